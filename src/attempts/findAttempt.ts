import { maximumTake } from '#contract/constants.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import { isGuid } from '#contract/rules/guid.ts';
import type { NamedCalls } from '#src/dataProvider/namedCalls.ts';
import type { Attempt } from './attempts.ts';

/** The part of the data provider that is asked. */
export type AttemptCalls = Pick<NamedCalls, 'call' | 'send'>;

const pageSize = 100;
/** Details that are asked for at once. */
const atOnce = 4;

function idOf({ paymentTransactionID: id }: Row): string[] {
  return typeof id === 'string' && isGuid(id) ? [id] : [];
}

function attemptIDOf({ extension }: Row): unknown {
  return isObject(extension) ? extension.attemptID : undefined;
}

/** The day before: the clocks of the browser and the server need not agree at midnight. */
function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** Details of the rows, a few at a time, until one of them is the attempt's. */
async function ownAmong(
  rows: readonly Row[],
  calls: AttemptCalls,
  isOwn: (details: Row) => boolean,
  signal?: AbortSignal,
) {
  const ids = rows.flatMap(idOf);
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = await Promise.all(
      ids
        .slice(from, from + atOnce)
        .map((id) => calls.call('transactions.get', { path: { id }, background: true, ...(signal && { signal }) })),
    );
    const own = some.filter(isObject).find(isOwn);
    if (own) return own;
  }
  return undefined;
}

/**
 * The transaction of an attempt, by calls that every server has: the list by terminal, amount and day, page by page,
 * then each candidate's details, which return what the request carried in `extension`.
 * @returns undefined when there is none now.
 * @throws CallFailure when it cannot be asked; the caller's abort reason when it left.
 */
export async function findAttempt(
  calls: AttemptCalls,
  attempt: Attempt,
  signal?: AbortSignal,
): Promise<Row | undefined> {
  const { attemptID, endpoint, terminalID, amount, transactionID, billingDealID, day } = attempt;
  // Selecting a J5 carries no body: its new transaction names the J5 instead.
  const isSelection = endpoint.endsWith('.selectJ5');
  const isOwn = (details: Row) =>
    isSelection
      ? details.initialTransactionID === transactionID && details.paymentTransactionID !== transactionID
      : attemptIDOf(details) === attemptID;
  const filter = {
    terminalID,
    ...(amount !== undefined && { amountFrom: amount, amountTo: amount }),
    // Checks name no amount, and are few.
    ...(endpoint.endsWith('.check') && { jDealType: 'J2' }),
    ...(isSelection && { initialTransactionID: transactionID }),
    ...(billingDealID !== undefined && { billingDealID }),
  };

  async function pageOf(query: Record<string, string | number | undefined>): Promise<Row[]> {
    const answer = await calls.call('transactions.list', { query, background: true, ...(signal && { signal }) });
    return isObject(answer) && Array.isArray(answer.data) ? answer.data.filter(isObject) : [];
  }

  for (let skip = 0; skip < maximumTake; skip += pageSize) {
    const rows = await pageOf({ ...filter, dateFrom: dayBefore(day), take: pageSize, skip });
    const own = await ownAmong(rows, calls, isOwn, signal);
    if (own) return own;
    if (rows.length < pageSize) break;
  }
  // A clock that is wrong by days hides nothing either: the newest of that amount, whatever their day.
  return ownAmong(await pageOf({ ...filter, take: atOnce * 5 }), calls, isOwn, signal);
}
