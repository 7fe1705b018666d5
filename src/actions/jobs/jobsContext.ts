import { createRequiredContext } from '#src/store/createRequiredContext.ts';
import type { Jobs } from './jobs.ts';

/** The jobs of this page. */
export const [JobsProvider, useJobs] = createRequiredContext<Jobs>('a JobsProvider');
