import { useTranslate } from 'react-admin';
import { RowsReport } from '#src/actions/many/RowsReport.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import type { Job, RowsWork } from './jobs.ts';

/** How many rows are through, then what came of them. */
export function RowsJob({ work, state }: { work: RowsWork; state: Job['state'] }) {
  const translate = useTranslate();
  if (state !== 'running') return <RowsReport {...work} />;
  const through = work.done + work.refused.length;
  const text = translate('job.bulk.progress', { done: groupDigits(through), total: groupDigits(work.total) });
  return (
    <>
      <progress value={through} max={work.total} aria-label={text} />
      <p>{text}</p>
    </>
  );
}
