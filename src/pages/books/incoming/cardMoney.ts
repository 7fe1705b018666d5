import { parseEnum, type EnumValue } from '#contract/enums.ts';
import { toAgorot } from '#contract/money.ts';
import { chargeTypes, settledChargeStatuses, settledStatuses } from '#contract/settled.ts';
import { israelDay } from '#contract/israelDay.ts';
import type { Row } from '#contract/envelope.ts';
import type { RowGroup } from '#src/dataProvider/groups.ts';
import { amountsIn } from '#src/list/amountsIn.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import type { CreditRule } from '#src/settings/creditRules.ts';
import type { PeriodDays } from '#src/pages/books/period.ts';
import { chargeDays, creditDay } from './creditDay.ts';
import type { DealPayment, Incoming } from './incoming.ts';
import { dealPayments } from './payments.ts';

type Status = EnumValue<'transactionStatus'>;

/** Accepted and not transmitted yet. */
const waitingStatuses: readonly Status[] = ['awaitingForTransmission', 'transmissionInProgress'];
const without = (statuses: readonly Status[]) => statuses.filter((one) => !waitingStatuses.includes(one));

/** Charges by card that are credited whole, by how they are paid; a credit deal (קרדיט) too: the acquirer lends the rest. */
const wholeTypes = ['regularDeal', 'immediate', 'credit'] as const satisfies readonly EnumValue<'transactionType'>[];

/** A question for card transactions that are credited whole, by the day of the charge. */
export interface WholeQuestion {
  source: 'charges' | 'refunds';
  transactionType?: EnumValue<'transactionType'>;
  isCertain: boolean;
  filter: FilterValues;
}

const card = { jDealType: 'J4', paymentType: 'card' } as const;

/** All questions for them: charges by type and refunds, of which are certain those that were transmitted. */
export const wholeQuestions: readonly WholeQuestion[] = [true, false].flatMap((isCertain): WholeQuestion[] => [
  ...wholeTypes.map((transactionType): WholeQuestion => {
    const statuses = isCertain ? without(settledChargeStatuses) : waitingStatuses;
    const filter = { ...card, statuses, transactionType, specialTransactionType: chargeTypes };
    return { source: 'charges', transactionType, isCertain, filter };
  }),
  {
    source: 'refunds',
    isCertain,
    filter: {
      ...card,
      statuses: isCertain ? without(settledStatuses) : waitingStatuses,
      specialTransactionType: ['refund'],
    },
  },
]);

/** The charges that are credited payment by payment. */
export const installmentsFilter: FilterValues = {
  ...card,
  transactionType: 'installments',
  specialTransactionType: chargeTypes,
  statuses: settledChargeStatuses,
};

/** What a question's days of charges come to by the day of the credit; the rows behind are those of its charge days. */
export function wholeMoney(
  question: WholeQuestion,
  groups: readonly RowGroup[],
  { rule, period }: { rule: CreditRule | undefined; period: PeriodDays & { terminalID: string } },
): Incoming[] {
  const { source, transactionType, isCertain, filter } = question;
  const sums = new Map<string, { day: string; currency: string; agorot: number }>();
  for (const { value, totals } of groups) {
    const day = creditDay(rule, value.slice(0, 10));
    for (const [currency, amount] of amountsIn(totals)) {
      const sum = sums.get(`${day} ${currency}`) ?? { day, currency, agorot: 0 };
      const agorot = source === 'refunds' ? 0 - Math.abs(toAgorot(amount)) : toAgorot(amount);
      sums.set(`${day} ${currency}`, { ...sum, agorot: sum.agorot + agorot });
    }
  }
  return [...sums.values()].map(({ day, currency, agorot }) => {
    const charged = chargeDays(rule, { dateFrom: day, dateTo: day });
    const { terminalID } = period;
    return {
      day,
      currency,
      source,
      isCertain,
      agorot,
      ...(transactionType && { transactionType }),
      behind: { list: 'transactions', filter: { ...filter, terminalID, currency, ...charged } },
    };
  });
}

/** The payments of a deal in payments, as its row tells. */
function paymentsOfRow(row: Row): DealPayment[] {
  const agorot = (value: unknown) => toAgorot(Number(value ?? 0));
  const { paymentTransactionID, cardOwnerName } = row;
  return dealPayments({
    day: israelDay(new Date(String(row.transactionTimestamp))),
    total: agorot(row.transactionAmount),
    first: agorot(row.initialPaymentAmount),
    each: agorot(row.installmentPaymentAmount),
  }).map((payment) => ({
    ...payment,
    paymentTransactionID: String(paymentTransactionID),
    cardOwnerName: typeof cardOwnerName === 'string' ? cardOwnerName : '',
  }));
}

/** What the payments of deals come to on each day of a period; a payment is certain once its deal was transmitted. */
export function installmentMoney(rows: readonly Row[], rule: CreditRule | undefined, { dateFrom, dateTo }: PeriodDays) {
  const found = new Map<string, Incoming & { behind: { payments: DealPayment[] } }>();
  for (const row of rows) {
    const status = parseEnum('transactionStatus', String(row.status));
    const isCertain = status !== undefined && !waitingStatuses.includes(status);
    for (const payment of paymentsOfRow(row)) {
      const day = creditDay(rule, payment.day);
      if (day < dateFrom || day > dateTo) continue;
      const currency = String(row.currency);
      const key = [day, currency, isCertain].join(' ');
      const line = found.get(key) ?? {
        day,
        currency,
        source: 'installments',
        isCertain,
        agorot: 0,
        behind: { payments: [] },
      };
      line.behind.payments.push(payment);
      found.set(key, { ...line, agorot: line.agorot + payment.agorot });
    }
  }
  return [...found.values()];
}
