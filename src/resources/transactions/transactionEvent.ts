import type { RowOf } from '#contract/entities/callTypes.ts';
import { movedNothing, signed } from '#contract/sign.ts';
import { statusTone } from '#contract/statusTone.ts';
import { joined } from '#src/fields/deal/dealFacts.ts';
import type { EventFace } from '#src/record/activity/activity.ts';
import type { FactWords } from '#src/record/declaration.ts';

type Shown = Partial<RowOf<'transactions'>>;

/** What it was, if not a charge: a refund, a hold, a check. */
function deed({ specialTransactionType, jDealType }: Shown, { word, translate }: FactWords): string {
  if (specialTransactionType === 'refund') return word('specialTransactionTypeEnum', 'refund');
  return jDealType && jDealType !== 'J4' ? word('jDealTypeEnum', jDealType) : translate('transaction.event.payment');
}

/** How it was paid: the card by its last digits, else the kind of payment. */
function means({ cardNumber, paymentTypeEnum, transactionType }: Shown, { word }: FactWords): string {
  const by = cardNumber ? `\u2066${cardNumber.slice(-4)}\u2069` : word('paymentTypeEnum', paymentTypeEnum);
  return joined([by, transactionType === 'regularDeal' ? '' : word('transactionTypeEnum', transactionType)]);
}

/** A transaction among what happened to somebody. */
export const transactionEvent: EventFace<Shown> = {
  when: ({ transactionTimestamp }) => transactionTimestamp,
  what: (row, words) =>
    joined(
      [
        deed(row, words),
        row.dealDescription,
        means(row, words),
        movedNothing({ ...row }) && words.word('rejectionReasonEnum', row.rejectionReason),
      ].map((part) => part || ''),
    ),
  amount: (row) => (row.transactionAmount ? signed({ ...row }, 'transactionAmount', row.transactionAmount) : undefined),
  state: ({ quickStatus = '' }, { word }) => ({
    text: word('transactionQuickStatusEnum', quickStatus),
    tone: statusTone(quickStatus),
  }),
  isStruck: (row) => movedNothing({ ...row }),
};
