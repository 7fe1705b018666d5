import { useTranslate } from 'react-admin';
import { RowsReport, useReportCounts } from '#src/actions/many/RowsReport.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import type { Job, RowsWork } from './jobs.ts';

/** How many rows are through, or what is known of those that were taken; then what came of them. */
export function RowsJob({ work, state }: { work: RowsWork; state: Job['state'] }) {
  const translate = useTranslate();
  const counts = useReportCounts(work);
  if (state !== 'running') return <RowsReport {...work} />;
  const through = work.done + work.refused.length;
  const text = translate('job.bulk.progress', { done: groupDigits(through), total: groupDigits(work.total) });
  return (
    <>
      <progress value={through} max={work.total} aria-label={text} />
      <p>{work.waiting.length > 0 ? counts.join(' · ') : text}</p>
    </>
  );
}
