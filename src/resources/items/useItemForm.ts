import { useTranslate } from 'react-admin';
import { itemRequest } from '#contract/entities/item.ts';
import type { OperationResponse } from '#contract/envelope.ts';

import { israelToday } from '#src/ui/forms/israelToday.ts';
import { schemaResolver } from '#src/ui/forms/schemaResolver.ts';
import { useGuardedForm, type GuardedForm } from '#src/ui/forms/useGuardedForm.ts';
import { itemBody, type ItemValues } from './itemValues.ts';

interface ItemFormOptions {
  defaultValues: ItemValues;
  save: (values: ItemValues) => Promise<OperationResponse | undefined>;
  onSaved: (result: OperationResponse) => void;
}

/** A form of an item, judged by the request's own schema. */
export function useItemForm({ defaultValues, save, onSaved }: ItemFormOptions): GuardedForm<ItemValues> {
  const translate = useTranslate();
  const resolver = schemaResolver<ItemValues>({
    schema: itemRequest.omit(['terminalID']),
    toBody: (values) => itemBody(values, ''),
    today: israelToday,
    translate,
  });
  return useGuardedForm<ItemValues>({ defaultValues, resolver, save, onSaved });
}
