import { useTranslate } from 'react-admin';
import { ShortId } from '#src/ui/ShortId.tsx';
import type { RefusedRow } from './jobs.ts';

/** The rows that were refused, each with its reason. */
export function RefusedRows({ refused }: { refused: readonly RefusedRow[] }) {
  const translate = useTranslate();
  return (
    <details className="job-refused" open={refused.length <= 3}>
      <summary>{translate('job.bulk.reasons')}</summary>
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
