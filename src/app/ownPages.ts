import type { ComponentType } from 'react';
import { withMessages } from '#src/i18n/areas.ts';
import type { RouteName } from '#src/resources/paths.ts';
import type { PaymentRoute } from '#src/resources/wizardPaths.ts';

type Load = () => Promise<ComponentType>;

const paymentPage = (wizard: PaymentRoute) => async () =>
  (await withMessages('payments', import('#src/wizards/payment/PaymentPage.tsx'))).pages[wizard];

const paymentRequestPages = () =>
  withMessages('paymentRequests', import('#src/wizards/paymentRequest/PaymentRequestPage.tsx'));

/** The code of each page that belongs to no noun, with its words: the first screen knows the address of this file alone. */
export const ownPages = {
  Dashboard: async () =>
    (await withMessages('dashboard', import('#src/pages/dashboard/DashboardPage.tsx'))).DashboardPage,
  Charge: paymentPage('Charge'),
  QuickCharge: paymentPage('QuickCharge'),
  Refund: paymentPage('Refund'),
  CreateInvoice: async () =>
    (await withMessages('invoices', import('#src/wizards/invoicing/InvoicePage.tsx'))).InvoicePage,
  CreateBillingRequest: async () =>
    (await withMessages('billing', import('#src/wizards/billingRequest/BillingRequestPage.tsx'))).BillingRequestPage,
  CreatePaymentRequest: async () => (await paymentRequestPages()).PaymentRequestPage,
  CreatePaymentRequestAlt: async () => (await paymentRequestPages()).ShortPaymentRequestPage,
  EditPaymentRequest: async () =>
    (await withMessages('paymentRequests', import('#src/wizards/paymentRequest/edit/EditPaymentRequestPage.tsx')))
      .EditPaymentRequestPage,
} as const satisfies Partial<Record<RouteName, Load>>;

export type OwnPageName = keyof typeof ownPages;
