import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { RecordPageDeclaration } from '#src/record/declaration.ts';
import { dealLines, payer, subject, vatHint, whoTitle } from '#src/fields/deal/dealFacts.ts';
import { BillingRequestNotes } from './BillingRequestNotes.tsx';

/** A billing request or permanent link: whom it asks for what, when it would be charged, the link, and what came of it. */
export const recordPage: RecordPageDeclaration<RecordOf<'billingRequests'>> = {
  title: whoTitle,
  amount: {
    key: 'head',
    label: 'dealFact.amount',
    value: ({ transactionAmount }) => (transactionAmount ? { money: transactionAmount } : undefined),
  },
  status: 'quickStatus',
  notes: BillingRequestNotes,
  facts: [
    {
      key: 'payer',
      label: 'dealFact.payer',
      of: ['dealDetails.consumerName', 'dealDetails.consumerPhone', 'dealDetails.consumerID', 'consumerID'],
      value: payer,
    },
    { key: 'subject', label: 'dealFact.subject', of: ['dealDetails.dealDescription'], value: subject },
    {
      key: 'amount',
      label: 'dealFact.amount',
      of: ['transactionAmount', 'vatTotal', 'vatRate', 'amount', 'totalAmount'],
      value: (request, words) =>
        request.transactionAmount ? { money: request.transactionAmount, hint: vatHint(request, words) } : undefined,
    },
    { field: 'billingSchedule', label: 'deal.schedule' },
    { field: 'dueDate', label: 'billingRequest.due' },
    { field: 'paymentRequestTimestamp', label: 'deal.created' },
    { field: 'billingDealID', label: 'billingRequest.deal' },
    { field: 'cardOwnerName' },
  ],
  tables: [{ ...dealLines, sum: { column: 'amount', total: 'transactionAmount', parts: ['netTotal', 'vatTotal'] } }],
  technical: [
    'status',
    'paymentRequestUrl',
    'paymentRequestAmount',
    'netTotal',
    'numberOfPayments',
    'origin',
    'fromAddress',
    'requestSubject',
    'redirectUrl',
  ],
};
