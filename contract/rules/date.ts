import { fault, type Fault } from './fault.ts';
import { required } from './required.ts';

/** At or after the limit; both days `YYYY-MM-DD` or both instants of one form. */
export function expired(value: string, limit: string): Fault | undefined {
  return value >= limit ? undefined : fault('Expired');
}

/** Driven by a boolean: what is judged elsewhere is shown here. */
export const expiredIf = (isExpired: boolean): Fault | undefined => (isExpired ? fault('Expired') : undefined);
export const invalidIf = (isInvalid: boolean): Fault | undefined => (isInvalid ? fault('Invalid') : undefined);

const dayMs = 24 * 60 * 60 * 1000;

/** At least one day from `start` to `end`, calendar days `YYYY-MM-DD`. */
export function dayInterval(start: string, end: string): Fault | undefined {
  const days = (Date.parse(`${end.slice(0, 10)}T00:00:00Z`) - Date.parse(`${start.slice(0, 10)}T00:00:00Z`)) / dayMs;
  return days >= 1 ? undefined : fault('EndDateLaterStart');
}

/** A month of the year, 1 to 12. */
export function month(value: number | string | null | undefined): Fault | undefined {
  const missing = required(value);
  if (missing) return missing;
  return /^(0?[1-9]|1[0-2])$/.test(String(value).trim()) ? undefined : fault('Invalid');
}
