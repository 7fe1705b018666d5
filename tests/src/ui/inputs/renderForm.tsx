import { screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import type { Locale } from '#contract/constants.ts';
import { withMessages } from '#src/i18n/laterWords.ts';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';

type Values = Record<string, unknown>;

/** Draws inputs in a form of their own. `values()` tells what the form holds, `submitted` how often Enter got through. */
export async function renderForm(
  inputs: ReactNode,
  { values = {}, errors, locale = 'en-IL' }: { values?: Values; errors?: FieldErrors; locale?: Locale } = {},
) {
  await withMessages(Promise.resolve());
  const form: { read?: () => Values } = {};
  let submitted = 0;
  function Form() {
    const methods = useForm({ defaultValues: values, ...(errors && { errors }) });
    useEffect(() => {
      form.read = methods.getValues;
    }, [methods]);
    return (
      <FormProvider {...methods}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submitted += 1;
          }}
        >
          {inputs}
          <button type="submit">Save</button>
        </form>
      </FormProvider>
    );
  }
  const shell = await renderShell({ content: <Form />, bare: true, locale });
  return { ...shell, values: () => form.read?.(), submitted: () => submitted };
}

/** An input by its label. */
export const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** Puts the caret into an input, behind so many characters. */
export function placeCaret(element: HTMLInputElement, caret: number): void {
  element.focus();
  element.setSelectionRange(caret, caret);
}
