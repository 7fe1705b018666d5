import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RowFix } from '#src/actions/many/plan.ts';
import { ShortId } from '#src/ui/ShortId.tsx';
import styles from './FoldedRows.module.css';
import { FixLink } from './FixLink.tsx';

interface FoldedRowsProps {
  /** What they have in common. */
  title: ReactNode;
  /** How the title sounds; absent = plainly. */
  tone?: 'failed' | 'calm';
  rows: readonly FoldedRow[];
}

export interface FoldedRow {
  id: string;
  name?: string | undefined;
  /** What is said of it. */
  text?: ReactNode;
  /** How that sounds; absent = as a failure. */
  tone?: 'calm' | 'warning' | undefined;
  /** The page that shows it. */
  path?: string | undefined;
  fix?: RowFix | undefined;
}

/** What a row is called, and the way to it. */
function RowName({ id, name, path }: FoldedRow) {
  const translate = useTranslate();
  const called = name === undefined ? undefined : <bdi>{name}</bdi>;
  if (path === undefined) return called ?? <ShortId id={id} name={translate('copy.recordId')} />;
  return <Link to={path}>{called ?? <bdi dir="ltr">{id.slice(0, 8)}</bdi>}</Link>;
}

/** A few rows openly, more of them folded: each by its name, and what is said of it. */
export function FoldedRows({ title, rows, tone }: FoldedRowsProps) {
  return (
    <details className={styles.folded} open={rows.length <= 3}>
      <summary className={styles.summary} data-tone={tone}>
        {title}
      </summary>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <RowName {...row} />
            {row.text !== undefined && (
              <span className={styles.text} data-tone={row.tone}>
                {row.text}
              </span>
            )}
            {row.fix && <FixLink fix={row.fix} name={row.name ?? row.id} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
