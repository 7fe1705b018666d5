import type { Noun } from '#sandbox/noun/noun.ts';
import { answerCompared } from './question.ts';
import { readTimeline } from './timeline.ts';
import { readConsumersTotals, readItemsTotals, readPaymentTypeTotals, readTransactionsTotals } from './totals.ts';

export const dashboardNoun: Noun = {
  handlers: {
    'dashboard.transactionsTotals': answerCompared(readTransactionsTotals),
    'dashboard.paymentTypeTotals': answerCompared(readPaymentTypeTotals),
    'dashboard.transactionTimeline': answerCompared(readTimeline, ({ granularity }) => ({ granularity })),
    'dashboard.itemsTotals': answerCompared(readItemsTotals),
    'dashboard.consumersTotals': answerCompared(readConsumersTotals),
  },
};
