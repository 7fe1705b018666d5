import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { byteText } from './byteText.ts';
import type { ImportWork, Job } from './jobs.ts';

/** How much of a file has left, then that its rows are being taken in. */
function Sending({ work: { sent, total } }: { work: ImportWork }) {
  const translate = useTranslate();
  const isWhole = sent > 0 && sent >= total;
  return (
    <>
      <progress aria-label={translate('job.import.progress')} {...(!isWhole && { value: sent, max: total })} />
      <p>
        {isWhole ? (
          translate('job.import.taking')
        ) : (
          <bdi dir="ltr">
            {byteText(sent)} / {byteText(total)}
          </bdi>
        )}
      </p>
    </>
  );
}

/** A file on its way, then what became of its rows. */
export function ImportJob({ work, state }: { work: ImportWork; state: Job['state'] }) {
  const translate = useTranslate();
  if (state === 'running') return <Sending work={work} />;
  if (state === 'cancelled')
    return <p>{translate(work.sent >= work.total ? 'job.import.cancelledLate' : 'job.import.cancelled')}</p>;
  if (!work.counts) return null;
  const { succeeded, failed } = work.counts;
  const counted = (key: string, count: number) => translate(key, { smart_count: count, count: groupDigits(count) });
  return (
    <p>
      {counted('job.import.succeeded', succeeded)}
      {failed > 0 && ` · ${counted('job.import.failed', failed)}`}
    </p>
  );
}
