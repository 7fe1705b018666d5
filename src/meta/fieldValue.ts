import { isObject, type Row } from '#contract/envelope.ts';

/**
 * The value of a column in a raw row; a name with dots, where the row has no such key, is a path into its objects.
 * @example fieldValue({ payload: { eventName: 'ConsumerCreated' } }, 'payload.eventName') // 'ConsumerCreated'
 */
export function fieldValue(row: Row, field: string): unknown {
  if (Object.hasOwn(row, field) || !field.includes('.')) return row[field];
  return field
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), row);
}
