import type { OperationResponse } from '#contract/envelope.ts';
import {
  isCreation,
  isRepeatable,
  newAttempt,
  signatureOf,
  type Attempt,
  type CreationEndpoint,
} from '#src/attempts/attempts.ts';
import type { Attempts } from '#src/attempts/attemptsContext.ts';
import { rivalNamed } from '#src/attempts/sendAttempt.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import { namedCalls } from '#src/dataProvider/namedCalls.ts';
import { creationFailures } from './creationFailures.ts';
import { creationOf } from './creations.ts';
import { findCreation } from './findCreation.ts';
import { hearNow } from './putOff.ts';
import { isOtherBody, sendCreation } from './sendCreation.ts';

type Door = HttpClient['call'];

/** An attempt at the same that has not come to an end; one that came to nothing only where there is no other. */
function earlierOf(wanted: Attempt, { journal }: Attempts): Attempt | undefined {
  const signature = signatureOf(wanted);
  const same = journal.read().filter((one) => signatureOf(one) === signature);
  return same.find(({ state }) => state !== 'notFound') ?? same.at(-1);
}

/**
 * The door to the network through which whatever makes something goes once (docs/attempts.md): written to the journal
 * before it leaves, under a key, alone among all tabs of the browser, and after a lost answer under the same key again,
 * or not before the person says that nothing was made. Money calls, which name their attempts themselves, pass.
 * @param tell of a failure, unless its screen shows it itself.
 */
export function recordCreations(call: Door, attempts: Attempts, tell: (failure: CallFailure) => void): Door {
  const { tellOf, refuse } = creationFailures(tell);
  const { journal, locks, keyed } = attempts;
  const calls = namedCalls(call);
  /** Bodies with a card whose answer was lost, in this page alone: a key does not tell one card from another. */
  const lost = new Map<string, string>();

  async function send(attempt: Attempt, asked: CallArguments, sentBefore = false): Promise<unknown> {
    const { endpoint, attemptID } = attempt;
    const typesCard = isCreation(endpoint) && creationOf(endpoint).typesCard;
    try {
      return await sendCreation(call, attempts, { attempt, asked, sentBefore });
    } catch (error) {
      if (sentBefore && error instanceof CallFailure && !isOtherBody(error)) tellOf(error, attempt, asked);
      throw error;
    } finally {
      const isOpen = journal.read().some((one) => one.attemptID === attemptID);
      if (isOpen && typesCard) lost.set(attemptID, JSON.stringify(asked.body));
      else lost.delete(attemptID);
    }
  }

  /** What was begun before under the same name goes first. */
  async function sendAgain(before: Attempt, wanted: Attempt, asked: CallArguments): Promise<unknown> {
    const typed = isCreation(before.endpoint) && creationOf(before.endpoint).typesCard;
    hearNow(before.attemptID);
    const isKnown = !typed || lost.get(before.attemptID) === JSON.stringify(asked.body);
    if (keyed && isRepeatable(before) && isKnown) {
      return send(before, asked, true).catch((error: unknown) => {
        if (!isOtherBody(error)) throw error;
        journal.keep({ ...before, state: 'made' });
        return refuse('changed', wanted, asked);
      });
    }
    if (before.state !== 'notFound') return refuse('held', wanted, asked);
    journal.drop(before.attemptID);
    return send(wanted, asked);
  }

  /** Another tab has sent the same meanwhile, and was answered. */
  async function afterRival(rival: Attempt, wanted: Attempt, asked: CallArguments): Promise<unknown> {
    if (isCreation(wanted.endpoint) && creationOf(wanted.endpoint).typesCard) return refuse('elsewhere', wanted, asked);
    if (keyed) {
      return send({ ...wanted, attemptID: rival.attemptID }, asked, true).catch((error: unknown) => {
        if (!isOtherBody(error)) throw error;
        // It was not the same after all.
        journal.drop(rival.attemptID);
        return send(wanted, asked);
      });
    }
    const [entityUID] = (await findCreation(calls, rival)) ?? [];
    if (entityUID === undefined) return send(wanted, asked);
    return { status: 'success', entityUID } satisfies OperationResponse;
  }

  async function create(endpoint: CreationEndpoint, asked: CallArguments): Promise<unknown> {
    const wanted = newAttempt(endpoint, creationOf(endpoint).placeOf(asked));
    let rival: Attempt | undefined;
    return locks.hold(
      signatureOf(wanted),
      () => {
        const before = earlierOf(wanted, attempts);
        if (before) return sendAgain(before, wanted, asked);
        return rival ? afterRival(rival, wanted, asked) : send(wanted, asked);
      },
      {
        attemptID: wanted.attemptID,
        onRival(attemptID) {
          rival = rivalNamed(attemptID, wanted, attempts);
        },
      },
    );
  }

  return (endpoint, asked = {}) => {
    if (!isCreation(endpoint) || asked.idempotencyKey !== undefined) return call(endpoint, asked);
    return create(endpoint, asked);
  };
}
