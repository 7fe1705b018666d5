import { addDays } from '#contract/calendarDays.ts';
import { roundHalfAway } from '#contract/money.ts';
import { clearingDay, type LikelyMoney } from '#src/pages/books/ahead/aheadDays.ts';
import { incomingSums } from '#src/pages/books/incoming/incoming.ts';
import { creditDay } from '#src/pages/books/incoming/creditDay.ts';
import type { PeriodDays } from '#src/pages/books/period.ts';
import type { CreditRule } from '#src/settings/creditRules.ts';
import { isTold, type RequestGroup } from './history.ts';

/** What open requests of a group come to in one currency, in agorot. */
export interface GroupAmount {
  currency: string;
  /** All of them. */
  open: number;
  /** Their share that is likely to be paid in the days ahead. */
  likely: number;
}

/** What of an amount is paid after how many days, as it was in the cases: the parts come to its likely share to the agora. */
export function spread(agorot: number, { delays, cases }: Pick<RequestGroup, 'delays' | 'cases'>) {
  const upTo = (count: number) => roundHalfAway((agorot * count) / cases.length);
  return delays.map((delay, at) => ({ delay, agorot: upTo(at + 1) - upTo(at) }));
}

/** What open requests of a group come to by currency; the likely share is 0 where there are too few cases. */
export function groupAmounts(group: RequestGroup): GroupAmount[] {
  return incomingSums(group.open).map(({ currency, agorot: open }) => {
    const parts = isTold(group) ? spread(open, group) : [];
    return { currency, open, likely: parts.reduce((sum, { agorot }) => sum + agorot, 0) };
  });
}

/** The likely share of a group by the banking day on which it would clear, whichever days those are. */
export function groupMoney(group: RequestGroup, rule: CreditRule | undefined, today: string): LikelyMoney[] {
  if (!isTold(group)) return [];
  return groupAmounts(group).flatMap(({ currency, open }) =>
    spread(open, group).map(({ delay, agorot }) => ({
      clears: clearingDay(creditDay(rule, addDays(today, delay))),
      currency,
      agorot,
    })),
  );
}

/** The likely money of requests that clears within a window. @param window begins today */
export function likelyMoney(groups: readonly RequestGroup[], rule: CreditRule | undefined, window: PeriodDays) {
  const money = groups.flatMap((group) => groupMoney(group, rule, window.dateFrom));
  return money.filter(({ clears, agorot }) => clears <= window.dateTo && agorot > 0);
}
