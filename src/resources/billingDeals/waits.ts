import { policyOfCall } from '#contract/callPolicies.ts';
import { addDays } from '#contract/calendarDays.ts';
import type { Wait } from '#src/list/waiting/waits.ts';
import { policyOf } from '#src/resources/paths.ts';

/** Another card is chosen, or asked for, where a deal is edited: no call does it for several. */
const newCard = { kind: 'each', label: 'waiting.act.newCard', ...policyOf('EditBillingDeal') } as const;

/** Active deals that are not charged, or will not be. */
export const dealWaits: readonly Wait[] = [
  {
    key: 'failedDeals',
    urgency: 'danger',
    text: 'waiting.failedDeals',
    filter: () => ({ onlyActive: true, hasError: true }),
    act: { kind: 'many', action: 'trigger', label: 'waiting.act.charge', ...policyOfCall('billing.trigger') },
  },
  {
    key: 'expiredCards',
    urgency: 'danger',
    text: 'waiting.expiredCards',
    filter: () => ({ onlyActive: true, creditCardExpired: true }),
    act: newCard,
  },
  {
    key: 'expiringCards',
    urgency: 'warning',
    text: 'waiting.expiringCards',
    filter: () => ({ onlyActive: true, quickStatus: 'expiredNextMonth' }),
    act: newCard,
  },
];

/** Days of the charges that are told ahead. */
const daysAhead = 14;

/** Charges that will come by themselves. */
export const comingWaits: readonly Wait[] = [
  {
    key: 'comingCharges',
    urgency: 'coming',
    text: 'waiting.comingCharges',
    filter: ({ today }) => ({ dateFrom: today, dateTo: addDays(today, daysAhead - 1) }),
  },
];
