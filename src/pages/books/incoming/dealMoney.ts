import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { Row } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import type { CreditRule } from '#src/settings/creditRules.ts';
import type { PeriodDays } from '#src/pages/books/period.ts';
import { chargeDays, creditDay } from './creditDay.ts';
import type { Incoming } from './incoming.ts';

type File = AnswerOf<'masav.get'>;

/**
 * What the charges ahead of billing deals come to by day: of a card by the terminal's rule, from an account on the day of the
 * charge, since its value date is only known of a file.
 */
export function dealMoney(
  rows: readonly Row[],
  rule: CreditRule | undefined,
  period: PeriodDays & { terminalID: string },
) {
  const { terminalID, dateFrom, dateTo } = period;
  const sums = new Map<string, Incoming>();
  for (const { scheduledDate, transactionAmount, currency: code, paymentType } of rows) {
    if (paymentType !== 'card' && paymentType !== 'bank') continue;
    const isCard = paymentType === 'card';
    const day = creditDay(isCard ? rule : undefined, String(scheduledDate).slice(0, 10));
    if (day < dateFrom || day > dateTo) continue;
    const currency = String(code);
    const key = [day, currency, paymentType].join(' ');
    const behindDays = isCard ? chargeDays(rule, { dateFrom: day, dateTo: day }) : { dateFrom: day, dateTo: day };
    const sum = sums.get(key) ?? {
      day,
      currency,
      source: isCard ? 'deals' : 'bankDeals',
      isCertain: false,
      agorot: 0,
      behind: { list: 'futureBillings', filter: { terminalID, paymentType, currency, ...behindDays } },
    };
    sums.set(key, { ...sum, agorot: sum.agorot + toAgorot(Number(transactionAmount)) });
  }
  return [...sums.values()];
}

/** What Masav files bring: what the bank has paid on its day, and of one that waits for its answer all, on its value date. */
export function masavMoney(files: readonly File[], { dateFrom, dateTo }: PeriodDays): Incoming[] {
  return files.flatMap(({ masavFileID, paidDate, valueDate, paidAmount, totalAmount, currency }): Incoming[] => {
    const day = (paidDate ?? valueDate ?? '').slice(0, 10);
    const agorot = toAgorot((paidDate ? paidAmount : totalAmount) ?? 0);
    if (day < dateFrom || day > dateTo || agorot === 0) return [];
    const behind = { masavFileID: String(masavFileID), ...(paidDate && { status: 'paid' as const }) };
    return [{ day, currency, source: 'masav', isCertain: Boolean(paidDate), agorot, behind }];
  });
}
