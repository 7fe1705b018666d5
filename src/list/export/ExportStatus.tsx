import { useTranslate } from 'react-admin';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import { useExportJobs } from './exports.ts';

const ExportBar = lazyPart(async () => (await import('./ExportBar.tsx')).ExportBar);

/** The exports under way, wherever the person is; what becomes of them is read out. */
export function ExportStatus() {
  const translate = useTranslate();
  const jobs = useExportJobs();
  const [newest] = jobs.toSorted(
    (a, b) => Number(a.state === 'running') - Number(b.state === 'running') || b.id - a.id,
  );
  const name = newest && translate(`resource.${newest.resource}.name`, { _: newest.resource });
  return (
    <>
      <div role="status" className="visually-hidden">
        {newest && translate(`export.state.${newest.state}`, { name })}
      </div>
      {jobs.length > 0 && <ExportBar jobs={jobs} />}
    </>
  );
}
