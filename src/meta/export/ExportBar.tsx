import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { successMessageMs } from '#contract/constants.ts';
import { groupDigits } from '#src/meta/groupDigits.ts';
import { useFocusAround } from '#src/ui/useFocusAround.ts';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { byteText } from './byteText.ts';
import './export.css';
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
  if (state === 'failed') return <p className="export-failed">{translate(message, { _: message })}</p>;
  if (state === 'cancelled') return <p>{translate('export.cancelled')}</p>;
  return (
    <p>
      <bdi>{fileName}</bdi> · <bdi dir="ltr">{byteText(received)}</bdi>
    </p>
  );
}

/** One export: how far it is and how to stop it, or how it ended. */
function ExportItem({ job }: { job: ExportJob }) {
  const translate = useTranslate();
  const exports = useExports();
  const { id, state, resource } = job;
  const name = translate(`resource.${resource}.name`, { _: resource });
  useEffect(
    function dismissByItself() {
      if (state !== 'done' && state !== 'cancelled') return undefined;
      const timer = window.setTimeout(() => exports.dismiss(id), successMessageMs);
      return () => window.clearTimeout(timer);
    },
    [exports, id, state],
  );
  return (
    <li className="export-item">
      <strong>{translate(`export.state.${state}`, { name })}</strong>
      {state === 'running' ? <Running job={job} /> : <Ended job={job} />}
      <div className="export-actions">
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
      </div>
    </li>
  );
}

/** The bar of exports: it covers nothing that waits for an answer, and work goes on beside it. */
export function ExportBar({ jobs }: { jobs: readonly ExportJob[] }) {
  const translate = useTranslate();
  const bar = useRef<HTMLElement>(null);
  useFocusAround(bar);
  useFocusBack(bar);
  return (
    <section ref={bar} className="exports" aria-label={translate('export.label')}>
      <ul>
        {jobs.map((job) => (
          <ExportItem key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}
