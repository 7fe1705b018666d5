import type { Noun } from '#sandbox/noun/noun.ts';
import { readConsumersTotals } from './customers.ts';
import { answerCompared, readCompared } from './question.ts';
import { readTimeline } from './timeline.ts';
import { readItemsTotals, readPaymentTypeTotals, readTransactionsTotals } from './totals.ts';

export const dashboardNoun: Noun = {
  handlers: {
    'dashboard.transactionsTotals': answerCompared(readTransactionsTotals),
    'dashboard.paymentTypeTotals': answerCompared(readPaymentTypeTotals),
    'dashboard.transactionTimeline': async (call) => {
      const { question, figures } = await readCompared(call, readTimeline);
      return { json: { granularity: question.granularity, ...figures } };
    },
    'dashboard.itemsTotals': answerCompared(readItemsTotals),
    'dashboard.consumersTotals': answerCompared(readConsumersTotals),
  },
};
