import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ShortId } from '#src/ui/ShortId.tsx';
import styles from './FoldedRows.module.css';

interface FoldedRowsProps {
  /** What they have in common. */
  title: string;
  rows: readonly { id: string; name?: string | undefined; said: ReactNode }[];
}

/** A few rows openly, more of them folded: each by its name, and what is said of it. */
export function FoldedRows({ title, rows }: FoldedRowsProps) {
  const translate = useTranslate();
  return (
    <details className={styles.folded} open={rows.length <= 3}>
      <summary>{title}</summary>
      <ul>
        {rows.map(({ id, name, said }) => (
          <li key={id}>
            {name === undefined ? <ShortId id={id} name={translate('copy.recordId')} /> : <bdi>{name}</bdi>}
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
