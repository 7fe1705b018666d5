import { israelDay } from '#contract/israelDay.ts';
import { isObject, type Row } from '#contract/envelope.ts';

/** A value of a row; dots lead into it, as in `payload.eventName`. */
export function valueAt(row: Row, field: string): unknown {
  if (Object.hasOwn(row, field)) return row[field];
  return field.split('.').reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), row);
}

/** Whether a row tells a field at all, be it null. */
export function tells(row: Row, field: string): boolean {
  const [first = '', ...rest] = field.split('.');
  if (Object.hasOwn(row, field)) return true;
  if (!Object.hasOwn(row, first)) return false;
  const value = row[first];
  return rest.length === 0 || !isObject(value) || tells(value, rest.join('.'));
}

/** The Israel day of an instant, or of a business day, which has no zone (docs/wire.md §1.5). */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined;
  if (value.endsWith('T00:00:00') || value.length === 10) return value.slice(0, 10);
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? undefined : israelDay(at);
}

/** The name of a field as a report may show it. */
export const fieldName = (field: string) => (/^[\w.]{1,80}$/.test(field) ? field : 'a field');
