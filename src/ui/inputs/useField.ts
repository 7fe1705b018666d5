import { useEffect } from 'react';
import { useInput, useTranslate, useTranslateLabel, type Validator } from 'react-admin';
import { useFormContext, type ControllerRenderProps, type FieldValues } from 'react-hook-form';
import { noCardNumber } from '#contract/rules/cardInText.ts';
import { maxLength as noLonger } from '#contract/rules/text.ts';
import { showField } from './shownFields.ts';
import { useErrorText } from './useErrorText.ts';

/** What every input of a form takes, as react-admin's inputs do. Without `parse` its value is a text as typed. */
export interface InputProps {
  /** Path of the value in the form, e.g. `dealDetails.items.0.price`; a SourceContext puts its own before it. */
  source: string;
  /** Words, or the key of some; absent: what the resource around calls the field. */
  label?: string | undefined;
  /** Words, or the key of some, that stand below until an error takes their place. */
  helperText?: string | undefined;
  /** Says that it must not be empty; whoever judges the form judges it. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  /** Judges the value in a form that no resolver judges, as react-admin's own form; in ours the request's schema does. */
  validate?: Validator | Validator[] | undefined;
  /** The value of the form as it is shown. */
  format?: ((value: unknown) => unknown) | undefined;
  /** What is typed as the form has it. */
  parse?: ((typed: unknown) => unknown) | undefined;
}

/** What frames an input: its words, its error, and the id that label and error hang on. */
export interface FieldFrame {
  id: string;
  label: string;
  helperText: string | undefined;
  required: boolean;
  error: string | undefined;
}

/** An input's tie to its form. */
export interface FieldTie {
  field: ControllerRenderProps<FieldValues, string>;
  /** What is shown, as a text. */
  value: string;
  frame: FieldFrame;
  /** For the element itself. */
  element: {
    id: string;
    disabled: boolean | undefined;
    'aria-required': true | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

const asItIs = (value: unknown) => value;

/**
 * Ties an input to the form around it by react-admin's `useInput`.
 * @param props.maxLength characters that a text may have; a longer one stays as it is and is said to be too long, and so
 *   does one that holds a card's number
 * @throws Error outside of a form
 */
export function useField(props: InputProps & { maxLength?: number | undefined }): FieldTie {
  const { source, validate, disabled, format = asItIs, parse = asItIs, maxLength = Infinity } = props;
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const errorText = useErrorText();
  const rules = { ...(validate && { validate }), ...(props.required && { isRequired: true }) };
  // Not `disabled`: react-hook-form would take the value out of the form.
  const { id, field, fieldState, isRequired } = useInput<unknown>({ source, format, parse, ...rules });
  const { control } = useFormContext();
  const { name } = field;
  useEffect(() => showField(control, name), [control, name]);
  const value = field.value === undefined || field.value === null ? '' : String(field.value);
  const own = Number.isFinite(maxLength) ? (noLonger(maxLength)(value) ?? noCardNumber(value)) : undefined;
  const found = fieldState.error ? (fieldState.error.message ?? '') : own;
  const error = found === undefined ? undefined : errorText(found);
  const label = translateLabel({ source, label: props.label });
  const helperText = props.helperText && translate(props.helperText, { _: props.helperText });
  const below = error === undefined ? helperText && `${id}-help` : `${id}-error`;
  return {
    field,
    value,
    frame: { id, label: typeof label === 'string' ? label : '', helperText, required: isRequired, error },
    element: {
      id,
      disabled,
      'aria-required': isRequired || undefined,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': below || undefined,
    },
  };
}
