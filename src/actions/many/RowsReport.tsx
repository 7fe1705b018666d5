import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RowsWork } from '#src/actions/jobs/jobs.ts';
import { FoldedRows } from '#src/actions/jobs/FoldedRows.tsx';
import { ReasonGroups } from '#src/actions/jobs/ReasonGroups.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import type { Difference, RefusedRow } from './plan.ts';
import { SumsText } from './SumsText.tsx';

/** Rows that moved something else than was planned. */
function Differences({ differences }: { differences: readonly Difference[] }) {
  const translate = useTranslate();
  const rows = differences.map(({ id, name, planned, moved }) => ({
    id,
    name,
    tone: 'warning' as const,
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

/** How many rows came to what, of what can be told of the kind of action. */
export function useReportCounts(work: RowsWork): string[] {
  const translate = useTranslate();
  const {
    doneText,
    notDoneText = 'job.bulk.refused',
    declinedText,
    unclearText,
    waitingText,
    total,
    done,
    refused,
    waiting,
  } = work;
  const of = (how: RefusedRow['how']) => refused.filter((row) => row.how === how).length;
  const counts: readonly (readonly [text: string | undefined, count: number])[] = [
    [doneText, done],
    [declinedText, of('declined')],
    [unclearText, of('unclear')],
    [notDoneText, of(undefined)],
    ['plan.skipped', of('skipped')],
    ['job.bulk.notReached', total - done - refused.length - waiting.length],
    [waitingText, waiting.length],
  ];
  return counts.flatMap(([text, count]) =>
    text !== undefined && (count > 0 || (text === doneText && waiting.length === 0))
      ? [translate(text, { smart_count: count, count: groupDigits(count) })]
      : [],
  );
}

/** What came of many rows against their plan: done, refused and left alone, how much, and where it differs. */
export function RowsReport(work: RowsWork) {
  const translate = useTranslate();
  const { refused, planned, moved, differences, waiting, lookPath } = work;
  const codes = new Set([...Object.keys(planned), ...Object.keys(moved)]);
  const isAsPlanned = [...codes].every((code) => planned[code] === moved[code]);
  return (
    <>
      <p>
        {useReportCounts(work).join(' · ')}
        {waiting.length > 0 && lookPath !== undefined && (
          <>
            {' · '}
            <Link to={lookPath}>{translate('job.bulk.look')}</Link>
          </>
        )}
      </p>
      {Object.keys(planned).length > 0 && (
        <p>
          <SumsText sums={moved} />
          {!isAsPlanned && ` · ${translate('job.bulk.planned')} `}
          {!isAsPlanned && <SumsText sums={planned} />}
        </p>
      )}
      {refused.length > 0 && <ReasonGroups refused={refused} />}
      {differences.length > 0 && <Differences differences={differences} />}
    </>
  );
}
