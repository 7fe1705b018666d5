import { and, eq, gte, isNotNull, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { EnumValue } from '#contract/enums.ts';
import { addDays, addMonths, firstOfMonth } from '#contract/calendarDays.ts';
import type { Moment } from '#sandbox/core/israelDays.ts';
import { billingDeals as deals } from '#sandbox/db/schema/billingDeal.ts';

/** States of a billing deal that depend on the day (docs/wire.md §2 "rules"); both bounds of a pause are inclusive. */

/** Conditions of this file always have parts; `and` and `or` cannot know. */
const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;
const any = (...conditions: (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`;

export const isPaused = ({ today }: Moment): SQL =>
  all(
    isNotNull(deals.pausedFrom),
    lte(deals.pausedFrom, today),
    any(isNull(deals.pausedTo), gte(deals.pausedTo, today)),
  );

export const isCardExpired = ({ today }: Moment): SQL =>
  all(isNotNull(deals.cardExpiresOn), lt(deals.cardExpiresOn, today));

/** Due, and charged by hand unless the terminal charges by itself. */
export const isTriggerable = (moment: Moment): SQL =>
  all(
    eq(deals.active, true),
    eq(deals.finished, false),
    lte(deals.nextScheduledTransaction, moment.today),
    not(isPaused(moment)),
  );

// spec gap: what "finished" covers: the deals of the history screen, which will not charge again (docs/wire.md §7).
export const isHistory = (): SQL => any(eq(deals.finished, true), eq(deals.active, false));

function expiresNextMonth({ today }: Moment): SQL {
  const nextMonth = addMonths(firstOfMonth(today), 1);
  return all(gte(deals.cardExpiresOn, nextMonth), lt(deals.cardExpiresOn, addMonths(nextMonth, 1)));
}

/** The condition of a quick status; `all` has none. A deal may be in several at once. */
export function quickStatusCondition(quickStatus: EnumValue<'billingQuickStatus'>, moment: Moment): SQL | undefined {
  switch (quickStatus) {
    case 'all':
      return undefined;
    case 'completed':
      return eq(deals.finished, true);
    case 'inactive':
      return all(eq(deals.active, false), eq(deals.finished, false));
    case 'failed':
      return isNotNull(deals.lastError);
    case 'cardExpired':
      return isCardExpired(moment);
    case 'triggeredTomorrow':
      return all(
        eq(deals.active, true),
        eq(deals.finished, false),
        eq(deals.nextScheduledTransaction, addDays(moment.today, 1)),
      );
    case 'paused':
      return isPaused(moment);
    case 'expiredNextMonth':
      return expiresNextMonth(moment);
    case 'manualTrigger':
      return isTriggerable(moment);
    case 'inProgress':
      return eq(deals.inProgress, true);
  }
}
