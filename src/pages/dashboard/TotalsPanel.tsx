import { useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { toAgorot, toDecimal } from '#contract/money.ts';
import { signed } from '#contract/sign.ts';
import type { DashboardFilter } from './dashboardFilter.ts';
import type { Figure } from './figureFilter.ts';
import { figurePath } from './figurePath.ts';
import { Panel } from './Panel.tsx';
import { Tiles, type TileFigure } from './Tiles.tsx';
import { useCurrencies } from './useCurrencies.ts';
import { useFigures } from './useFigures.ts';

type Totals = AnswerOf<'dashboard.transactionsTotals'>['data'][number];

const averageOf = ({ totalAmount, transactionsCount }: Totals) =>
  transactionsCount === 0 ? 0 : Math.round((totalAmount / transactionsCount) * 100) / 100;

/** Refunds as they are drawn. */
const refundsOf = ({ refundAmount }: Totals) => signed({}, 'refundAmount', refundAmount);

const netOf = (totals: Totals) => toDecimal(toAgorot(totals.totalAmount) + toAgorot(refundsOf(totals)));

const nothing = {
  transactionsCount: 0,
  totalAmount: 0,
  refundCount: 0,
  refundAmount: 0,
  canceledCount: 0,
  netAmount: 0,
};

/** Charges, refunds and cancellations, currency by currency; each figure leads to the list that holds it. */
export function TotalsPanel({ filter, terminalID }: { filter: DashboardFilter; terminalID: string }) {
  const translate = useTranslate();
  const currencyOf = useCurrencies();
  const answer = useFigures('dashboard.transactionsTotals', filter, terminalID);

  function figuresOf(totals: Totals, alt: Totals | undefined): TileFigure[] {
    const currency = currencyOf(totals.currency);
    const to = (of: Figure['of']) => figurePath({ of, terminalID, days: filter.days, currency: totals.currency });
    const figure = (label: string, of: (totals: Totals) => number, rest: Partial<TileFigure> = {}): TileFigure => ({
      label: translate(`overview.figure.${label}`),
      value: of(totals),
      before: alt && of(alt),
      ...rest,
    });
    return [
      figure('total', ({ totalAmount }) => totalAmount, { currency, to: to('charges') }),
      figure('count', ({ transactionsCount }) => transactionsCount, { to: to('charges') }),
      figure('average', averageOf, { currency }),
      figure('refunds', refundsOf, { currency, to: to('refunds') }),
      figure('refundCount', ({ refundCount }) => refundCount, { to: to('refunds') }),
      figure('net', netOf, { currency }),
      figure('canceled', ({ canceledCount }) => canceledCount, { to: to('cancelled') }),
    ];
  }

  return (
    <Panel title={translate('overview.totals')} answer={answer} isEmpty={({ data }) => data.length === 0}>
      {({ data, altData }) =>
        data.map((totals) => (
          <div key={totals.currency}>
            {data.length > 1 && <h3>{currencyOf(totals.currency).name}</h3>}
            <Tiles
              figures={figuresOf(
                totals,
                altData && (altData.find(({ currency }) => currency === totals.currency) ?? { ...totals, ...nothing }),
              )}
            />
          </div>
        ))
      }
    </Panel>
  );
}
