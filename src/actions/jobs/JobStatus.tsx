import { useTranslate } from 'react-admin';
import { useStore } from '#src/store/useStore.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { useJobs } from './jobsContext.ts';

const JobBar = lazyPart(async () => (await import('./JobBar.tsx')).JobBar);

/** The jobs of the page, wherever the person is; their beginnings and ends are read out. */
export function JobStatus() {
  const translate = useTranslate();
  const jobs = useStore(useJobs());
  const [latest] = jobs.toSorted((a, b) => b.news - a.news);
  return (
    <>
      <div role="status" className={visuallyHidden}>
        {latest &&
          translate(`job.${latest.work.kind}.state.${latest.state}`, {
            name: translate(latest.name, { _: latest.name }),
          })}
      </div>
      {jobs.length > 0 && <JobBar jobs={jobs} />}
    </>
  );
}
