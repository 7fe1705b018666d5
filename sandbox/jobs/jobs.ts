import { chargeDueDeals } from './dueCharges.ts';
import { announceExpiredCards } from './expiredCards.ts';
import { forgetAttempts } from './forgottenAttempts.ts';
import type { Job } from './job.ts';
import { answerMasavFiles } from './masavAnswers.ts';
import { transmitNightly } from './nightlyTransmission.ts';

/** Everything the sandbox does by itself, in this order. */
export const jobs: readonly Job[] = [
  { name: 'expired cards', run: announceExpiredCards },
  { name: 'due charges', run: chargeDueDeals },
  { name: 'nightly transmission', run: transmitNightly },
  { name: 'Masav answers', run: answerMasavFiles },
  { name: 'forgotten attempts', run: (context) => forgetAttempts(context) },
];
