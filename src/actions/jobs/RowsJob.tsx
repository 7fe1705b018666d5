import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/groupDigits.ts';
import type { Job, RowsWork } from './jobs.ts';
import { RefusedRows } from './RefusedRows.tsx';

/** How many rows are through, then how many were done, refused and left alone. */
export function RowsJob({ work: { total, done, refused }, state }: { work: RowsWork; state: Job['state'] }) {
  const translate = useTranslate();
  const through = done + refused.length;
  if (state === 'running') {
    const text = translate('job.bulk.progress', { done: groupDigits(through), total: groupDigits(total) });
    return (
      <>
        <progress value={through} max={total} aria-label={text} />
        <p>{text}</p>
      </>
    );
  }
  const counts = Object.entries({ done, refused: refused.length, notReached: total - through });
  return (
    <>
      <p>
        {counts
          .filter(([kind, count]) => kind === 'done' || count > 0)
          .map(([kind, count]) => translate(`job.bulk.${kind}`, { smart_count: count, count: groupDigits(count) }))
          .join(' · ')}
      </p>
      {refused.length > 0 && <RefusedRows refused={refused} />}
    </>
  );
}
