import { consumerRequest } from '#contract/entities/consumer.ts';
import type { GuardedForm, GuardedFormOptions } from '#src/forms/useGuardedForm.ts';
import { useRequestForm } from '#src/forms/useRequestForm.ts';
import { customerBody, type CustomerValues } from './customerValues.ts';

/** The form of a customer, new or not. */
export function useCustomerForm(options: GuardedFormOptions<CustomerValues>): GuardedForm<CustomerValues> {
  return useRequestForm({ schema: consumerRequest, toBody: (values) => customerBody(values, null), ...options });
}
