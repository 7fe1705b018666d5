import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/groupDigits.ts';
import { Job } from '#src/actions/jobs/Job.tsx';
import { JobBar } from '#src/actions/jobs/JobBar.tsx';
import { byteText } from './byteText.ts';
import { useExports } from './exports.ts';
import type { ExportJob } from './exportStore.ts';

function Running({ job }: { job: ExportJob }) {
  const translate = useTranslate();
  const { received, total, rows } = job;
  return (
    <>
      <progress
        aria-label={translate('export.progress')}
        {...(total !== undefined && { value: received, max: total })}
      />
      <p>
        {received > 0 && (
          <>
            <bdi dir="ltr">
              {total === undefined ? byteText(received) : `${byteText(received)} / ${byteText(total)}`}
            </bdi>
            {' · '}
          </>
        )}
        {translate('export.rows', { smart_count: rows, count: groupDigits(rows) })}
      </p>
    </>
  );
}

function Ended({ job }: { job: ExportJob }) {
  const translate = useTranslate();
  const { state, fileName, received, message = 'SomethingWentWrong' } = job;
  if (state === 'failed') return <p className="job-failed">{translate(message, { _: message })}</p>;
  if (state === 'cancelled') return <p>{translate('export.cancelled')}</p>;
  return (
    <p>
      <bdi>{fileName}</bdi> · <bdi dir="ltr">{byteText(received)}</bdi>
    </p>
  );
}

function ExportItem({ job }: { job: ExportJob }) {
  const translate = useTranslate();
  const exports = useExports();
  const { id, state, resource } = job;
  const name = translate(`resource.${resource}.name`, { _: resource });
  return (
    <Job
      title={translate(`export.state.${state}`, { name })}
      isDone={state === 'done' || state === 'cancelled'}
      onDismiss={() => exports.dismiss(id)}
      actions={
        <>
          {state === 'failed' && (
            <button
              type="button"
              className="button"
              onClick={() => {
                exports.dismiss(id);
                exports.start(job);
              }}
            >
              {translate('shell.retry')}
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-label={translate(state === 'running' ? 'export.cancelNamed' : 'export.dismissNamed', { name })}
            onClick={() => (state === 'running' ? exports.cancel(id) : exports.dismiss(id))}
          >
            {translate(state === 'running' ? 'export.cancel' : 'shell.close')}
          </button>
        </>
      }
    >
      {state === 'running' ? <Running job={job} /> : <Ended job={job} />}
    </Job>
  );
}

/** The bar of exports. */
export function ExportBar({ jobs }: { jobs: readonly ExportJob[] }) {
  const translate = useTranslate();
  return (
    <JobBar label={translate('export.label')}>
      {jobs.map((job) => (
        <ExportItem key={job.id} job={job} />
      ))}
    </JobBar>
  );
}
