import type { Currency } from '#src/settings/dictionaries.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import type { WizardRound } from '#src/wizards/kit/createWizardPage.tsx';
import { defaultInvoiceType } from '#src/wizards/payment/form/invoiceTypes.ts';
import { issuesByItself, type PaymentKind } from '#src/wizards/payment/form/offers.ts';
import { emptyPaymentForm, type PaymentFormValues } from '#src/wizards/payment/form/paymentForm.ts';
import type { Outcome } from '#src/wizards/payment/result/outcome.ts';

/** One deal, from what it begins with to its outcome. */
export type PaymentRound = WizardRound<Partial<PaymentFormValues>, Outcome>;

/** Which wizard it is, and what it begins with. */
export interface PaymentWizardOptions extends PaymentRound {
  kind: PaymentKind;
  /** All on one step. */
  quick: boolean;
}

/** Values of a wizard that nobody has touched. */
export function initialValues(
  kind: PaymentKind,
  start: Partial<PaymentFormValues>,
  terminal: Terminal,
  system: Currency,
): PaymentFormValues {
  const { dealDetails = emptyPaymentForm.dealDetails } = start;
  return {
    ...emptyPaymentForm,
    issueInvoice: issuesByItself(kind, dealDetails, terminal),
    invoiceDetails: { ...emptyPaymentForm.invoiceDetails, invoiceType: defaultInvoiceType(kind, terminal) },
    ...start,
    currency: start.currency || system.code,
  };
}
