import { rowsOfLists } from '#contract/entities/byCall.ts';
import { isObject } from '#contract/envelope.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import type { QueryParameters } from '#contract/query.ts';
import { misses, refuses, when, wrong, type Fault } from '#conform/check.ts';
import { rowsOf, sampleSize, type Kit, type ReadList } from '#conform/kit.ts';
import { faultsOfAnswer, isReadable } from './answered.ts';
import { faultsOfShape } from './shape.ts';
import { tells } from './values.ts';

function faultsOfEnvelope(answer: unknown): Fault[] {
  if (!isObject(answer)) return [refuses('The answer is no object with rows in "data": no row is shown.')];
  const { data, numberOfRecords } = answer;
  if (!Array.isArray(data) && !(data === null && numberOfRecords === 0)) {
    return [refuses('Rows do not stand in "data": no row is shown.')];
  }
  const faults = when(!rowsOf(answer).length && rowsOf({ data }).length > 0, refuses('No row is an object.'));
  if (numberOfRecords === undefined)
    return [...faults, misses('numberOfRecords is missing: no count and no last page.')];
  if (!Number.isInteger(numberOfRecords)) return [...faults, wrong('numberOfRecords is no whole number.')];
  return [
    ...faults,
    ...when(
      Number(numberOfRecords) < rowsOf(answer).length,
      wrong('numberOfRecords is less than the rows: no count and no last page.'),
    ),
  ];
}

/** Fields of the contract that no row tells, not even as null. */
function faultsOfFields(id: ListEndpointId, answer: unknown): Fault[] {
  const rows = rowsOf(answer);
  const never = Object.keys(rowsOfLists[id].fields).filter((field) => !rows.some((row) => tells(row, field)));
  const shape = faultsOfShape(id, answer);
  return [
    ...shape,
    ...never
      .filter((field) => !shape.some(({ text }) => text.startsWith(`${field} `)))
      .map((field) => misses(`${field} is in no row: it stays empty.`)),
  ];
}

/** Asks a list for its first rows. @returns undefined where it cannot be read */
export async function checkList(
  { ask, checks, options }: Kit,
  id: ListEndpointId,
  path: Readonly<Record<string, string>>,
  query: QueryParameters,
): Promise<ReadList | undefined> {
  const answer = await ask(id, { path, query: { ...query, take: sampleSize } });
  const read = faultsOfAnswer(answer, options.slowMs);
  checks.judge(id, 'answer', read);
  if (!isReadable(read)) return undefined;
  const envelope = faultsOfEnvelope(answer.json);
  checks.judge(id, 'envelope', envelope);
  if (!isReadable(envelope)) return undefined;
  const rows = rowsOf(answer.json);
  if (rows.length === 0) checks.skip(id, 'fields', 'the list has no row');
  else checks.judge(id, 'fields', faultsOfFields(id, answer.json));
  const { numberOfRecords } = answer.json as { numberOfRecords?: unknown };
  return { id, path, query, rows, count: Number(numberOfRecords), answer: answer.json };
}
