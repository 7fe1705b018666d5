import { isObject } from '#contract/envelope.ts';
import { textOf } from '#src/forms/formTexts.ts';

/** How a value is shown by the name of its field, see `ConflictField`. */
export type Shown = (value: unknown) => string;

type Translate = (key: string) => string;

/** A check's value in words. */
export const yesOrNo =
  (translate: Translate): Shown =>
  (value) =>
    translate(value === true ? 'ra.boolean.true' : 'ra.boolean.false');

/** A code's word; itself where there is none. */
export const wordOf =
  (words: Readonly<Record<string, string>> = {}): Shown =>
  (value) =>
    typeof value === 'string' ? (words[value] ?? value) : '';

/** Several things, one after the other. @param fields that say of each what it is */
export const eachOf =
  (...fields: readonly string[]): Shown =>
  (value) =>
    (Array.isArray(value) ? value : [])
      .map((one: unknown) => (isObject(one) ? fields.map((field) => textOf(one[field])) : []))
      .map((texts) => texts.filter(Boolean).join(' '))
      .filter(Boolean)
      .join(' · ');
