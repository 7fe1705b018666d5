import { useTranslate } from 'react-admin';
import { consumerRequest } from '#contract/entities/consumer.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { israelToday } from '#src/ui/forms/israelToday.ts';
import { schemaResolver } from '#src/ui/forms/schemaResolver.ts';
import { useGuardedForm, type GuardedForm } from '#src/ui/forms/useGuardedForm.ts';
import { customerBody, type CustomerValues } from './customerValues.ts';

interface CustomerFormOptions {
  defaultValues: CustomerValues;
  save: (values: CustomerValues) => Promise<OperationResponse | undefined>;
  onSaved: (result: OperationResponse) => void;
}

/** A form of a customer, judged by the request's own schema. */
export function useCustomerForm({ defaultValues, save, onSaved }: CustomerFormOptions): GuardedForm<CustomerValues> {
  const translate = useTranslate();
  const resolver = schemaResolver<CustomerValues>({
    schema: consumerRequest,
    toBody: (values) => customerBody(values, null),
    today: israelToday,
    translate,
  });
  return useGuardedForm<CustomerValues>({ defaultValues, resolver, save, onSaved });
}
