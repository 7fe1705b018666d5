import type { ComponentType } from 'react';
import { withMessages } from '#src/i18n/areas.ts';
import type { RouteName } from '#src/resources/paths.ts';
import type { PaymentRoute } from '#src/resources/wizardPaths.ts';

type Load = () => Promise<ComponentType>;

const paymentPage = (wizard: PaymentRoute) => async () =>
  (await withMessages('payments', import('#src/wizards/payment/PaymentPage.tsx'))).pages[wizard];

/** The code of each wizard, with its words: the first screen knows the address of this file alone. */
export const wizardPages = {
  Charge: paymentPage('Charge'),
  QuickCharge: paymentPage('QuickCharge'),
  Refund: paymentPage('Refund'),
  CreateBillingRequest: async () =>
    (await withMessages('billing', import('#src/wizards/billingRequest/BillingRequestPage.tsx'))).BillingRequestPage,
} as const satisfies Partial<Record<RouteName, Load>>;

export type WizardName = keyof typeof wizardPages;
