import { createRequiredContext } from '#src/store/createRequiredContext.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Currency } from '#src/settings/dictionaries.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import type { BillingRequestValues } from './form/requestValues.ts';

/** Where a request is made: what every step knows besides the values. */
export interface RequestScene {
  terminal: Terminal;
  /** Of the charges. */
  currency: Currency;
}

export const [RequestSceneProvider, useRequestScene] = createRequiredContext<RequestScene>(
  'the wizard of a billing request',
);

/** The values as they stand now. */
export function useRequestValues(): BillingRequestValues {
  const { control, getValues } = useFormContext<BillingRequestValues>();
  // Watched fields may not be there yet on the first draw; the values are.
  useWatch({ control });
  return getValues();
}
