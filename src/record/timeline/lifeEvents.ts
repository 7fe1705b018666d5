import type { Row } from '#contract/envelope.ts';
import { parseWireDate } from '#src/meta/format/dateText.ts';
import type { FactWords, RecordEvent } from '#src/record/declaration.ts';

/** Milliseconds in which two times tell of one act. */
const together = 60_000;

/** Milliseconds of a time of the wire; a day counts from its noon. */
export function timeOf(value: unknown): number | undefined {
  const date = parseWireDate(value);
  if (!date) return undefined;
  return date.kind === 'instant' ? date.at.getTime() : Date.parse(`${date.day}T12:00:00Z`);
}

/** Whether two times tell of one act. */
export const isTogether = (one: unknown, other: unknown): boolean =>
  Math.abs((timeOf(one) ?? Infinity) - (timeOf(other) ?? 0)) < together;

interface Life {
  /** When it was made, and what that is called: a catalogue key. */
  made: unknown;
  label?: string;
  /** Times of other acts that leave their hand on the record. */
  others?: readonly unknown[];
}

/**
 * That a record was made, and its last change, by the last hand (`operationDoneBy`), which is all the wire tells; a change that
 * is one of its other acts is theirs.
 */
export function lifeEvents(
  { updatedDate, operationDoneBy }: Row,
  { made, label = 'record.event.made', others = [] }: Life,
  { translate }: FactWords,
): RecordEvent[] {
  const by = typeof operationDoneBy === 'string' ? operationDoneBy : undefined;
  const isMaker = updatedDate === undefined || updatedDate === null || isTogether(updatedDate, made);
  const isOther = others.some((other) => isTogether(updatedDate, other));
  return [
    { key: 'made', date: made, text: translate(label), by: isMaker ? by : undefined },
    ...(isMaker || isOther ? [] : [{ key: 'changed', date: updatedDate, text: translate('record.event.changed'), by }]),
  ];
}
