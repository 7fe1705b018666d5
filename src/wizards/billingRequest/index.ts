import { defineWizard } from '#src/wizards/kit/defineWizard.ts';

/** Makes a link by which a customer sets up a billing deal, step by step. */
export const billingRequest = defineWizard({
  route: 'CreateBillingRequest',
  wizard: async () => (await import('./BillingRequestWizard.tsx')).BillingRequestWizard,
});
