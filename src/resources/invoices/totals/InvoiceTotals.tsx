import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { InsightProps } from '#src/list/declaration.ts';
import { Help } from '#src/ui/inputs/Field.tsx';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import styles from './TotalsPanel.module.css';
import { TotalsTable } from './TotalsTable.tsx';
import { segments, useTotals, type Segment } from './useTotals.ts';

/** Rows that are drawn; whoever wants more narrows the list. */
const most = 60;

/** What the documents of the list come to, by day, week, month or year and by type. */
export function InvoiceTotals({ filter }: InsightProps) {
  const translate = useTranslate();
  const id = useId();
  const [segment, setSegment] = useState<Segment>('month');
  const { data: rows, isError, refetch } = useTotals(segment, filter);
  const again = { text: translate('list.retry'), act: () => void refetch() };
  return (
    <>
      <div className={styles.segment}>
        <label htmlFor={id}>{translate('invoiceTotals.by')}</label>
        <select
          id={id}
          className={inputClass('compact')}
          value={segment}
          onChange={({ target }) => setSegment(segments.find((one) => one === target.value) ?? segment)}
        >
          {segments.map((one) => (
            <option key={one} value={one}>
              {translate(`invoiceTotals.segment.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {isError && <ListNotice urgent text={translate('invoiceTotals.failed')} actions={[again]} />}
      {!rows && !isError && <div className={styles.waiting} aria-busy="true" />}
      {rows?.length === 0 && <p>{translate('invoiceTotals.none')}</p>}
      {rows && rows.length > 0 && <TotalsTable rows={rows.slice(0, most)} segment={segment} />}
      {rows && rows.length > most && <Help>{translate('invoiceTotals.more', { count: most })}</Help>}
    </>
  );
}
