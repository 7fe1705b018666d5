import { definePage } from '#src/resources/definePage.ts';
import { defineWizard } from '#src/wizards/kit/defineWizard.ts';

/** Makes a payment link, step by step. */
export const paymentRequest = defineWizard({
  route: 'CreatePaymentRequest',
  wizard: async () => (await import('./PaymentRequestWizard.tsx')).PaymentRequestWizard,
});

/** Makes a payment link on one screen. */
export const shortPaymentRequest = defineWizard({
  route: 'CreatePaymentRequestAlt',
  wizard: async () => (await import('./PaymentRequestWizard.tsx')).ShortPaymentRequestWizard,
});

/** Changes a payment link until it is paid or canceled. */
export const editPaymentRequest = definePage({
  route: 'EditPaymentRequest',
  page: async () => (await import('./edit/EditPaymentRequestPage.tsx')).EditPaymentRequestPage,
});
