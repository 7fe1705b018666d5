import { maximumTake } from '#contract/constants.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { NamedCalls } from '#src/dataProvider/namedCalls.ts';
import { countOf } from '#src/dataProvider/parseList.ts';
import type { Attempt } from './attempts.ts';
import { judgeOf, type Judgement } from './ownDetails.ts';
import { dayBefore, filterOf, type ListFilter } from './whereToLook.ts';

/** The part of the data provider that is asked. */
export type AttemptCalls = Pick<NamedCalls, 'call' | 'send'>;

/** What a look has shown. `unclear`: something may be the attempt's, and does not say. */
export type Found = { kind: 'found'; details: Row } | { kind: 'none' } | { kind: 'unclear' };

const pageSize = 100;
/** Details that are asked for at once. */
const atOnce = 4;

/** A page of a list that can tell what there is. */
interface Page {
  ids: string[];
  /** Rows it holds. */
  size: number;
  isLast: boolean;
}

/** @throws CallFailure for an answer that can not tell: money must not be sent again for it. */
function readPage(answer: unknown, { skip, take }: { skip: number; take: number }): Page {
  const body: Row = isObject(answer) ? answer : {};
  const rows: unknown[] = Array.isArray(body.data) ? body.data : [undefined];
  const ids = rows.map((row) => (isObject(row) ? row.paymentTransactionID : undefined));
  const count = countOf(body.numberOfRecords);
  const isCounted = count !== undefined && count > skip + rows.length;
  const isWhole = body.status !== 'error' && ids.every((id) => typeof id === 'string' && isGuid(id));
  if (!isWhole || (isCounted && rows.length === 0)) throw new CallFailure('network', 200);
  return { ids: ids.map(String), size: rows.length, isLast: !isCounted && rows.length < take };
}

/**
 * The transaction of an attempt, by calls that every server has: the list by terminal, amount and day, page by page,
 * then each candidate's details, which return what the request carried in `extension`.
 * @throws CallFailure when it cannot be asked, or an answer cannot be read; the caller's abort reason when it left.
 */
export async function findAttempt(calls: AttemptCalls, attempt: Attempt, signal?: AbortSignal): Promise<Found> {
  const asked = { background: true, ...(signal && { signal }) };
  const judge = judgeOf(attempt);
  const seen = new Set<Judgement>();

  async function pageOf(further: ListFilter & { take: number; skip: number }): Promise<Page> {
    const query = { ...filterOf(attempt), ...further };
    return readPage(await calls.call('transactions.list', { query, ...asked }), further);
  }

  async function detailsOf(id: string): Promise<Row> {
    const details: unknown = await calls.call('transactions.get', { path: { id }, ...asked });
    const named = isObject(details) ? String(details.paymentTransactionID) : '';
    if (!isObject(details) || named.toLowerCase() !== id.toLowerCase()) throw new CallFailure('network', 200);
    return details;
  }

  /** Details of the rows, a few at a time, until one of them is the attempt's. */
  async function ownAmong({ ids }: Page): Promise<Row | undefined> {
    for (let from = 0; from < ids.length; from += atOnce) {
      const some = await Promise.all(ids.slice(from, from + atOnce).map(detailsOf));
      for (const details of some) {
        const judgement = judge(details);
        if (judgement === 'own') return details;
        seen.add(judgement);
      }
    }
    return undefined;
  }

  let isLast = false;
  for (let skip = 0; skip < maximumTake && !isLast;) {
    const page = await pageOf({ dateFrom: dayBefore(attempt), take: pageSize, skip });
    const own = await ownAmong(page);
    if (own) return { kind: 'found', details: own };
    skip += page.size;
    isLast = page.isLast;
  }
  // A clock that is wrong by days hides nothing either: the newest of that amount, whatever their day.
  const own = await ownAmong(await pageOf({ take: atOnce * 5, skip: 0 }));
  if (own) return { kind: 'found', details: own };
  // A server that returns one attempt's name would have returned the other's.
  return { kind: !isLast || (seen.has('unsaid') && !seen.has('other')) ? 'unclear' : 'none' };
}
