import { addDays, daysBetween } from '#contract/calendarDays.ts';
import { toAgorot, toDecimal } from '#contract/money.ts';
import type { Charges } from './charges.ts';
import type { Days } from './comparedDays.ts';

/** Charges of one day, as a timeline by days tells them. */
interface DayPoint extends Pick<Charges, 'transactionsCount' | 'totalAmount'> {
  day: string;
}

/**
 * What was charged on the days that stand where a point's days stand in the chosen period.
 * @param point its days, of the chosen period
 * @returns undefined where no day is compared with it
 */
export function comparedCharges(
  point: Days,
  chosen: Days,
  compared: Days,
  before: readonly DayPoint[],
): Pick<Charges, 'transactionsCount' | 'totalAmount'> | undefined {
  const first = addDays(compared.from, daysBetween(chosen.from, point.from));
  const end = addDays(compared.from, daysBetween(chosen.from, point.to));
  const last = end < compared.to ? end : compared.to;
  if (first > last) return undefined;
  const days = before.filter(({ day }) => day >= first && day <= last);
  return {
    transactionsCount: days.reduce((sum, { transactionsCount }) => sum + transactionsCount, 0),
    totalAmount: toDecimal(days.reduce((sum, { totalAmount }) => sum + toAgorot(totalAmount), 0)),
  };
}
