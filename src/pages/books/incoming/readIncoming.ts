import { addDays } from '#contract/calendarDays.ts';
import { maximumTake } from '#contract/constants.ts';
import type { RowGroup } from '#src/dataProvider/groups.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { everyRow, type Provider, type RowReading } from '#src/list/figures/everyRow.ts';
import type { Period } from '#src/pages/books/period.ts';
import { inTurn } from '#src/list/inTurn.ts';
import type { CreditRule } from '#src/settings/creditRules.ts';
import { installmentMoney, installmentsFilter, wholeMoney, wholeQuestions } from './cardMoney.ts';
import { chargeDays } from './creditDay.ts';
import { dealMoney } from './dealMoney.ts';
import type { Incoming } from './incoming.ts';
import { earliestDeal } from './payments.ts';

/** Every day of a filter with its sums. */
async function everyGroup(provider: Provider, filter: FilterValues, signal?: AbortSignal): Promise<RowGroup[]> {
  const pagination = { page: 1, perPage: maximumTake };
  const options = { background: true, ...(signal && { signal }) };
  return inTurn(async () => provider.getGroups('transactions', { filter, sort: serverOrder, pagination }, options));
}

/** What a person has told of a terminal, and of which days something is asked. */
export interface Asked {
  period: Period;
  rule: CreditRule | undefined;
}

/** What cards bring in on the days of a period: charges and refunds by sums of their days, deals in payments row by row. */
export async function readCardMoney(
  provider: Provider,
  { period, rule }: Asked,
  { signal, tell }: RowReading = {},
): Promise<Incoming[]> {
  const charged = chargeDays(rule, period);
  if (!charged) return [];
  const { terminalID } = period;
  const whole = wholeQuestions.map(async (question) => {
    const groups = await everyGroup(provider, { ...question.filter, terminalID, ...charged }, signal);
    return wholeMoney(question, groups, { rule, period });
  });
  const days = { dateFrom: earliestDeal(charged.dateFrom), dateTo: charged.dateTo };
  const deals = everyRow(
    provider,
    'transactions',
    { filter: { ...installmentsFilter, terminalID, ...days } },
    { signal, tell },
  );
  const [lines, rows] = await Promise.all([Promise.all(whole), deals]);
  return [...lines.flat(), ...installmentMoney(rows, rule, period)];
}

/** What charges ahead of billing deals are to bring in on the days of a period; one that is overdue is still to come. */
export async function readDealMoney(
  provider: Provider,
  { period, rule }: Asked,
  { signal }: RowReading = {},
): Promise<Incoming[]> {
  // Debits of accounts keep their day.
  const charged = chargeDays(rule, period) ?? period;
  const days = {
    dateFrom: charged.dateFrom < period.dateFrom ? charged.dateFrom : period.dateFrom,
    dateTo: charged.dateTo > period.dateTo ? charged.dateTo : period.dateTo,
  };
  const filter = { terminalID: period.terminalID, ...days };
  return dealMoney(await everyRow(provider, 'futureBillingDeals', { filter }, { signal }), rule, period);
}

/** The first day of Masav files that may be paid on a day. */
export const earliestFile = (day: string): string => addDays(day, -31);
