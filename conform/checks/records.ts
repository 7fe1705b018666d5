import type { EndpointId } from '#contract/endpoints.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import { when, wrong } from '#conform/check.ts';
import type { Question } from '#conform/ask.ts';
import type { Kit } from '#conform/kit.ts';
import { faultsOfAnswer, isReadable } from './answered.ts';
import { faultsOfShape } from './shape.ts';

/** A read of anything but a list: it answers in the shape of the contract. @returns the answer, where it can be read */
export async function checkRead(
  { ask, checks, options }: Kit,
  id: EndpointId,
  question: Question = {},
): Promise<unknown> {
  const answer = await ask(id, question);
  const faults = faultsOfAnswer(answer, options.slowMs);
  checks.judge(id, 'answer', faults);
  if (!isReadable(faults)) return undefined;
  checks.judge(id, 'fields', faultsOfShape(id, answer.json));
  return answer.json;
}

const nobody = '00000000-0000-4000-8000-000000000000';
/** A number below which no file stands. */
const nothing = '999999999';

/** One record is that of its row, and an id that nobody has is told from a failure. */
export async function checkRecord(
  kit: Kit,
  id: EndpointId,
  { row, idField, parameter, query = {} }: { row: Row; idField: string; parameter: string } & Pick<Question, 'query'>,
): Promise<void> {
  const key = String(row[idField]);
  const record = await checkRead(kit, id, { path: { [parameter]: key }, query });
  if (isObject(record)) {
    const differs = String(record[idField]) !== key;
    kit.checks.judge(id, 'same record', when(differs, wrong(`The record has another ${idField} than was asked for.`)));
  }
  const unknown = /^\d+$/.test(key) ? nothing : nobody;
  const { status } = await kit.ask(id, { path: { [parameter]: unknown }, query });
  const text = `A record that does not exist is answered with ${status}, not with 404: its page shows a failure or another record.`;
  kit.checks.judge(id, 'unknown record', when(status !== 404, wrong(text)));
}
