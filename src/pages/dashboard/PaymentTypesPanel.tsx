import { useTranslate } from 'react-admin';
import { dictionaryOf } from '#contract/enums.ts';
import { useSettings } from '#src/settings/settings.ts';
import { ChargesPanel } from './ChargesPanel.tsx';
import type { DashboardFilter } from './dashboardFilter.ts';
import { figurePath } from './figurePath.ts';
import { useFigures } from './useFigures.ts';

/** Charges by what they were paid with; each leads to its transactions. */
export function PaymentTypesPanel({ filter, terminalID }: { filter: DashboardFilter; terminalID: string }) {
  const translate = useTranslate();
  const words = useSettings().dictionaries[dictionaryOf('paymentType')] ?? {};
  const answer = useFigures('dashboard.paymentTypeTotals', filter, terminalID);
  return (
    <ChargesPanel
      title={translate('overview.paymentTypes')}
      head={translate('overview.paymentType')}
      answer={answer}
      rowsOf={({ data, altData = [] }) =>
        [...new Set([...data, ...altData].map(({ paymentTypeEnum }) => paymentTypeEnum))].map((paymentType) => ({
          key: paymentType,
          name: words[paymentType] ?? paymentType,
          charges: data.find(({ paymentTypeEnum }) => paymentTypeEnum === paymentType),
          before: altData.find(({ paymentTypeEnum }) => paymentTypeEnum === paymentType),
          to: (currency) => figurePath({ of: 'charges', terminalID, days: filter.days, paymentType, currency }),
        }))
      }
      isCompared={filter.comparison === 'comparisonDate'}
    />
  );
}
