import { useTranslate } from 'react-admin';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { isConverted } from './charges.ts';
import { ChargesTable, type ChargesRow } from './ChargesTable.tsx';
import styles from './dashboard.module.css';
import { Panel, type Answered } from './Panel.tsx';
import { useCurrencies } from './useCurrencies.ts';

/** The place of a chart that is on its way. */
const ChartPlace = () => <div className={styles.chart} />;
const Bars = lazyPart(async () => (await import('#src/ui/charts/Bars.tsx')).Bars, ChartPlace);

interface ChargesPanelProps<Answer> {
  title: string;
  head: string;
  answer: Answered<Answer>;
  rowsOf: (answer: Answer) => ChargesRow[];
  isCompared: boolean;
}

/** Charges as a chart and as a table of the same. */
export function ChargesPanel<Answer>({ title, head, answer, rowsOf, isCompared }: ChargesPanelProps<Answer>) {
  const translate = useTranslate();
  const shekel = useCurrencies()();
  const rows = answer.data === undefined ? [] : rowsOf(answer.data);
  const told = rows.flatMap(({ charges }) => charges ?? []);
  const amounts = (of: 'charges' | 'before') => rows.map((row) => row[of]?.totalAmount ?? 0);
  const hasAny = rows.some(({ charges, before }) => charges?.transactionsCount || before?.transactionsCount);
  return (
    <Panel
      title={title}
      answer={answer}
      isEmpty={() => !hasAny}
      note={isConverted(told) && translate('overview.converted')}
    >
      {() => (
        <div className={styles.content}>
          <Bars
            names={rows.map(({ name, short = name }) => short)}
            series={[
              { amounts: amounts('charges'), color: 'var(--accent)', name: translate('overview.chosen') },
              ...(isCompared
                ? [{ amounts: amounts('before'), color: 'var(--border-strong)', name: translate('overview.compared') }]
                : []),
            ]}
            currency={shekel}
          />
          <ChargesTable label={title} head={head} rows={rows} isCompared={isCompared} />
        </div>
      )}
    </Panel>
  );
}
