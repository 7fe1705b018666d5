import { useTranslate } from 'react-admin';
import type { RowsWork } from '#src/actions/jobs/jobs.ts';
import { FoldedRows } from '#src/actions/jobs/FoldedRows.tsx';
import { RefusedRows } from '#src/actions/jobs/RefusedRows.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import type { Difference } from './plan.ts';
import { SumsText } from './SumsText.tsx';

/** Rows that moved something else than was planned. */
function Differences({ differences }: { differences: readonly Difference[] }) {
  const translate = useTranslate();
  const rows = differences.map(({ id, name, planned, moved }) => ({
    id,
    name,
    text: (
      <>
        <SumsText sums={{ [moved.currency]: moved.agorot }} />
        {planned && (
          <>
            {` · ${translate('job.bulk.planned')} `}
            <SumsText sums={{ [planned.currency]: planned.agorot }} />
          </>
        )}
      </>
    ),
  }));
  return <FoldedRows title={translate('job.bulk.differences')} rows={rows} />;
}

/** What came of many rows against their plan: done, refused and left alone, how much, and where it differs. */
export function RowsReport({
  doneText,
  notDoneText = 'job.bulk.refused',
  total,
  done,
  refused,
  planned,
  moved,
  differences,
}: RowsWork) {
  const translate = useTranslate();
  const counts: readonly (readonly [text: string, count: number])[] = [
    [doneText, done],
    [notDoneText, refused.length],
    ['job.bulk.notReached', total - done - refused.length],
  ];
  return (
    <>
      <p>
        {counts
          .filter(([text, count]) => text === doneText || count > 0)
          .map(([text, count]) => translate(text, { smart_count: count, count: groupDigits(count) }))
          .join(' · ')}
      </p>
      {Object.keys(planned).length > 0 && (
        <p>
          <SumsText sums={moved} />
          {` · ${translate('job.bulk.planned')} `}
          <SumsText sums={planned} />
        </p>
      )}
      {refused.length > 0 && <RefusedRows title={translate('job.bulk.reasons')} refused={refused} />}
      {differences.length > 0 && <Differences differences={differences} />}
    </>
  );
}
