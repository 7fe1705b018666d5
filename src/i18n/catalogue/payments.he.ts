import { attempts } from './attempts.he.ts';
import { inputs } from './inputs.he.ts';

/** Words of the charge, quick charge and refund wizards. */
export const payments = {
  ...inputs,
  ...attempts,
} as const;
