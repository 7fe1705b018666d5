import { addDays, addMonths, daysBetween } from '#contract/calendarDays.ts';
import { israelDay } from '#contract/israelDay.ts';
import { toAgorot } from '#contract/money.ts';
import type { Row } from '#contract/envelope.ts';
import { daysAhead } from '#src/pages/books/ahead/aheadDays.ts';

/** Months of requests that are looked back at. */
const monthsBack = 6;

/** The first day of the requests that are looked at. */
export const historyFrom = (today: string): string => addMonths(today, -monthsBack);

/** Requests that must have been sent before anything is said of what becomes of others like them. */
export const leastCases = 20;

/** A payment request as far as it is weighed; days are Israel's. */
export interface WeighedRequest {
  id: string;
  consumerID: string | undefined;
  /** Who it is for, where its row says more than the customer's id. */
  name: string;
  sentDay: string;
  agorot: number;
  currency: string;
  /** When it was paid; undefined while it is not. */
  paidDay: string | undefined;
  /** Its payer may still pay. */
  isOpen: boolean;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The days of payments by the id of their transaction, as rows of transactions tell. */
export const paymentDays = (transactions: readonly Row[]): ReadonlyMap<string, string> =>
  new Map(
    transactions.map(({ paymentTransactionID, transactionTimestamp }) => [
      textOf(paymentTransactionID),
      israelDay(new Date(textOf(transactionTimestamp))),
    ]),
  );

/**
 * A request as its row tells. No request of those that are weighed: a permanent link, one that pays out or only saves a card,
 * one that could not be sent, and a paid one whose payment no list tells.
 * @param paid days of payments by the id of their transaction
 */
export function weighedRequest(row: Row, paid: ReadonlyMap<string, string>, now: Date): WeighedRequest | undefined {
  const { paymentRequestID, consumerID, status, quickStatus, permanent, isRefund, currency, dueDate } = row;
  const agorot = toAgorot(Number(row.paymentRequestAmount ?? 0));
  if (permanent === true || isRefund === true || status === 'sendingFailed' || !(agorot > 0)) return undefined;
  const isPaid = status === 'payed';
  const paidDay = isPaid ? paid.get(textOf(row.paymentTransactionID)) : undefined;
  if (isPaid && paidDay === undefined) return undefined;
  const isOver = typeof dueDate === 'string' && new Date(dueDate) <= now;
  return {
    id: textOf(paymentRequestID),
    consumerID: typeof consumerID === 'string' ? consumerID : undefined,
    name: textOf(row.cardOwnerName) || textOf(row.consumerEmail),
    sentDay: israelDay(new Date(textOf(row.paymentRequestTimestamp))),
    agorot,
    currency: textOf(currency),
    paidDay,
    isOpen: (quickStatus === 'pending' || quickStatus === 'viewed') && !isPaid && !isOver,
  };
}

/** Days since sending that are told together, by the first of them; their words are `monthAhead.age.<key>`. */
const ages = [
  { key: 'today', from: 0 },
  { key: 'days', from: 1 },
  { key: 'week', from: 3 },
  { key: 'fortnight', from: 7 },
  { key: 'month', from: 14 },
  { key: 'older', from: 30 },
] as const;

/** Open requests of about one age, and what became of others that were open at that age. */
export interface RequestGroup {
  key: (typeof ages)[number]['key'];
  /** Days since sending, both in it; of the last one undefined. */
  from: number;
  to: number | undefined;
  open: readonly WeighedRequest[];
  /** Earlier requests that were open so many days after they were sent, and have had the days ahead to be paid since. */
  cases: readonly WeighedRequest[];
  /** Those of them that were paid within the days ahead, soonest first. */
  paid: readonly WeighedRequest[];
  /** After how many days each of these was paid, counted from that age. */
  delays: readonly number[];
}

/** Says whether there are cases enough to say something. */
export const isTold = ({ cases }: Pick<RequestGroup, 'cases'>): boolean => cases.length >= leastCases;

type Age = Pick<RequestGroup, 'key' | 'from' | 'to'>;

function groupOf({ key, from, to }: Age, requests: readonly WeighedRequest[], today: string): RequestGroup {
  const ageOf = ({ sentDay }: WeighedRequest) => daysBetween(sentDay, today);
  const delayOf = ({ sentDay, paidDay }: WeighedRequest) =>
    paidDay === undefined ? undefined : daysBetween(sentDay, paidDay) - from;
  const lastSent = addDays(today, -from - daysAhead);
  const cases = requests.filter((one) => one.sentDay <= lastSent && (delayOf(one) ?? 0) >= 0);
  const timely = cases.flatMap((request) => {
    const delay = delayOf(request);
    return delay !== undefined && delay < daysAhead ? [{ request, delay }] : [];
  });
  const paid = timely.toSorted((one, other) => one.delay - other.delay);
  return {
    key,
    from,
    to,
    open: requests.filter((one) => one.isOpen && ageOf(one) >= from && (to === undefined || ageOf(one) <= to)),
    cases,
    paid: paid.map(({ request }) => request),
    delays: paid.map(({ delay }) => delay),
  };
}

/** Open requests by their age, each with what became of others like them; ages that nobody waits at are left out. */
export function requestGroups(requests: readonly WeighedRequest[], today: string): RequestGroup[] {
  const groups = ages.map((age, at) => {
    const next = ages[at + 1];
    return groupOf({ ...age, to: next && next.from - 1 }, requests, today);
  });
  return groups.filter(({ open }) => open.length > 0);
}

/** Within how many days half of those that were paid had been; undefined where none was. */
export const halfWithin = ({ delays }: Pick<RequestGroup, 'delays'>): number | undefined =>
  delays[Math.ceil(delays.length / 2) - 1];
