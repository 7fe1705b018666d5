import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { Row } from '#contract/envelope.ts';
import { signed } from '#contract/sign.ts';
import type { FactValue, FactWords, RecordEvent, RecordPageDeclaration, StatusValue } from '#src/record/declaration.ts';
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
import { dealState, isFinished, type Deal } from '#src/fields/deal/dealState.ts';
import { isTogether, lifeEvents } from '#src/record/timeline/lifeEvents.ts';
import { DealNotes } from './DealNotes.tsx';

function amount(deal: Deal, words: FactWords): FactValue | undefined {
  return deal.transactionAmount ? { money: deal.transactionAmount, hint: vatHint(deal, words) } : undefined;
}

/** What is charged: the card, the account, or nothing but a document that is made. */
function paymentMethod(deal: Deal, words: FactWords): FactValue | undefined {
  const { creditCardDetails: card, bankDetails: account, paymentType, invoiceOnly } = deal;
  if (invoiceOnly) return { text: words.translate('deal.invoiceOnly') };
  if (card) return cardValue(card, words);
  const text = words.word('paymentTypeEnum', paymentType);
  if (account) return { text, hint: accountText(account, words) };
  return text === '' ? undefined : { text };
}

/** A deal that is over, or stands still, has no next charge. */
const isCharging = (deal: Deal) => deal.active !== false && !isFinished(deal);

/** How often it was charged, and when last. */
function charged({ currentDeal, currentTransactionID, currentTransactionTimestamp }: Deal, words: FactWords) {
  const { translate, date, pathOf } = words;
  if (!currentDeal) return { text: translate('deal.neverCharged') };
  return {
    text: translate('deal.chargedCount', { smart_count: currentDeal, count: currentDeal }),
    href: pathOf('currentTransactionID', currentTransactionID),
    hint: currentTransactionTimestamp ? translate('deal.lastCharged', { time: date(currentTransactionTimestamp) }) : '',
  };
}

/** The document each charge makes. */
function document({ issueInvoice, invoiceDetails }: Deal, { word, translate }: FactWords): FactValue | undefined {
  if (!issueInvoice) return undefined;
  const text = word('invoiceTypeEnum', invoiceDetails?.invoiceType) || translate('deal.document');
  return { text, hint: joined([invoiceDetails?.invoiceSubject]) || undefined };
}

/** A charge of it, as the list of transactions has it: what became of it and, where it failed, why. */
function chargeEvent(row: Row, { word, pathOf }: FactWords): RecordEvent {
  const { paymentTransactionID: id, status, transactionAmount, rejectionMessage, transactionTimestamp } = row;
  const code = typeof status === 'string' ? status : '';
  return {
    key: String(id),
    date: transactionTimestamp,
    text: word('transactionStatusEnum', code),
    status: code,
    money: typeof transactionAmount === 'number' ? signed(row, 'transactionAmount', transactionAmount) : undefined,
    href: pathOf('paymentTransactionID', id),
    reason: typeof rejectionMessage === 'string' ? rejectionMessage : undefined,
  };
}

/** What the times of a deal tell besides its charges. */
function happened(deal: Deal, words: FactWords): RecordEvent[] {
  const { billingDealTimestamp, currentTransactionTimestamp, tokenCreated, tokenUpdated, expirationEmailSent } = deal;
  const { translate } = words;
  const others = [currentTransactionTimestamp, tokenUpdated, expirationEmailSent];
  const isReplaced = ![billingDealTimestamp, tokenCreated].some((made) => isTogether(tokenUpdated, made));
  return [
    ...lifeEvents(deal, { made: billingDealTimestamp, label: 'deal.event.made', others }, words),
    ...(isReplaced ? [{ key: 'card', date: tokenUpdated, text: translate('deal.event.card') }] : []),
    { key: 'expiry', date: expirationEmailSent, text: translate('deal.event.expiryEmail') },
  ];
}

function state(deal: Deal, { translate }: FactWords): StatusValue {
  const { words, parameters, tone } = dealState(deal);
  return { text: translate(words, parameters), tone };
}

/** A billing deal: whom it charges what, by which card or account, when next, and what keeps it from it. */
export const recordPage: RecordPageDeclaration<RecordOf<'billingDeals'>> = {
  title: whoTitle,
  amount: {
    key: 'head',
    label: 'dealFact.amount',
    value: ({ transactionAmount }) => (transactionAmount === undefined ? undefined : { money: transactionAmount }),
  },
  status: { value: state },
  event: {
    when: ({ billingDealTimestamp }) => billingDealTimestamp,
    what: (deal, { translate, date }) =>
      joined([
        translate('deal.activity'),
        subject(deal)?.text,
        isCharging(deal) && deal.nextScheduledTransaction
          ? translate('deal.activityNext', { day: date(deal.nextScheduledTransaction) })
          : '',
      ]),
    amount: ({ transactionAmount }) => transactionAmount,
    state,
  },
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
        'bankDetails.bank',
        'bankDetails.bankBranch',
        'bankDetails.bankAccount',
        'bankDetails.paymentType',
        'bankDetails.amount',
        'paymentType',
        'invoiceOnly',
        'billingDealType',
      ],
      value: paymentMethod,
    },
    { field: 'billingSchedule', label: 'deal.schedule' },
    { field: 'nextScheduledTransaction', label: 'deal.next', when: isCharging },
    {
      key: 'charged',
      label: 'deal.charged',
      of: ['currentDeal', 'currentTransactionID', 'currentTransactionTimestamp'],
      value: charged,
    },
    { field: 'initialTransactionID', label: 'deal.initial' },
    {
      key: 'document',
      label: 'deal.document',
      of: ['issueInvoice', 'invoiceDetails.invoiceType', 'invoiceDetails.invoiceSubject'],
      value: document,
    },
    { field: 'dealDetails.dealReference', label: 'dealField.reference' },
  ],
  tables: [{ ...dealLines, sum: { column: 'amount', total: 'transactionAmount', parts: ['netTotal', 'vatTotal'] } }],
  // The timeline begins with it.
  technical: [
    'billingDealTimestamp',
    'nextScheduledTransaction',
    'pausedFrom',
    'pausedTo',
    'pauseReason',
    'lastError',
    'failedAttemptsCount',
    'netTotal',
    'tokenCreated',
    'tokenUpdated',
    'expirationEmailSent',
  ],
  notes: DealNotes,
  happened,
  followedBy: {
    list: 'transactions',
    by: 'billingDealID',
    when: ({ invoiceOnly }) => !invoiceOnly,
    event: chargeEvent,
  },
  tabs: [
    {
      list: 'transactions',
      by: 'billingDealID',
      label: 'deal.transactions',
      when: ({ invoiceOnly }) => !invoiceOnly,
    },
    { list: 'futureBillingDeals', by: 'billingDealID', when: isCharging },
  ],
};
