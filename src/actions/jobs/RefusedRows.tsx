import { useTranslate } from 'react-admin';
import { ShortId } from '#src/ui/ShortId.tsx';
import './jobs.css';
import type { RefusedRow } from '#src/actions/many/plan.ts';

interface RefusedRowsProps {
  /** What they have in common. */
  title: string;
  refused: readonly RefusedRow[];
}

/** Rows that were refused, or will be left alone, each with its reason. */
export function RefusedRows({ title, refused }: RefusedRowsProps) {
  const translate = useTranslate();
  return (
    <details className="job-refused" open={refused.length <= 3}>
      <summary>{title}</summary>
      <ul>
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            {name === undefined ? <ShortId id={id} /> : <bdi>{name}</bdi>}
            <span>{translate(reason, { _: reason })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
