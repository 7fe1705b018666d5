import { useFormContext } from 'react-hook-form';
import { useValuesNow } from '#src/wizards/kit/useValuesNow.ts';
import type { InvoiceWizardValues } from './form/invoiceValues.ts';

/** The values as they stand now. */
export const useInvoiceValues = () => useValuesNow(useFormContext<InvoiceWizardValues>());
