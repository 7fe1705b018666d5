import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { successMessageMs } from '#contract/constants.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { SupportLink } from '#src/ui/SupportLink.tsx';
import { FileJob } from './FileJob.tsx';
import { ImportJob } from './ImportJob.tsx';
import styles from './jobs.module.css';
import { isFollowing, type Job } from './jobs.ts';
import { useJobs } from './jobsContext.ts';
import { ReportButton } from './ReportButton.tsx';
import { RowsJob } from './RowsJob.tsx';

/** Whether a job ended as it should, with nothing left to read: it goes by itself after a while. */
function isSettled({ state, work }: Job): boolean {
  switch (work.kind) {
    case 'bulk':
      // A report of money stays until it was read.
      return (
        state === 'done' && work.refused.length + work.waiting.length === 0 && Object.keys(work.planned).length === 0
      );
    case 'import':
      return state === 'done' && work.counts?.failed === 0;
    case 'export':
      return state === 'done' || state === 'cancelled';
  }
}

/** How far a job is, or what came of it. */
function JobWork({ job: { work, state } }: { job: Job }) {
  switch (work.kind) {
    case 'bulk':
      return <RowsJob work={work} state={state} />;
    case 'import':
      return <ImportJob work={work} state={state} />;
    case 'export':
      return <FileJob work={work} state={state} />;
  }
}

/** Another try of the rows that were not done, which its plan comes before. */
function AgainButton({ id, again: { count, Dialog } }: Pick<Job, 'id'> & { again: NonNullable<Job['again']> }) {
  const translate = useTranslate();
  const jobs = useJobs();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttonClass()} onClick={() => setOpen(true)}>
        {translate('job.bulk.again', { smart_count: count, count: groupDigits(count) })}
      </button>
      {open && <Dialog onClose={() => setOpen(false)} onStart={() => jobs.dismiss(id)} />}
    </>
  );
}

function JobButtons({ job }: { job: Job }) {
  const { id, name, work, state, retry, failure, again } = job;
  const translate = useTranslate();
  const jobs = useJobs();
  const isRunning = state === 'running';
  const follows = isFollowing(job);
  const verb = follows ? 'leaveNamed' : isRunning ? 'cancelNamed' : 'dismissNamed';
  return (
    <div className={styles.actions}>
      {state === 'failed' && retry && (
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            jobs.dismiss(id);
            retry();
          }}
        >
          {translate('shell.retry')}
        </button>
      )}
      {again && <AgainButton id={id} again={again} />}
      {work.kind === 'bulk' && !isRunning && <ReportButton name={name} work={work} />}
      {failure?.support && <SupportLink {...failure.support} className={buttonClass()} />}
      <button
        type="button"
        className={buttonClass()}
        aria-label={translate(`job.${work.kind}.${verb}`, { name: translate(name, { _: name }) })}
        onClick={() => (isRunning ? jobs.cancel(id) : jobs.dismiss(id))}
      >
        {translate(follows ? 'job.bulk.leave' : isRunning ? 'ra.action.cancel' : 'ra.action.close')}
      </button>
    </div>
  );
}

/** One job: how far it is and how to stop it, or what came of it. */
export function JobItem({ job }: { job: Job }) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const { dismiss } = useJobs();
  const { id, name, work, state, failure } = job;
  const settled = isSettled(job);
  useEffect(
    function dismissByItself() {
      if (!settled) return undefined;
      const timer = window.setTimeout(() => dismiss(id), successMessageMs);
      return () => window.clearTimeout(timer);
    },
    [settled, dismiss, id],
  );
  return (
    <li className={styles.job}>
      <strong>{translate(`job.${work.kind}.state.${state}`, { name: translate(name, { _: name }) })}</strong>
      <JobWork job={job} />
      {failure && (
        <p className={styles.failed}>
          <ForeignText>{messageText(failure.message, failure.messageArgs)}</ForeignText>
          {failure.details?.map((text) => (
            <span key={text}>
              {' '}
              <ForeignText>{text}</ForeignText>
            </span>
          ))}
        </p>
      )}
      <JobButtons job={job} />
    </li>
  );
}
