import { useFormContext, useWatch } from 'react-hook-form';
import type { Currency } from '#src/settings/dictionaries.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { createRequiredContext } from '#src/store/createRequiredContext.ts';
import type { InvoiceWizardValues } from './form/invoiceValues.ts';

/** Where a document is made: what every step knows besides the values. */
export interface InvoiceScene {
  terminal: Terminal;
  /** Of documents: shekels. */
  currency: Currency;
}

export const [InvoiceSceneProvider, useInvoiceScene] = createRequiredContext<InvoiceScene>('the invoice wizard');

/** The values as they stand now. */
export function useInvoiceValues(): InvoiceWizardValues {
  const { control, getValues } = useFormContext<InvoiceWizardValues>();
  // Watched fields may not be there yet on the first draw; the values are.
  useWatch({ control });
  return getValues();
}
