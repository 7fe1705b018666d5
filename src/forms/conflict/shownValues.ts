import type { FieldValues, Path } from 'react-hook-form';
import { isObject } from '#contract/envelope.ts';
import { textOf } from '#src/forms/formTexts.ts';
import type { ConflictField } from './changedFields.ts';

/** How a value is shown by the name of its field, see `ConflictField`. */
export type Shown = (value: unknown) => string;

type Translate = (key: string) => string;

/**
 * The fields of a form as a conflict shows them.
 * @param fields paths of the values by the key of their words
 * @param shown how a value is shown by its path; absent: as it is
 */
export const conflictFieldsOf = <Values extends FieldValues>(
  translate: Translate,
  fields: Readonly<Record<string, Path<Values>>>,
  shown: Readonly<Record<string, Shown>>,
): ConflictField<Values>[] =>
  Object.entries(fields).map(([key, name]) => ({
    name,
    label: translate(key),
    ...(shown[name] && { show: shown[name] }),
  }));

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
