import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useMediaQuery } from '#src/ui/mediaQuery.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { valueRows } from '#src/ui/classes/valueRows.ts';
import styles from './SummaryPanel.module.css';

/** What a wizard is about, on screen through all its steps. */
export interface WizardSummary {
  /** Label of the terminal the wizard started with. */
  terminal: string;
  /** Absent: none is chosen yet. */
  customer?: string | undefined;
  /** A decimal amount, as it travels. */
  amount: number | string;
  currency: Pick<Currency, 'symbol'>;
  /** Further rows, such as installments. */
  further?: readonly { label: string; value: ReactNode }[];
}

/** From here up the summary stands beside the steps (`lg`). */
const besideContent = '(min-width: 1200px)';

function Rows({ terminal, customer, amount, currency, further = [] }: WizardSummary) {
  const translate = useTranslate();
  const rows = [
    { label: translate('wizard.terminal'), value: <bdi>{terminal}</bdi> },
    { label: translate('wizard.customer'), value: customer ? <bdi>{customer}</bdi> : translate('wizard.noCustomer') },
    ...further,
  ];
  return (
    <dl className={clsx(valueRows, styles.rows)}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.amount}>
        <dt>{translate('wizard.amount')}</dt>
        <dd>
          <MoneyText amount={amount} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

/** Terminal, customer and amount: beside the content, or folded into one line with the amount above it. */
export function SummaryPanel(summary: WizardSummary) {
  const translate = useTranslate();
  const title = translate('wizard.summary');
  if (useMediaQuery(besideContent)) {
    return (
      <aside className={styles.summary} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <Rows {...summary} />
      </aside>
    );
  }
  return (
    <aside className={styles.summary} aria-label={title}>
      <details>
        <summary>
          <span>
            {title} · <bdi>{summary.customer || summary.terminal}</bdi>
          </span>
          <MoneyText amount={summary.amount} currency={summary.currency} />
        </summary>
        <Rows {...summary} />
      </details>
    </aside>
  );
}
