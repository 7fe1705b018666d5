import type { Schema } from 'yup';
import { locales } from '#contract/constants.ts';
import { enums } from '#contract/enums.ts';
import { en } from '#contract/messages/en.ts';
import { he } from '#contract/messages/he.ts';
import { isGuid } from '#contract/rules/guid.ts';

/** Stands for a value that is left out, and names its field. @example placeholderOf('consumerName') // '‹consumerName›' */
export const placeholderOf = (name: string) => `‹${name}›`;

/** Longer numbers may be an identity's, a telephone's or a card's. */
const largest = 10_000_000;

/** Whether a number is an amount, a count or a code, and too short to be anybody's. At most four decimals. */
export function isHarmlessNumber(value: number): boolean {
  return Math.abs(value) < largest && Math.round(value * 10_000) / 10_000 === value;
}

const forms = {
  guid: isGuid,
  instant: (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?Z$/.test(text),
  day: (text: string) => /^\d{4}-\d\d-\d\d(T00:00:00)?$/.test(text),
};

/** Whether a text of a field tells nothing of a person: a word of its enumeration, an id, a time. */
export function isHarmlessText(schema: Schema, text: string): boolean {
  const { oneOf, meta } = schema.describe();
  if (oneOf.length > 0) return oneOf.includes(text);
  return meta?.harmless !== undefined && forms[meta.harmless](text);
}

const words: ReadonlySet<string> = new Set([...Object.values(enums).flatMap(Object.keys), ...locales, 'true', 'false']);

/** Whether a value of an address's query tells nothing of a person, whatever it is called. */
export function isHarmlessParameter(text: string): boolean {
  if (forms.guid(text) || forms.day(text) || words.has(text)) return true;
  return /^-?\d{1,7}(\.\d{1,2})?$/.test(text) && isHarmlessNumber(Number(text));
}

const isFinished = (text: string) => !text.includes('%{');
const texts: ReadonlySet<string> = new Set([
  ...Object.keys(he),
  ...Object.values(he).filter(isFinished),
  ...Object.values(en).filter(isFinished),
]);

/** Whether what a server says is a text of the contract's catalogue, which names nobody. */
export const isKnownText = (text: string) => texts.has(text);
