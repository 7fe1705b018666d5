import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { schemaResolver, type RequestRules } from './schemaResolver.ts';
import { useGuardedForm, type GuardedForm, type GuardedFormOptions } from './useGuardedForm.ts';

type RequestFormOptions<Values extends FieldValues> = Omit<GuardedFormOptions<Values>, 'resolver'> &
  RequestRules<Values>;

/** A form that is judged by the schema of its request. */
export function useRequestForm<Values extends FieldValues>(options: RequestFormOptions<Values>): GuardedForm<Values> {
  const { schema, toBody, fieldOf, ownFaults, context, ...form } = options;
  const translate = useTranslate();
  const rules = {
    schema,
    toBody,
    ...(fieldOf && { fieldOf }),
    ...(context && { context }),
    ...(ownFaults && { ownFaults }),
  };
  return useGuardedForm<Values>({ ...form, resolver: schemaResolver<Values>({ ...rules, translate }) });
}
