import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { byteText } from './byteText.ts';
import type { FileWork, Job } from './jobs.ts';

/** A file that is made here counts rows, not bytes. */
function Making({ done, rows }: { done: number; rows: number | undefined }) {
  const translate = useTranslate();
  const total = rows === undefined ? '…' : groupDigits(Math.max(rows, done));
  return (
    <>
      <progress
        aria-label={translate('job.export.progress')}
        {...(rows !== undefined && { value: done, max: Math.max(rows, done) })}
      />
      <p>{translate('job.bulk.progress', { done: groupDigits(done), total })}</p>
    </>
  );
}

function Downloading({ work: { received, total, rows } }: { work: FileWork }) {
  const translate = useTranslate();
  return (
    <>
      <progress
        aria-label={translate('job.export.progress')}
        {...(total !== undefined && { value: received, max: total })}
      />
      <p>
        {received > 0 && (
          <>
            <bdi dir="ltr">
              {total === undefined ? byteText(received) : `${byteText(received)} / ${byteText(total)}`}
            </bdi>
            {rows !== undefined && ' · '}
          </>
        )}
        {rows !== undefined && translate('job.export.rows', { smart_count: rows, count: groupDigits(rows) })}
      </p>
    </>
  );
}

/** How much of a file has come, then what it is called. */
export function FileJob({ work, state }: { work: FileWork; state: Job['state'] }) {
  const translate = useTranslate();
  switch (state) {
    case 'running':
      return work.done === undefined ? <Downloading work={work} /> : <Making done={work.done} rows={work.rows} />;
    case 'cancelled':
      return <p>{translate('job.export.cancelled')}</p>;
    case 'failed':
      return null;
    case 'done':
      return (
        <p>
          <bdi>{work.fileName}</bdi> · <bdi dir="ltr">{byteText(work.received)}</bdi>
        </p>
      );
  }
}
