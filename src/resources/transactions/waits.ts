import { addDays } from '#contract/calendarDays.ts';
import { statusesOf } from '#contract/enums.ts';
import { chargeTypes } from '#contract/settled.ts';
import type { Wait } from '#src/list/waiting/waits.ts';

/** A charge whose refund failed still stands. */
const failed = statusesOf('Failed').filter((status) => status !== 'chargebackFailed');

/** Transactions that somebody has to look after. */
export const transactionWaits: readonly Wait[] = [
  {
    key: 'failedCharges',
    urgency: 'danger',
    text: 'waiting.failedCharges',
    filter: ({ since }) => ({
      jDealType: 'J4',
      statuses: failed,
      specialTransactionType: chargeTypes,
      dateFrom: since,
    }),
    act: { kind: 'each', label: 'waiting.act.oneByOne' },
  },
  {
    key: 'untransmitted',
    urgency: 'warning',
    text: 'waiting.untransmitted',
    // Every night transmits cards; what is of today waits for the next one.
    filter: ({ today }) => ({ jDealType: 'J4', paymentType: 'card', notTransmitted: true, dateTo: addDays(today, -1) }),
    act: { kind: 'many', action: 'transmit', label: 'waiting.act.transmit' },
  },
];
