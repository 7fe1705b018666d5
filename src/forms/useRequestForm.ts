import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Schema } from 'yup';
import { schemaResolver } from './schemaResolver.ts';
import { useGuardedForm, type GuardedForm, type GuardedFormOptions } from './useGuardedForm.ts';

interface RequestFormOptions<Values extends FieldValues> extends Omit<GuardedFormOptions<Values>, 'resolver'> {
  /** A request of `contract/entities`, or a part of one. */
  schema: Schema;
  /** What would be sent for the values of the form. */
  toBody: (values: Values) => unknown;
}

/** A form that is judged by the schema of its request. */
export function useRequestForm<Values extends FieldValues>(options: RequestFormOptions<Values>): GuardedForm<Values> {
  const { schema, toBody, ...form } = options;
  const translate = useTranslate();
  return useGuardedForm<Values>({ ...form, resolver: schemaResolver<Values>({ schema, toBody, translate }) });
}
