import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/groupDigits.ts';
import { Job } from '#src/actions/jobs/Job.tsx';
import { JobBar } from '#src/actions/jobs/JobBar.tsx';
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

function BulkItem({ job }: { job: BulkJob }) {
  const translate = useTranslate();
  const { id, state, refused } = job;
  const action = translate(`action.${job.action}`);
  const running = state === 'running';
  return (
    <Job
      title={translate(`bulk.state.${state}`, { action })}
      isDone={state === 'finished' && refused.length === 0}
      onDismiss={() => dismissBulkJob(id)}
      actions={
        <button
          type="button"
          className="button"
          aria-label={translate(running ? 'bulk.cancelNamed' : 'bulk.dismissNamed', { action })}
          onClick={() => (running ? cancelBulkJob(id) : dismissBulkJob(id))}
        >
          {translate(running ? 'bulk.cancel' : 'shell.close')}
        </button>
      }
    >
      {running ? <Progress job={job} /> : <Counts job={job} />}
      {!running && refused.length > 0 && <RefusedRows job={job} />}
    </Job>
  );
}

/** The bar of actions on many rows. */
export function BulkBar({ jobs }: { jobs: readonly BulkJob[] }) {
  const translate = useTranslate();
  return (
    <JobBar label={translate('bulk.label')}>
      {jobs.map((job) => (
        <BulkItem key={job.id} job={job} />
      ))}
    </JobBar>
  );
}
