import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusAround } from '#src/ui/focus/useFocusAround.ts';
import { useFocusBack } from '#src/ui/focus/useFocusBack.ts';
import { JobItem } from './JobItem.tsx';
import styles from './jobs.module.css';
import type { Job } from './jobs.ts';

/** The bar of jobs: it covers nothing that waits for an answer, and work goes on beside it. */
export function JobBar({ jobs }: { jobs: readonly Job[] }) {
  const translate = useTranslate();
  const bar = useRef<HTMLElement>(null);
  useFocusAround(bar);
  useFocusBack(bar);
  return (
    <section ref={bar} className={styles.jobs} aria-label={translate('job.label')}>
      <ul>
        {jobs.map((job) => (
          <JobItem key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}
