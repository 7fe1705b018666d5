import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EndpointId } from '#contract/endpoints.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Answer, Call } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { Database } from '#sandbox/core/database.ts';
import type { TextKey } from '#sandbox/core/messages/catalogue.ts';
import { each, eachRow } from '#sandbox/db/eachRow.ts';
import { attempts } from './attemptTable.ts';

export type Attempt = typeof attempts.$inferSelect;

const retryAfterSeconds = 2;

const isAttempt = ({ merchantID, attemptKey }: Pick<Attempt, 'merchantID' | 'attemptKey'>) =>
  and(eq(attempts.merchantID, merchantID), eq(attempts.attemptKey, attemptKey));

/** Until when whoever takes an attempt now may work on it; real time. */
const leaseFromNow = ({ paymentTimeouts }: Context): Date => new Date(Date.now() + paymentTimeouts.leaseMs);

/** A merchant's attempt of a key, finished or not. */
export async function readAttempt(db: Database, merchantID: string, attemptKey: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(attempts).where(isAttempt({ merchantID, attemptKey }));
  return attempt;
}

/** Which of a merchant's keys are known. */
export async function readKnownKeys(db: Database, merchantID: string, keys: readonly string[]): Promise<Set<string>> {
  const known = await db
    .select({ attemptKey: attempts.attemptKey })
    .from(attempts)
    .where(and(eq(attempts.merchantID, merchantID), inArray(attempts.attemptKey, [...keys])));
  return new Set(known.map(({ attemptKey }) => attemptKey));
}

/** An attempt that is to begin. */
export interface NewAttempt extends Pick<Attempt, 'attemptKey' | 'digest' | 'paymentTransactionID'> {
  call: Call;
}

/** Begins attempts. @returns those whose keys nobody knew, in their order */
export function insertAttempts(tx: Database, begun: readonly NewAttempt[]): Promise<Attempt[]> {
  return tx
    .insert(attempts)
    .values(
      begun.map(({ call: { context, caller, endpoint, locale, correlationId }, ...named }) => ({
        ...named,
        merchantID: caller.merchantID,
        endpoint,
        leaseUntil: leaseFromNow(context),
        userID: caller.userID,
        userName: caller.name,
        locale,
        correlationId,
        created: context.clock.now(),
      })),
    )
    .onConflictDoNothing()
    .returning();
}

/** Takes an attempt over from a holder whose time is up. @returns false when another one was faster */
export async function takeLease(context: Context, attempt: Attempt): Promise<boolean> {
  const taken = await context.db
    .update(attempts)
    .set({ leaseUntil: leaseFromNow(context) })
    .where(and(isAttempt(attempt), isNull(attempts.status), eq(attempts.leaseUntil, attempt.leaseUntil)))
    .returning({ attemptKey: attempts.attemptKey });
  return taken.length > 0;
}

/** Attempts at payments that nobody works on any more. @param everything also those whose lease still runs */
export function abandonedAttempts({ db }: Context, everything: boolean): Promise<Attempt[]> {
  const isOver = everything ? undefined : lt(attempts.leaseUntil, new Date());
  return db
    .select()
    .from(attempts)
    .where(and(isNull(attempts.status), isNotNull(attempts.paymentTransactionID), isOver))
    .limit(50);
}

/** Keeps the answers of attempts; of each the first one stays. */
export async function storeAnswers(
  tx: Database,
  answered: readonly Pick<Attempt, 'merchantID' | 'attemptKey' | 'status' | 'answer'>[],
): Promise<void> {
  const kept = alias(attempts, each);
  await tx
    .update(attempts)
    .set({ status: kept.status, answer: kept.answer })
    .from(eachRow(attempts, answered))
    .where(
      and(eq(attempts.merchantID, kept.merchantID), eq(attempts.attemptKey, kept.attemptKey), isNull(attempts.status)),
    );
}

/** The answer an attempt has got. @throws ApiError 409 while it has none */
export function answerOf(attempt: Attempt | undefined, refusal?: TextKey): Answer {
  if (!attempt || attempt.status === null || attempt.answer === null) throw runningRefusal(refusal);
  return { status: attempt.status, json: attempt.answer };
}

/** The 409 of a key whose first request is still running; the answer says when to come back. */
export function runningRefusal(refusal: TextKey = 'CouldNotCreateTransaction'): ApiError {
  return new ApiError(409, refusal, {
    errors: [{ code: 'Idempotency-Key', description: 'AttemptIsRunning' }],
    retryAfterSeconds,
  });
}

/** @throws ApiError 422 when the key was used for another request */
export function requireSame(
  known: Pick<Attempt, 'endpoint' | 'digest'>,
  asked: { endpoint: EndpointId; digest: string },
  refusal: TextKey = 'CouldNotCreateTransaction',
): void {
  const isSame = known.endpoint === asked.endpoint && (known.digest === null || known.digest === asked.digest);
  if (isSame) return;
  throw new ApiError(422, refusal, { errors: [{ code: 'Idempotency-Key', description: 'AttemptWasAnother' }] });
}
