import { useSettings } from '#src/settings/settings.ts';
import { issuesInvoice } from './form/offers.ts';
import { usePayment, usePaymentValues } from './paymentContext.ts';

/** What a deal's document is called and where it goes; `email` is empty while nobody has said it. Undefined: none is made. */
export function useDocumentText(): { type: string; email: string } | undefined {
  const { place } = usePayment();
  const { dictionaries } = useSettings();
  const values = usePaymentValues();
  if (!issuesInvoice(values, place)) return undefined;
  const { invoiceType } = values.invoiceDetails;
  const email = values.dealDetails.consumerEmail.trim();
  return { type: dictionaries.invoiceTypeEnum?.[invoiceType] ?? invoiceType, email: email && `\u2066${email}\u2069` };
}
