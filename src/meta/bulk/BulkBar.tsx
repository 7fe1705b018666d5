import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { successMessageMs } from '#contract/constants.ts';
import { groupDigits } from '#src/meta/groupDigits.ts';
import { useFocusAround } from '#src/ui/useFocusAround.ts';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import '#src/meta/export/export.css';
import './bulk.css';
import { cancelBulkJob, dismissBulkJob, notReached, type BulkJob } from './bulkJobs.ts';
import { RefusedRows } from './RefusedRows.tsx';

function Progress({ job: { total, done, refused } }: { job: BulkJob }) {
  const translate = useTranslate();
  const text = translate('bulk.progress', { done: groupDigits(done + refused.length), total: groupDigits(total) });
  return (
    <>
      <progress value={done + refused.length} max={total} aria-label={text} />
      <p>{text}</p>
    </>
  );
}

/** How many rows were done, refused and left alone. */
function Counts({ job }: { job: BulkJob }) {
  const translate = useTranslate();
  const counts = { done: job.done, refused: job.refused.length, notReached: notReached(job) };
  const shown = Object.entries(counts).filter(([kind, count]) => kind === 'done' || count > 0);
  return (
    <p>
      {shown
        .map(([kind, count]) => translate(`bulk.${kind}`, { smart_count: count, count: groupDigits(count) }))
        .join(' · ')}
    </p>
  );
}

/** One job: how far it is and how to stop it, or what came of each row. */
function BulkItem({ job }: { job: BulkJob }) {
  const translate = useTranslate();
  const { id, state, refused } = job;
  const action = translate(`action.${job.action}`);
  const running = state === 'running';
  const clean = state === 'finished' && refused.length === 0;
  useEffect(
    function dismissByItself() {
      if (!clean) return undefined;
      const timer = window.setTimeout(() => dismissBulkJob(id), successMessageMs);
      return () => window.clearTimeout(timer);
    },
    [clean, id],
  );
  return (
    <li className="export-item">
      <strong>{translate(`bulk.state.${state}`, { action })}</strong>
      {running ? <Progress job={job} /> : <Counts job={job} />}
      {!running && refused.length > 0 && <RefusedRows job={job} />}
      <div className="export-actions">
        <button
          type="button"
          className="button"
          aria-label={translate(running ? 'bulk.cancelNamed' : 'bulk.dismissNamed', { action })}
          onClick={() => (running ? cancelBulkJob(id) : dismissBulkJob(id))}
        >
          {translate(running ? 'bulk.cancel' : 'shell.close')}
        </button>
      </div>
    </li>
  );
}

/** The bar of actions on many rows: it covers nothing that waits for an answer, and work goes on beside it. */
export function BulkBar({ jobs }: { jobs: readonly BulkJob[] }) {
  const translate = useTranslate();
  const bar = useRef<HTMLElement>(null);
  useFocusAround(bar);
  useFocusBack(bar);
  return (
    <section ref={bar} className="exports" aria-label={translate('bulk.label')}>
      <ul>
        {jobs.map((job) => (
          <BulkItem key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}
