import { shortGuidLength } from '#contract/constants.ts';
import { isObject, type Dictionaries } from '#contract/envelope.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { dateText, parseWireDate } from './dateText.ts';

/** Longest text of an object in a cell; the rest is on the record's own page. */
const greatestLength = 120;
/** Objects of the contract are at most three levels deep; deeper ones are foreign. */
const greatestDepth = 4;

function leaves(value: unknown, key: string, dictionaries: Dictionaries, timeZone: string, depth: number): string[] {
  if (value === null || value === undefined || value === '' || value === false || depth > greatestDepth) return [];
  if (value === true) return [key];
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, key, dictionaries, timeZone, depth + 1));
  if (isObject(value))
    return Object.entries(value).flatMap(([name, one]) => leaves(one, name, dictionaries, timeZone, depth + 1));
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = String(value);
  if (isGuid(text)) return [text.slice(0, shortGuidLength)];
  const date = parseWireDate(value);
  if (date) return [dateText(date, timeZone)];
  return [dictionaries[`${key}Enum`]?.[text] ?? text];
}

/**
 * An object or array as compact text: its values in their order, codes in words where a dictionary bears the key's
 * name, guids by their beginning, true flags by their name, nothing for absent ones.
 * @example objectText({ name: 'חולצה', size: 'M' }, {}, 'Asia/Jerusalem') // 'חולצה, M'
 */
export function objectText(value: object, dictionaries: Dictionaries, timeZone: string): string {
  const text = leaves(value, '', dictionaries, timeZone, 0)
    .filter((leaf) => leaf !== '')
    .join(', ');
  return text.length > greatestLength ? `${text.slice(0, greatestLength).trimEnd()}…` : text;
}
