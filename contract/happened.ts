import type { Row } from './envelope.ts';
import { israelDay } from './israelDay.ts';
import type { MessageKey } from './messages/he.ts';
import type { Seen, SeenCall } from './seen.ts';

/** What happened to a record meanwhile: a key of the shared catalogue, and what fills its places. */
export interface Happened {
  key: MessageKey;
  values: Readonly<Record<string, string>>;
}

const moved: Happened = { key: 'MovedOn', values: {} };
const told = (key: MessageKey, values: Happened['values'] = {}): Happened => ({ key, values });

/** A day in a sentence of either direction, DD/MM/YYYY. */
const dayText = (day: string) => `\u2066${day.slice(0, 10).split('-').toReversed().join('/')}\u2069`;

/** The Israel day of an instant, as a sentence has it. */
function dayOfInstant(value: unknown): string {
  const instant = typeof value === 'string' ? new Date(value) : undefined;
  return instant && !Number.isNaN(instant.getTime()) ? dayText(israelDay(instant)) : '';
}

const isLater = (now: unknown, before: unknown) =>
  typeof now === 'number' && typeof before === 'number' && now > before;

function ofDeal(seen: Seen, now: Row): Happened {
  const { nextScheduledTransaction: next, currentTransactionTimestamp } = now;
  const date = dayOfInstant(currentTransactionTimestamp);
  if (isLater(now.currentDeal, seen.currentDeal) && date !== '') {
    if (typeof next !== 'string') return told('DealChargedLastMeanwhile', { date });
    return told('DealChargedMeanwhile', { date, next: dayText(next) });
  }
  if (seen.active === true && now.active === false) return told('DealDisabledMeanwhile');
  if (seen.active === false && now.active === true) return told('DealActivatedMeanwhile');
  if (!seen.pausedFrom && now.pausedFrom) return told('DealPausedMeanwhile');
  return typeof next === 'string' ? told('DealChangedMeanwhile', { next: dayText(next) }) : moved;
}

function ofTransaction(seen: Seen, now: Row): Happened {
  if (now.status === 'cancelledByMerchant' && seen.status !== now.status) return told('TransactionCanceledMeanwhile');
  if (isLater(now.totalRefund, seen.totalRefund)) return told('TransactionRefundedMeanwhile');
  if (seen.status === 'awaitingToSelectJ5' && now.status === 'completed') return told('HoldChargedMeanwhile');
  if (seen.status === 'awaitingForTransmission' && now.status === 'completed') {
    return told('TransactionTransmittedMeanwhile');
  }
  return moved;
}

function ofDocument(seen: Seen, now: Row): Happened {
  return now.status === 'canceled' && seen.status !== now.status ? told('DocumentCanceledMeanwhile') : moved;
}

function ofLink(seen: Seen, now: Row): Happened {
  if (seen.status === now.status) return moved;
  if (now.status === 'payed') return told('LinkPaidMeanwhile');
  return now.status === 'canceled' ? told('LinkCanceledMeanwhile') : moved;
}

const byNoun = {
  billing: ofDeal,
  transactions: ofTransaction,
  invoices: ofDocument,
  masavRows: () => moved,
  paymentRequests: ofLink,
} as const;

/**
 * Says what happened to a record since it was seen.
 * @example happenedTo(seenCalls['billing.trigger'], seen, now).key // 'DealChargedMeanwhile'
 */
export function happenedTo({ noun, named }: Pick<SeenCall, 'noun' | 'named'>, seen: Seen, now: Row): Happened {
  return named === 'all' ? told('WaitingMeanwhile') : byNoun[noun](seen, now);
}
