import type { PaymentRoute } from '#src/resources/wizardPaths.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { defaultInvoiceType } from '#src/wizards/payment/form/invoiceTypes.ts';
import type { PaymentKind } from '#src/wizards/payment/form/offers.ts';
import { emptyPayment, type PaymentValues } from '#src/wizards/payment/form/paymentForm.ts';
import type { Outcome } from '#src/wizards/payment/result/outcome.ts';

/** Which wizard it is, and what it begins with. */
export interface PaymentWizardOptions {
  wizard: PaymentRoute;
  kind: PaymentKind;
  /** All on one step. */
  quick?: boolean;
  start: Partial<PaymentValues>;
  /** The address gave something; then no draft is brought back. */
  hasStart: boolean;
  onDone: (outcome: Outcome) => void;
}

/** Values of a wizard that nobody has touched. */
export function initialValues(
  kind: PaymentKind,
  start: Partial<PaymentValues>,
  terminal: Terminal,
  system: Currency,
): PaymentValues {
  return {
    ...emptyPayment,
    invoiceDetails: { ...emptyPayment.invoiceDetails, invoiceType: defaultInvoiceType(kind, terminal) },
    ...start,
    currency: start.currency || system.code,
  };
}
