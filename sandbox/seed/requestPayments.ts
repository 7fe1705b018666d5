import { addMonths } from '#contract/calendarDays.ts';
import { cardKinds, someCard } from '#sandbox/db/seed/cards.ts';
import { cycle } from '#sandbox/db/seed/random.ts';
import type { PaymentRequestRow, SeedContext } from '#sandbox/db/seed/seedContext.ts';
import { transactionRow, type TransactionRow } from './transactionRow.ts';

/** Whether a link was paid by a transaction of its own: a link that only saves a card makes none. */
export function wasPaid(request: PaymentRequestRow): boolean {
  return request.status === 'payed' && !request.onlyAddCard;
}

/** The transaction that paid a link; leaves its trace on the link. */
export function requestPayment(context: SeedContext, request: PaymentRequestRow, index: number): TransactionRow {
  const random = context.random(`request payment ${index}`);
  const consumer = context.consumers.find(({ consumerID }) => consumerID === request.consumerID);
  const terminal = context.terminals.find(({ terminalID }) => terminalID === request.terminalID);
  if (!terminal) throw new Error(`link ${request.paymentRequestID} has no terminal`);
  const owner = { name: consumer?.consumerName ?? '', nationalID: consumer?.consumerNationalID ?? null };
  const row = transactionRow(context, {
    id: context.ids('request payment')(index),
    index: 800_000 + index,
    random,
    when: new Date(Math.min(request.paymentRequestTimestamp.getTime() + 16_200_000, context.now.getTime() - 60_000)),
    terminal,
    consumer,
    status: 'completed',
    paymentTypeEnum: 'card',
    documentOrigin: 'paymentRequest',
    transactionType: request.transactionType ?? 'regularDeal',
    jDealType: 'J4',
    specialTransactionType: 'regularDeal',
    currency: request.currency,
    amount: request.paymentRequestAmount,
    vatRate: request.vatRate,
    numberOfPayments: request.numberOfPayments ?? 1,
    card: someCard(random, cycle(cardKinds, index), addMonths(context.today, random.integer(2, 40)), owner),
    creditCardToken: null,
    items: [],
    description: request.dealDescription ?? null,
  });
  request.paymentTransactionID = row.paymentTransactionID;
  request.userPaidDetails = {
    vatRate: row.vatRate,
    vatTotal: row.vatTotal,
    netTotal: row.netTotal,
    transactionAmount: row.transactionAmount,
  };
  const isIntent = request.kind === 'paymentIntent';
  return {
    ...row,
    paymentRequestID: isIntent ? null : request.paymentRequestID,
    paymentIntentID: isIntent ? request.paymentRequestID : null,
  };
}
