import { createContext, useContext } from 'react';
import type { Jobs } from './jobs.ts';

const JobsContext = createContext<Jobs | undefined>(undefined);
export const JobsProvider = JobsContext.Provider;

/** The jobs of this page. @throws Error outside a JobsProvider. */
export function useJobs(): Jobs {
  const jobs = useContext(JobsContext);
  if (!jobs) throw new Error('useJobs needs a JobsProvider');
  return jobs;
}
