import { isOperationResponse, type OperationResponse } from '#contract/envelope.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { signatureOf, type Attempt } from './attempts.ts';
import type { Attempts } from './attemptsContext.ts';
import type { AttemptCalls } from './findAttempt.ts';
import type { MoneyOrder } from './moneyCall.ts';
import { answerOf, progressOf, attemptResult } from './outcome.ts';
import { isSettled, resolveAttempt, type Resolution } from './resolveAttempt.ts';
import { untilAnswered, withAttempt } from './untilAnswered.ts';

/** How a sending ended. `answered` without a response: the table of spec §8 gives none. */
export type Ending =
  | { kind: 'answered'; response: OperationResponse | undefined }
  | { kind: 'found'; response: OperationResponse }
  | { kind: 'notFound' }
  | { kind: 'unknown' };

/** What sending needs. */
export interface Sending extends Attempts {
  dataProvider: AttemptCalls;
  /** Told once nothing more can be sent and the transaction is being looked for. */
  onChecking: () => void;
}

/** Sends what is ordered, under the attempt's name. @param onRunning told when the same attempt is running there. */
async function post(
  { dataProvider, keyed }: Sending,
  attempt: Attempt,
  { path, body, seen, ownAnswer, quiet }: MoneyOrder,
  onRunning: () => void,
) {
  const answer = await untilAnswered({ keyed, onRunning }, (signal) =>
    dataProvider.send(attempt.endpoint, {
      ...(path && { path }),
      ...(body && { body: withAttempt(body, attempt.attemptID) }),
      ...(seen && { seen }),
      idempotencyKey: attempt.attemptID,
      expects: 'operation',
      ownSuccess: true,
      ...(ownAnswer && { ownAnswer }),
      ...(quiet && { quiet }),
      signal,
    }),
  );
  return isOperationResponse(answer) ? answer : undefined;
}

/** Ends an attempt whose fate is known; one that was not found stays until it is sent again or given up. */
export function endingOf(resolution: Resolution, attempt: Attempt, { journal }: Pick<Attempts, 'journal'>): Ending {
  if (resolution.kind !== 'found') {
    // What may still be on its way is asked about again by whoever comes next.
    const isOver = resolution.kind === 'notFound' && isSettled(attempt);
    journal.keep({ ...attempt, state: isOver ? 'notFound' : 'unanswered' });
    return resolution;
  }
  journal.drop(attempt.attemptID);
  const response = answerOf(resolution.details);
  return { kind: progressOf(resolution.details) === 'refused' ? 'answered' : 'found', response };
}

async function sendAlone(sending: Sending, attempt: Attempt, order: MoneyOrder): Promise<Ending> {
  const { journal, keyed, dataProvider, found, onChecking } = sending;
  let sentBefore = journal.read().some(({ attemptID }) => attemptID === attempt.attemptID);
  journal.keep(attempt);
  try {
    const response = await post(sending, attempt, order, () => {
      sentBefore = true;
    });
    journal.drop(attempt.attemptID);
    return { kind: 'answered', response };
  } catch (error) {
    if (attemptResult(error, keyed, sentBefore) === 'answered') {
      journal.drop(attempt.attemptID);
      return { kind: 'answered', response: error instanceof CallFailure ? error.operation : undefined };
    }
    journal.keep({ ...attempt, state: 'unanswered' });
    onChecking();
    return endingOf(await resolveAttempt(attempt, { dataProvider, keyed, found }), attempt, sending);
  }
}

/** Another attempt at the same that has not ended. */
function rivalOf(attempt: Attempt, { journal }: Pick<Attempts, 'journal'>): Attempt | undefined {
  const wanted = signatureOf(attempt);
  return journal
    .read()
    .find((one) => one.attemptID !== attempt.attemptID && one.state !== 'notFound' && signatureOf(one) === wanted);
}

/**
 * What another tab sends, of whose entry this one may see nothing yet.
 * @param attemptID as the locks tell it; undefined where the tab only looks
 */
export function rivalNamed(
  attemptID: string | undefined,
  wanted: Attempt,
  attempts: Pick<Attempts, 'journal'>,
): Attempt | undefined {
  return rivalOf(wanted, attempts) ?? (attemptID === undefined ? undefined : { ...wanted, attemptID });
}

/** The ending that a rival has brought about; undefined when there is nothing in the way of sending. */
async function endingOfRival(rival: Attempt, sending: Sending): Promise<Ending | undefined> {
  const { journal, dataProvider, keyed, found, onChecking } = sending;
  onChecking();
  const isOpen = journal.read().some(({ attemptID }) => attemptID === rival.attemptID);
  // An answered one that left no transaction was refused at the door: one look tells.
  const looking = { dataProvider, keyed: keyed || !isOpen, found };
  const resolution = await resolveAttempt(rival, looking, isOpen);
  if (resolution.kind === 'unknown') return resolution;
  if (resolution.kind === 'notFound') {
    journal.drop(rival.attemptID);
    return undefined;
  }
  const ending = endingOf(resolution, rival, sending);
  return ending.kind === 'found' ? ending : undefined;
}

/**
 * Sends an attempt, alone among all tabs of this browser that would do the same. Whoever finds another attempt at the
 * same in the way is given that one's transaction and sends nothing, unless it has none.
 */
export async function sendAttempt(sending: Sending, attempt: Attempt, order: MoneyOrder): Promise<Ending> {
  let seen: Attempt | undefined;
  return sending.locks.hold(
    signatureOf(attempt),
    async () => {
      const rival = seen ?? rivalOf(attempt, sending);
      const ending = rival && (await endingOfRival(rival, sending));
      return ending ?? sendAlone(sending, { ...attempt, startedAt: new Date().toISOString(), state: 'sending' }, order);
    },
    {
      attemptID: attempt.attemptID,
      onRival(rival) {
        sending.onChecking();
        seen = rivalNamed(rival, attempt, sending);
      },
    },
  );
}
