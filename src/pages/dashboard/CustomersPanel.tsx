import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { DashboardFilter } from './dashboardFilter.ts';
import { figurePath } from './figurePath.ts';
import { Panel } from './Panel.tsx';
import { Tiles, type TileFigure } from './Tiles.tsx';
import { useCurrencies } from './useCurrencies.ts';
import { useFigures } from './useFigures.ts';

type Customers = AnswerOf<'dashboard.consumersTotals'>['data'][number];

const counts = ['customersCount', 'newCustomersCount', 'returningCustomersCount'] as const;
const amounts = ['averageAmount', 'totalAmount'] as const;

/** How many customers were charged, new and returning, and what they paid. */
export function CustomersPanel({ filter, terminalID }: { filter: DashboardFilter; terminalID: string }) {
  const translate = useTranslate();
  const shekel = useCurrencies()();
  const answer = useFigures('dashboard.consumersTotals', filter, terminalID);
  const figuresOf = (now: Customers, before: Customers | undefined): TileFigure[] => [
    ...counts.map((name) => ({
      label: translate(`overview.customer.${name}`),
      value: now[name],
      before: before?.[name],
    })),
    ...amounts.map((name) => ({
      label: translate(`overview.customer.${name}`),
      value: now[name],
      before: before?.[name],
      currency: shekel,
    })),
  ];
  return (
    <Panel
      title={translate('overview.customers')}
      answer={answer}
      isEmpty={({ data, altData }) => [...data, ...(altData ?? [])].every(({ customersCount }) => customersCount === 0)}
      note={
        <>
          {translate('overview.converted')}{' '}
          <Link to={figurePath({ of: 'charges', terminalID, days: filter.days })}>{translate('overview.all')}</Link>
        </>
      }
    >
      {({ data: [now], altData }) => now && <Tiles figures={figuresOf(now, altData?.[0])} />}
    </Panel>
  );
}
