import { documentTypes } from '#src/fields/invoice/invoiceValues.ts';
import type { WizardPlace } from '#src/wizards/kit/useWizardPlace.ts';

/** What a link of any kind starts with. */
interface LinkStart {
  currency: string;
  invoiceDetails: { invoiceType: string };
}

/** The values that the wizard of a link starts with on a terminal: in the person's currency, with the terminal's usual document. */
export function linkDefaults<Values extends LinkStart>(
  start: Values,
  { terminal, systemCurrency }: WizardPlace,
): Values {
  return {
    ...start,
    currency: start.currency || systemCurrency.code,
    invoiceDetails: {
      ...start.invoiceDetails,
      invoiceType: documentTypes.find((type) => type === terminal.invoiceTypes?.charge) ?? documentTypes[0] ?? '',
    },
  };
}
