import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext, type ControllerRenderProps, type FieldValues } from 'react-hook-form';
import { noCardNumber } from '#contract/rules/cardInText.ts';
import { maxLength as noLonger } from '#contract/rules/text.ts';
import { showField } from './shownFields.ts';

/** What every input of a form takes. Its value in the form is a text as typed. */
export interface InputProps {
  /** Path of the value in the form, e.g. `dealDetails.items.0.price`. */
  name: string;
  label: string;
  /** Stands below, until an error takes its place. */
  help?: string | undefined;
  /** Says that it must not be empty; the form's resolver judges. */
  required?: boolean;
  disabled?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
}

/** An input's tie to its form: value and handlers, its error in words, and the ids that label and error hang on. */
export interface FieldTie {
  id: string;
  field: ControllerRenderProps<FieldValues, string>;
  /** The value as a text. */
  value: string;
  error: string | undefined;
  /** For the element itself. */
  described: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}

/**
 * Ties an input to the form around it by the name of its value.
 * @param how.maxLength characters that a text may have; a longer one stays as it is and is said to be too long, and so
 *   does one that holds a card's number
 * @throws Error outside of a form
 */
export function useField({
  name,
  help,
  maxLength = Infinity,
}: Pick<InputProps, 'name' | 'help'> & { maxLength?: number | undefined }): FieldTie {
  const translate = useTranslate();
  const id = useId();
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  useEffect(() => showField(control, name), [control, name]);
  const value = field.value === undefined || field.value === null ? '' : String(field.value);
  const own = Number.isFinite(maxLength) ? (noLonger(maxLength)(value) ?? noCardNumber(value)) : undefined;
  const error = fieldState.error ? (fieldState.error.message ?? '') : own && translate(own.key, own.values);
  const below = error === undefined ? help && `${id}-help` : `${id}-error`;
  return {
    id,
    field,
    value,
    error,
    described: { 'aria-invalid': error === undefined ? undefined : true, 'aria-describedby': below || undefined },
  };
}
