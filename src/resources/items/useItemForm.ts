import { itemRequest } from '#contract/entities/item.ts';
import type { GuardedForm, GuardedFormOptions } from '#src/forms/useGuardedForm.ts';
import { useRequestForm } from '#src/forms/useRequestForm.ts';
import { itemBody, type ItemValues } from './itemValues.ts';

const schema = itemRequest.omit(['terminalID']);

/** The form of an item, new or not. */
export function useItemForm(options: GuardedFormOptions<ItemValues>): GuardedForm<ItemValues> {
  return useRequestForm({ schema, toBody: (values) => itemBody(values, ''), ...options });
}
