import type { Handlers } from '#sandbox/core/call.ts';
import { answerCompared } from './question.ts';
import { readTimeline } from './timeline.ts';
import { readConsumersTotals, readItemsTotals, readPaymentTypeTotals, readTransactionsTotals } from './totals.ts';

export const handlers: Handlers = {
  'dashboard.transactionsTotals': answerCompared(readTransactionsTotals),
  'dashboard.paymentTypeTotals': answerCompared(readPaymentTypeTotals),
  'dashboard.transactionTimeline': answerCompared(readTimeline, ({ granularity }) => ({ granularity })),
  'dashboard.itemsTotals': answerCompared(readItemsTotals),
  'dashboard.consumersTotals': answerCompared(readConsumersTotals),
};
