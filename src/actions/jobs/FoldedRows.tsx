import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { RowFix } from '#src/actions/many/plan.ts';
import { ShortId } from '#src/ui/ShortId.tsx';
import styles from './FoldedRows.module.css';
import { FixLink } from './FixLink.tsx';

interface FoldedRowsProps {
  /** What they have in common. */
  title: string;
  rows: readonly { id: string; name?: string | undefined; text: ReactNode; fix?: RowFix | undefined }[];
}

/** A few rows openly, more of them folded: each by its name, and what is said of it. */
export function FoldedRows({ title, rows }: FoldedRowsProps) {
  const translate = useTranslate();
  return (
    <details className={styles.folded} open={rows.length <= 3}>
      <summary>{title}</summary>
      <ul>
        {rows.map(({ id, name, text, fix }) => (
          <li key={id}>
            {name === undefined ? <ShortId id={id} name={translate('copy.recordId')} /> : <bdi>{name}</bdi>}
            <span className={styles.text}>{text}</span>
            {fix && <FixLink fix={fix} name={name ?? id} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
