import type { Noun } from '#sandbox/noun/noun.ts';
import { activateDeals, disableDeals } from './activation.ts';
import { createBillingDeal, createInvoiceOnlyDeal } from './create.ts';
import { futureBillingsList } from './futureBillings.ts';
import { billingList } from './list.ts';
import { pauseDeal, unpauseDeal } from './pause.ts';
import { billingRecord, getCardNumber } from './record.ts';
import { seedBillingDeals } from './seed.ts';
import { triggerByTerminal, triggerDeals } from './trigger.ts';
import { updateBillingDeal, updateInvoiceOnlyDeal } from './update.ts';

export const billingNoun: Noun = {
  lists: [billingList, futureBillingsList],
  handlers: {
    'billing.get': billingRecord.get,
    'billing.cardNumber': getCardNumber,
    'billing.create': createBillingDeal,
    'billing.update': updateBillingDeal,
    'invoiceOnlyBilling.create': createInvoiceOnlyDeal,
    'invoiceOnlyBilling.update': updateInvoiceOnlyDeal,
    'billing.pause': pauseDeal,
    'billing.unpause': unpauseDeal,
    'billing.trigger': triggerDeals,
    'billing.triggerByTerminal': triggerByTerminal,
    'billing.activate': activateDeals,
    'billing.disable': disableDeals,
  },
  seed: seedBillingDeals,
};
