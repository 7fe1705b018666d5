import { isAddress } from '#contract/addressText.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import { isSchedule } from '#src/meta/format/scheduleText.ts';

/** True of what is not there: absent, an empty text, list or object. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** True of what a merchant learns nothing from: what is empty, nought, a flag that is not set. */
export function saysNothing(value: unknown): boolean {
  return isEmpty(value) || value === false || value === 0;
}

/** True of an object with parts of its own; addresses and schedules are one text. */
export const isNested = (value: unknown): value is Row => isObject(value) && !isAddress(value) && !isSchedule(value);

/** The last name of a path. @example leafOf('dealDetails.consumerName') // 'consumerName' */
export const leafOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The path of a field beside another. @example besideOf('dealDetails.consumerName', 'consumerID') */
export const besideOf = (path: string, leaf: string): string => path.slice(0, path.lastIndexOf('.') + 1) + leaf;

/**
 * Where a record keeps a field: rows of lists are flat, and whole records keep the same field inside an object.
 * @example pathIn({ creditCardDetails: { cardNumber: '****1' } }, 'cardNumber') // 'creditCardDetails.cardNumber'
 */
export function pathIn(record: Row, path: string): string {
  if (!isEmpty(fieldValue(record, path))) return path;
  const leaf = leafOf(path);
  if (leaf !== path) return isEmpty(record[leaf]) ? path : leaf;
  const holder = Object.entries(record).find(([, value]) => isObject(value) && !isEmpty(value[path]));
  return holder ? `${holder[0]}.${path}` : path;
}
