import type { RowOf } from '#contract/entities/callTypes.ts';
import { maximumTake } from '#contract/constants.ts';
import { toAgorot, toDecimal } from '#contract/money.ts';
import type { Amounts, RecordFigure, FigureAnswer, FigureDetail, FigureQuestion } from '#src/record/figures/figure.ts';

const by = 'consumerID';
const thisYear = (today: string) => ({ dateFrom: `${today.slice(0, 4)}-01-01` });

/** Amounts of rows, each currency for itself. */
function amountsOf(rows: readonly { currency?: unknown; amount: number }[]): Amounts {
  const sums = new Map<string, number>();
  for (const { currency, amount } of rows) {
    if (typeof currency === 'string') sums.set(currency, (sums.get(currency) ?? 0) + toAgorot(amount));
  }
  return [...sums].filter(([, agorot]) => agorot !== 0).map(([code, agorot]) => [code, toDecimal(agorot)] as const);
}

const netOf = (answer: FigureAnswer | undefined): Amounts =>
  (answer?.sums ?? []).flatMap(({ code, net }) => (net ? [[code, net] as const] : []));

/** The states of a request whose payer is still asked. */
const openStates = ['pending', 'viewed', 'overdue'] as const;

/** What the customer is asked for and has not paid: payment requests that wait, were seen, or are past their last day. */
const owed: RecordFigure = {
  key: 'owed',
  label: 'customer.figure.owed',
  questions: openStates.map((quickStatus): FigureQuestion => ({
    list: 'paymentRequests',
    by,
    filter: () => ({ quickStatus }),
    rows: maximumTake,
  })),
  say(answers, { translate }) {
    const rows = answers.flatMap((answer) => (answer?.rows ?? []) as Partial<RowOf<'paymentRequests'>>[]);
    // A link that pays out asks for nothing.
    const asking = rows.filter(({ isRefund }) => !isRefund);
    const amounts = amountsOf(
      asking.map(({ currency, paymentRequestAmount = 0 }) => ({ currency, amount: paymentRequestAmount })),
    );
    const details = openStates.flatMap((state, index): FigureDetail[] => {
      const { total = 0, path = '' } = answers[index] ?? {};
      if (total === 0) return [];
      return [
        { key: state, text: translate(`customer.figure.${state}`, { smart_count: total, count: total }), href: path },
      ];
    });
    return amounts.length > 0 ? { amounts, details } : { text: translate('customer.figure.nothing'), details };
  },
};

/** Accepted charges less accepted refunds, as the list of transactions tells its own money. */
const paid: RecordFigure = {
  key: 'paid',
  label: 'customer.figure.paid',
  questions: [
    { list: 'transactions', by, filter: thisYear, money: true },
    { list: 'transactions', by, money: true },
  ],
  say([year, ever], { translate }) {
    const [now, all] = [netOf(year), netOf(ever)];
    const { total = 0, path = '' } = year ?? {};
    const count = translate('customer.figure.movements', { smart_count: total, count: total });
    const details: FigureDetail[] = [
      ...(total > 0 ? [{ key: 'year', text: count, href: path }] : []),
      ...(all.length > 0
        ? [{ key: 'ever', text: translate('customer.figure.ever'), amounts: all, href: ever?.path ?? '' }]
        : []),
    ];
    if (now.length === 0) return { text: translate('customer.figure.nothing'), details };
    return { amounts: now, href: path, details };
  },
};

type Deal = Partial<RowOf<'billingDeals'>>;

/** Charges the same amount once in each month, and is not paused. */
const isMonthly = ({ billingSchedule, paused, invoiceOnly }: Deal) =>
  billingSchedule?.repeatPeriodType === 'monthly' &&
  (billingSchedule.repeatPeriod ?? 1) === 1 &&
  !paused &&
  !invoiceOnly;

/** What active deals charge each month; deals with another rhythm, paused ones and those that only make documents are counted. */
const monthly: RecordFigure = {
  key: 'monthly',
  label: 'customer.figure.monthly',
  questions: [{ list: 'billingDeals', by, filter: () => ({ onlyActive: true }), rows: maximumTake }],
  say([answer], { translate, date }) {
    if (!answer) return undefined;
    const deals = answer.rows as Deal[];
    const each = deals.filter(isMonthly);
    const others = deals.length - each.length;
    const next = each.flatMap(({ nextScheduledTransaction: day }) => day ?? []).toSorted()[0];
    const details: FigureDetail[] = [
      ...(each.length > 0
        ? [
            {
              key: 'deals',
              text: translate(next ? 'customer.figure.dealsNext' : 'customer.figure.deals', {
                smart_count: each.length,
                count: each.length,
                day: date(next),
              }),
              href: answer.path,
            },
          ]
        : []),
      ...(others > 0
        ? [
            {
              key: 'others',
              text: translate('customer.figure.otherDeals', { smart_count: others, count: others }),
              href: answer.path,
            },
          ]
        : []),
    ];
    const amounts = amountsOf(
      each.map(({ currency, transactionAmount = 0 }) => ({ currency, amount: transactionAmount })),
    );
    if (amounts.length === 0) return { text: translate('customer.figure.nothing'), details };
    return { amounts, href: answer.path, details };
  },
};

/** Transactions of this year that failed, the last of them, and deals whose last charge did. */
const failed: RecordFigure = {
  key: 'failed',
  label: 'customer.figure.failed',
  questions: [
    { list: 'transactions', by, filter: (today) => ({ ...thisYear(today), quickStatusFilter: 'Failed' }) },
    { list: 'billingDeals', by, filter: () => ({ onlyActive: true, hasError: true }) },
  ],
  say([payments, deals], { translate, date, word }) {
    const { total = 0, path = '', rows = [] } = payments ?? {};
    const [last] = rows as Partial<RowOf<'transactions'>>[];
    const inDeals = deals?.total ?? 0;
    const reason = word('rejectionReasonEnum', last?.rejectionReason);
    const when = last
      ? [date(last.transactionTimestamp).replace(/,? \d\d:\d\d/, ''), reason].filter(Boolean).join(', ')
      : '';
    return {
      text: total > 0 ? String(total) : translate('customer.figure.nothing'),
      ...(total > 0 && { href: path, tone: 'danger' as const }),
      details: [
        ...(last ? [{ key: 'last', text: translate('customer.figure.lastFailure', { what: when }), href: path }] : []),
        ...(inDeals > 0
          ? [
              {
                key: 'deals',
                text: translate('customer.figure.failedDeals', { smart_count: inDeals, count: inDeals }),
                href: deals?.path ?? '',
              },
            ]
          : []),
      ],
    };
  },
};

/** What a merchant asks of a customer first. */
export const customerFigures: readonly RecordFigure[] = [owed, paid, monthly, failed];
