import { announceExpiredCards } from './expiredCards.ts';
import type { Job } from './job.ts';

/** Everything the sandbox does by itself, in this order. */
export const jobs: readonly Job[] = [{ name: 'expired cards', run: announceExpiredCards }];
