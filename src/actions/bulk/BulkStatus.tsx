import { useTranslate } from 'react-admin';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import { useBulkJobs } from './bulkJobs.ts';

const BulkBar = lazyPart(async () => (await import('./BulkBar.tsx')).BulkBar);

/** What is being done with many rows, wherever the person is; how it ends is read out. */
export function BulkStatus() {
  const translate = useTranslate();
  const jobs = useBulkJobs();
  const newest = jobs.find(({ state }) => state !== 'running') ?? jobs[0];
  return (
    <>
      <div role="status" className="visually-hidden">
        {newest && translate(`bulk.state.${newest.state}`, { action: translate(`action.${newest.action}`) })}
      </div>
      {jobs.length > 0 && <BulkBar jobs={jobs} />}
    </>
  );
}
