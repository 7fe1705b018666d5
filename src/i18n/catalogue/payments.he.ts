import { inputs } from './inputs.he.ts';

/** Words of the charge, quick charge and refund wizards. */
export const payments = {
  ...inputs,
} as const;
