import { dateText, localTimeZone, parseWireDate } from '#src/meta/format/dateText.ts';

/** A day as part of a sentence, whatever its direction. */
export function dayText(value: unknown): string {
  const date = parseWireDate(value);
  return date ? `\u2066${dateText(date, localTimeZone())}\u2069` : '';
}
