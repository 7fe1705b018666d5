import { sql } from 'drizzle-orm';
import { type Answer, type Call, type Handler, keepingKeys } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import type { TextKey } from '#sandbox/core/messages/catalogue.ts';
import { namedID } from '#sandbox/core/namedID.ts';
import { newID } from '#sandbox/core/newID.ts';
import { postgresqlErrorOf } from '#sandbox/db/postgresqlError.ts';
import { digestOf, headerKeyOf } from '#sandbox/domain/money/payment/attemptKey.ts';
import {
  answerOf,
  insertAttempts,
  readAttempt,
  requireSame,
  runningRefusal,
  storeAnswers,
} from '#sandbox/domain/money/payment/attempts.ts';

/** What a request is known by when it comes again. */
interface Identity {
  attemptKey: string;
  digest: string;
}

/** What names a request; undefined without a key. @throws ApiError 400 for a malformed key */
function identityOf(call: Call): Identity | undefined {
  // A key in `extension` names a payment alone: that of a link goes on to what is paid by it.
  const attemptKey = headerKeyOf(call);
  return attemptKey === undefined ? undefined : { attemptKey, digest: digestOf(call) };
}

/** What a refusal says first. */
const refusalOf = ({ endpoint }: Call, otherwise: TextKey): TextKey =>
  endpoint.startsWith('invoices.') ? 'CouldNotCreateInvoice' : otherwise;

/** Keeps the key of an attempt at making something. @returns false when it is known */
export async function recordAttempt(db: Database, call: Call, identity: Identity): Promise<boolean> {
  const begun = await insertAttempts(db, [{ call, ...identity, paymentTransactionID: null }]);
  return begun.length > 0;
}

/** Keeps what a call answers, unless an answer is kept already. */
export async function keepAnswer(db: Database, call: Call, { attemptKey }: Identity, answer: Answer): Promise<void> {
  if ('file' in answer) throw new TypeError(`${call.endpoint} answers a file, which is not kept`);
  const { merchantID } = call.caller;
  await storeAnswers(db, [{ merchantID, attemptKey, status: answer.status ?? 200, answer: answer.json }]);
}

/** The attempt of a known key. @throws ApiError 422 when it was at something else */
export async function readSame(db: Database, call: Call, { attemptKey, digest }: Identity) {
  const known = await readAttempt(db, call.caller.merchantID, attemptKey);
  if (known) requireSame(known, { endpoint: call.endpoint, digest }, refusalOf(call, 'AttemptWasAnother'));
  return known;
}

/** How long a repeat waits for the first request, which rarely takes longer, before it is told to come back. */
const patienceSeconds = 2;
/** What PostgreSQL says of a lock that was waited for too long. */
const lockNotAvailable = '55P03';

/**
 * Keeps the key before anything else is done, which waits for whoever is at the same key. @returns false when it is known
 */
async function takeKey(tx: Database, call: Call, identity: Identity): Promise<boolean> {
  await tx.execute(sql.raw(`set local lock_timeout = '${patienceSeconds}s'`));
  const isNew = await recordAttempt(tx, call, identity);
  await tx.execute(sql`set local lock_timeout to default`);
  return isNew;
}

async function makeOnce(call: Call, identity: Identity, make: Handler): Promise<Answer> {
  const { db, totals } = call.context;
  try {
    return await db.transaction(async (tx) => {
      if (!(await takeKey(tx, call, identity))) return answerOf(await readSame(tx, call, identity));
      const made = await make({ ...call, context: { ...call.context, db: tx } });
      await keepAnswer(tx, call, identity, made);
      return made;
    });
  } catch (error) {
    if (postgresqlErrorOf(error)?.code !== lockNotAvailable) throw error;
    throw runningRefusal(refusalOf(call, 'AttemptIsRunning'));
  } finally {
    // What the handler dropped was dropped before the commit: somebody may have counted meanwhile.
    totals.drop(call.caller.merchantID);
  }
}

/**
 * Answers a call that makes something, once for its key: key, everything made and the answer are one transaction, so that a
 * kill leaves all of them or none. A refusal that is thrown leaves nothing, and the key free.
 * @param make works on the database of the call that it is given, and waits for nothing outside
 */
export function answerOnce(call: Call, make: Handler): Promise<Answer> {
  const identity = identityOf(call);
  return identity ? makeOnce(call, identity, make) : make(call);
}

/** The same for the same request under the same key, so that whoever is asked twice answers as before. */
function referenceOf({ caller, endpoint }: Call, identity: Identity | undefined): string {
  if (!identity) return newID();
  return namedID(`${endpoint}:${caller.merchantID}:${identity.attemptKey}:${identity.digest}`);
}

/**
 * A handler of a call that asks somebody outside before it makes something.
 * @param prepare asks, outside any transaction, by a reference that a repeat has, too
 * @param make makes it, as in `answerOnce`
 */
export function preparedOnce<Prepared>(
  prepare: (call: Call, reference: string) => Promise<Prepared>,
  make: (call: Call, prepared: Prepared) => Promise<Answer>,
): Handler {
  return keepingKeys(async (call) => {
    const identity = identityOf(call);
    const known = identity && (await readSame(call.context.db, call, identity));
    if (known) return answerOf(known);
    let prepared: Prepared;
    try {
      prepared = await prepare(call, referenceOf(call, identity));
    } catch (refusal) {
      // The first request of the key may have made meanwhile what refuses this one: then its answer counts.
      const first = identity && (await readSame(call.context.db, call, identity));
      if (!first) throw refusal;
      return answerOf(first);
    }
    return answerOnce(call, (within) => make(within, prepared));
  });
}
