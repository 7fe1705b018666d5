import { addMonths } from '#contract/calendarDays.ts';

/** One payment of a deal, in agorot. */
export interface MonthlyPayment {
  /** From 1. */
  number: number;
  of: number;
  agorot: number;
  /** When the card is charged: a month after the payment before it. */
  day: string;
}

/** A deal in payments as a row tells it, in agorot. */
export interface SplitDeal {
  /** `YYYY-MM-DD` */
  day: string;
  total: number;
  first: number;
  each: number;
}

/** Payments a deal may have at most; what comes to more is no deal in payments. */
const most = 36;

/**
 * The payments of a deal: the first, and equal ones. They come to its total whatever a row says of them: where they do not
 * come out, the deal is one payment.
 */
export function dealPayments({ day, total, first, each }: SplitDeal): MonthlyPayment[] {
  const further = (total - first) / each;
  const comesOut = each > 0 && first > 0 && Number.isInteger(further) && further >= 0 && further < most;
  const amounts = comesOut ? [first, ...Array.from({ length: further }, () => each)] : [total];
  return amounts.map((agorot, index) => ({
    number: index + 1,
    of: amounts.length,
    agorot,
    day: addMonths(day, index),
  }));
}

/** The first day of deals whose last payment may fall on a day. */
export const earliestDeal = (day: string): string => addMonths(day, 1 - most);
