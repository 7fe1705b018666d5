import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { valueRows } from '#src/ui/classes/valueRows.ts';
import styles from './ConfirmRows.module.css';

/** One thing that is going to be sent, in words. */
export type ConfirmRow = readonly [label: string, value: ReactNode];

/** Everything that is going to be sent, before it is. */
export function ConfirmRows({ rows }: { rows: readonly ConfirmRow[] }) {
  return (
    <dl className={clsx(valueRows, styles.rows)}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
