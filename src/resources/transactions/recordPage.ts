import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { FactValue, FactWords, RecordPageDeclaration } from '#src/record/declaration.ts';
import {
  accountText,
  cardValue,
  dealLines,
  joined,
  payer,
  subject,
  vatHint,
  whoTitle,
} from '#src/fields/deal/dealFacts.ts';
import { holdEnd, leftToRefund, signedAmount } from './transactionActions.ts';
import { transactionEvent } from './transactionEvent.ts';
import { TransactionNotes } from './TransactionNotes.tsx';

type Shown = Partial<RecordOf<'transactions'>>;

/** @returns undefined for a card check, which has none */
function amount(record: Shown, words: FactWords): FactValue | undefined {
  if (!record.transactionAmount) return undefined;
  return { money: signedAmount(record), hint: vatHint(record, words) };
}

/** A card check has none, but may be a check of nobody. */
const headAmount = (record: Shown): FactValue | undefined =>
  record.jDealType === 'J2' && !record.transactionAmount ? undefined : { money: signedAmount(record) };

/** How it was paid: the card, the account, else the kind of payment. */
function paymentMethod(record: Shown, words: FactWords): FactValue | undefined {
  const { creditCardDetails: card, bankTransferDetails: account, paymentTypeEnum } = record;
  if (card) return cardValue(card, words);
  const text = words.word('paymentTypeEnum', paymentTypeEnum);
  if (account) return { text, hint: accountText(account, words) };
  return text === '' ? undefined : { text };
}

/** In how many payments, and how much each is. */
function payments(record: Shown, { translate, money, word }: FactWords): FactValue | undefined {
  const { transactionType, numberOfPayments = 0, initialPaymentAmount, installmentPaymentAmount } = record;
  const type = word('transactionTypeEnum', transactionType);
  if (type === '') return undefined;
  if (!numberOfPayments || numberOfPayments < 2) return { text: type };
  const count = translate('transaction.payments', { smart_count: numberOfPayments });
  const text = transactionType === 'installments' ? count : joined([type, count]);
  if (!initialPaymentAmount || !installmentPaymentAmount) return { text };
  if (initialPaymentAmount === installmentPaymentAmount) {
    return { text, hint: `${numberOfPayments} × ${money(installmentPaymentAmount)}` };
  }
  const parts = { first: money(initialPaymentAmount), further: money(installmentPaymentAmount) };
  return { text, hint: translate('transaction.paymentParts', { ...parts, smart_count: numberOfPayments - 1 }) };
}

/** What is special about it: a refund, a check, a hold. */
function kind({ specialTransactionType, jDealType }: Shown, { word }: FactWords): FactValue | undefined {
  const special =
    specialTransactionType === 'regularDeal' ? '' : word('specialTransactionTypeEnum', specialTransactionType);
  const action = jDealType === 'J4' ? '' : word('jDealTypeEnum', jDealType);
  const text = joined([special, action]);
  return text === '' ? undefined : { text };
}

/** Where its state stands for several: which of them it is. */
function detailedStatus({ status, quickStatus }: Shown, { word }: FactWords): FactValue | undefined {
  const text = word('transactionStatusEnum', status);
  return text === '' || text === word('transactionQuickStatusEnum', quickStatus) ? undefined : { text };
}

/** What can still become of it. */
function nextStep(record: Shown, { translate, money, date }: FactWords): FactValue | undefined {
  const end = holdEnd(record);
  if (end && end.getTime() > Date.now()) {
    return { text: translate('transaction.next.hold', { time: date(record.transactionJ5ExpiredDate) }) };
  }
  if (record.allowTransmission) return { text: translate('transaction.next.transmission') };
  const isOnItsWay = record.status === 'awaitingForTransmission' && record.paymentTypeEnum === 'bank';
  if (isOnItsWay && !record.masavFileID) return { text: translate('transaction.next.masav') };
  const left = record.allowRefund ? leftToRefund(record) : 0;
  return left > 0 ? { text: translate('transaction.next.refund', { amount: money(left) }) } : undefined;
}

/** Whether others are about it: refunds of it, or the charge of a hold. */
function hasFollowUps({ totalRefund, jDealType, status }: RecordOf<'transactions'>): boolean {
  return (totalRefund ?? 0) > 0 || (jDealType === 'J5' && status === 'completed');
}

/** A transaction: who paid what and how, what became of it and what can be done next. */
export const recordPage: RecordPageDeclaration<RecordOf<'transactions'>> = {
  title: whoTitle,
  amount: { key: 'head', label: 'dealFact.amount', value: headAmount },
  status: 'quickStatus',
  event: transactionEvent,
  facts: [
    {
      key: 'payer',
      label: 'dealFact.payer',
      of: ['dealDetails.consumerName', 'dealDetails.consumerPhone', 'dealDetails.consumerID'],
      value: payer,
    },
    { key: 'subject', label: 'dealFact.subject', of: ['dealDetails.dealDescription'], value: subject },
    {
      key: 'amount',
      label: 'dealFact.amount',
      of: ['transactionAmount', 'vatTotal', 'vatRate', 'amount', 'totalAmount'],
      value: amount,
    },
    {
      key: 'paymentMethod',
      label: 'dealFact.paymentMethod',
      of: [
        'creditCardDetails.cardNumber',
        'creditCardDetails.cardExpiration',
        'creditCardDetails.cardVendor',
        'paymentTypeEnum',
      ],
      value: paymentMethod,
    },
    {
      key: 'payments',
      label: 'transaction.paymentsLabel',
      of: ['transactionType', 'numberOfPayments', 'initialPaymentAmount', 'installmentPaymentAmount'],
      value: payments,
    },
    { key: 'kind', label: 'transaction.kind', of: ['specialTransactionType', 'jDealType'], value: kind },
    { field: 'transactionTimestamp', label: 'transaction.when' },
    { key: 'detailedStatus', label: 'fields.status', of: ['status'], value: detailedStatus },
    { key: 'next', label: 'transaction.next.label', value: nextStep },
    { field: 'invoiceID', label: 'transaction.document' },
    { field: 'billingDealID', label: 'transaction.billingDeal' },
    { field: 'paymentRequestID', label: 'transaction.paymentRequest' },
    { field: 'paymentIntentID', label: 'transaction.paymentIntent' },
    { field: 'initialTransactionID', label: 'transaction.initial' },
  ],
  sections: [
    {
      key: 'clearing',
      label: 'transaction.clearing',
      facts: [
        'creditCardDetails.cardOwnerName',
        'creditCardDetails.cardOwnerNationalID',
        'creditCardDetails.cardBrand',
        'creditCardDetails.solek',
        'cardPresence',
        'shvaTransactionDetails.authNum',
        'shvaTransactionDetails.shvaShovarNumber',
        'shvaTransactionDetails.shvaDealID',
        'shvaTransactionDetails.transmissionNumber',
        'shvaTransactionDetails.transmissionDate',
        'transactionJ5ExpiredDate',
      ],
    },
  ],
  tables: [{ ...dealLines, sum: { column: 'amount', total: 'transactionAmount', parts: ['netTotal', 'vatTotal'] } }],
  technical: [
    'finalizationStatus',
    'origin',
    'transactionDate',
    'totalRefund',
    'processorResultCode',
    'rejectionMessage',
    'merchantName',
    'netTotal',
    'clearingHouseTransactionDetails',
  ],
  notes: TransactionNotes,
  tabs: [{ list: 'transactions', by: 'initialTransactionID', label: 'transaction.followUps', when: hasFollowUps }],
};
