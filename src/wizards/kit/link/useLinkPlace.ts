import { useState } from 'react';
import { documentTypes } from '#src/fields/invoice/invoiceValues.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { useSystemCurrency } from '#src/settings/currency.tsx';
import { useWizardTerminal } from '#src/settings/wizardTerminal.ts';

/** What a link of any kind starts with. */
interface LinkStart {
  currency: string;
  invoiceDetails: { invoiceType: string };
}

/** The terminal that the wizard of a link works on, and the values it starts with there: the terminal's usual document. */
export function useLinkPlace<Values extends LinkStart>(start: Values) {
  const { terminal, refused } = useWizardTerminal();
  const { currency: system } = useSystemCurrency();
  const locale = useCurrentLocale();
  const [initial] = useState(() => ({
    ...start,
    currency: start.currency || system.code,
    invoiceDetails: {
      ...start.invoiceDetails,
      invoiceType: documentTypes.find((type) => type === terminal.invoiceTypes?.charge) ?? documentTypes[0] ?? '',
    },
  }));
  return { terminal, refused, initial, place: { terminalID: terminal.terminalID, vatRate: terminal.vatRate, locale } };
}
