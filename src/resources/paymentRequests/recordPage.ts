import type { RecordOf } from '#contract/entities/callTypes.ts';
import { paymentLimits } from '#contract/rules/installments.ts';
import { signed } from '#contract/sign.ts';
import { statusTone } from '#contract/statusTone.ts';
import type { FactValue, FactWords, RecordPageDeclaration } from '#src/record/declaration.ts';
import { dealLines, joined, payer, subject, vatHint, whoTitle } from '#src/fields/deal/dealFacts.ts';
import { PaymentRequestNotes } from './PaymentRequestNotes.tsx';

type Shown = Partial<RecordOf<'paymentRequests'>>;
/** A row of a list says where it went. */
type Listed = Shown & { consumerEmail?: string | null };

/** What the payer is asked for: an amount, one of their own, or a card. */
function asked(request: Shown, words: FactWords): FactValue | undefined {
  const { paymentRequestAmount, userAmount, onlyAddCard } = request;
  const own = userAmount ? words.translate('paymentRequest.ownAmount') : undefined;
  if (paymentRequestAmount) {
    const money = signed(request, 'paymentRequestAmount', paymentRequestAmount);
    return { money, hint: own ?? vatHint(request, words) };
  }
  if (own) return { text: own };
  return onlyAddCard ? { text: words.translate('paymentRequest.savesCard') } : undefined;
}

/** In how many payments it may be paid. */
function payments(request: Shown, { translate, money }: FactWords): FactValue | undefined {
  const { numberOfPayments: count = 0, initialPaymentAmount: first, installmentPaymentAmount: further } = request;
  const { allowInstallments, minInstallments, maxInstallments } = request;
  const { min, max } = paymentLimits.installments;
  const bounds = { least: minInstallments ?? min, most: maxInstallments ?? max };
  const choice = allowInstallments ? translate('paymentRequest.installmentChoice', bounds) : undefined;
  if (count && count > 1 && first && further) {
    const amounts = { first: money(first), further: money(further) };
    const parts =
      first === further
        ? `${count} × ${amounts.first}`
        : translate('paymentRequest.installmentPlan', { count, ...amounts, smart_count: count - 1 });
    return { text: parts, hint: choice };
  }
  return choice === undefined ? undefined : { text: choice };
}

/** What was paid, where the payer has chosen it. */
function paid(request: Shown, words: FactWords): FactValue | undefined {
  const { userPaidDetails: chosen, isRefund } = request;
  if (!chosen?.transactionAmount) return undefined;
  const money = signed(request, 'transactionAmount', chosen.transactionAmount);
  return { money, hint: vatHint({ ...chosen, isRefund }, words) };
}

/** What the payer is asked for besides. */
function besides({ additionalFields }: Shown): FactValue | undefined {
  const text = joined(Object.values(additionalFields ?? {}).map(({ title }) => title));
  return text === '' ? undefined : { text };
}

/** Which document a payment makes. */
function document({ issueInvoice, invoiceDetails }: Shown, { word, translate }: FactWords): FactValue | undefined {
  if (!issueInvoice) return undefined;
  const text = word('invoiceTypeEnum', invoiceDetails?.invoiceType);
  return { text: text === '' ? translate('paymentRequest.usualDocument') : text };
}

/** A payment request or a permanent link: whom it asks for what, until when, the link, and what was paid. */
export const recordPage: RecordPageDeclaration<RecordOf<'paymentRequests'>> = {
  title: whoTitle,
  amount: {
    key: 'head',
    label: 'dealFact.amount',
    value: (request, words) => {
      const value = asked(request, words);
      return value && { ...value, hint: undefined };
    },
  },
  status: 'quickStatus',
  event: {
    when: ({ paymentRequestTimestamp }) => paymentRequestTimestamp,
    what: ({ isRefund, consumerEmail }: Listed, { translate }) =>
      joined([translate(isRefund ? 'paymentRequest.eventRefund' : 'paymentRequest.event'), consumerEmail]),
    amount: ({ paymentRequestAmount, ...request }) =>
      paymentRequestAmount ? signed(request, 'paymentRequestAmount', paymentRequestAmount) : undefined,
    state: ({ quickStatus = '' }, { word }) => ({
      text: word('paymentRequestQuickStatusEnum', quickStatus),
      tone: statusTone(quickStatus),
    }),
    isStruck: ({ quickStatus }) => quickStatus === 'canceled',
  },
  notes: PaymentRequestNotes,
  facts: [
    {
      key: 'payer',
      label: 'dealFact.payer',
      of: [
        'dealDetails.consumerName',
        'dealDetails.consumerPhone',
        'dealDetails.consumerEmail',
        'dealDetails.consumerID',
        'consumerID',
      ],
      value: (request, words) => {
        const who = payer(request, words);
        const { consumerEmail } = request.dealDetails ?? {};
        return who && { ...who, hint: joined([who.hint, consumerEmail]) || undefined };
      },
    },
    { key: 'subject', label: 'dealFact.subject', of: ['dealDetails.dealDescription'], value: subject },
    {
      key: 'asked',
      label: 'dealFact.amount',
      of: ['paymentRequestAmount', 'vatTotal', 'vatRate', 'amount', 'totalAmount', 'userAmount', 'onlyAddCard'],
      value: asked,
    },
    {
      key: 'payments',
      label: 'paymentRequest.payments',
      of: [
        'numberOfPayments',
        'initialPaymentAmount',
        'installmentPaymentAmount',
        'allowInstallments',
        'minInstallments',
        'maxInstallments',
      ],
      value: payments,
    },
    { key: 'document', label: 'paymentRequest.document', of: ['issueInvoice', 'invoiceDetails'], value: document },
    { key: 'besides', label: 'paymentRequest.besides', of: ['additionalFields'], value: besides },
    { field: 'isRefund', label: 'paymentRequest.isRefund' },
    { field: 'dueDate', label: 'paymentRequest.due' },
    { field: 'paymentRequestTimestamp', label: 'paymentRequest.created' },
    { field: 'paymentTransactionID', label: 'paymentRequest.transaction' },
    { key: 'paid', label: 'paymentRequest.paid', of: ['userPaidDetails'], value: paid },
    { field: 'cardOwnerName' },
  ],
  tabs: [{ list: 'transactions', by: 'paymentTransactionRequestID', label: 'paymentRequest.paymentsTab' }],
  tables: [{ ...dealLines, sum: { column: 'amount', total: 'paymentRequestAmount', parts: ['netTotal', 'vatTotal'] } }],
  technical: [
    'status',
    'paymentRequestUrl',
    'paymentIntent',
    'permanent',
    'netTotal',
    'transactionType',
    'language',
    'origin',
    'fromAddress',
    'requestSubject',
    'redirectUrl',
  ],
};
