import type { Row } from '#contract/envelope.ts';
import { addDays } from '#contract/calendarDays.ts';
import { maximumTake } from '#contract/constants.ts';
import type { RowGroup } from '#src/dataProvider/groups.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { everyRow, type Provider, type Reading } from '#src/pages/books/everyRow.ts';
import type { Period } from '#src/pages/books/period.ts';
import { inTurn } from '#src/record/inTurn.ts';
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
  { signal, tell }: Reading = {},
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

/** What charges ahead of billing deals are to bring in on the days of a period. @param today an Israel day */
export async function readDealMoney(
  provider: Provider,
  { period, rule }: Asked,
  today: string,
  { signal }: Reading = {},
): Promise<Incoming[]> {
  const charged = chargeDays(rule, period);
  // Debits of accounts keep their day; charges before today have become transactions.
  const dateTo = charged && charged.dateTo > period.dateTo ? charged.dateTo : period.dateTo;
  const earliest = charged && charged.dateFrom < period.dateFrom ? charged.dateFrom : period.dateFrom;
  const dateFrom = earliest > today ? earliest : today;
  if (dateTo < dateFrom) return [];
  const rows: Row[] = await everyRow(
    provider,
    'futureBillingDeals',
    { filter: { terminalID: period.terminalID, dateFrom, dateTo } },
    { signal },
  );
  return dealMoney(rows, rule, period);
}

/** The first day of Masav files that may be paid on a day. */
export const earliestFile = (day: string): string => addDays(day, -31);
