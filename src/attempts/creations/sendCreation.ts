import { attemptRepeatableMs } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import { isCreation, type Attempt } from '#src/attempts/attempts.ts';
import type { Attempts } from '#src/attempts/attemptsContext.ts';
import { attemptResult } from '#src/attempts/outcome.ts';
import { answerMs, untilAnswered, withAttempt } from '#src/attempts/untilAnswered.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import { creationOf } from './creations.ts';

/** Whether the server knows the key of a call from another body. */
export const isOtherBody = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.status === 422;

/** A file as it is sent, and whether the whole of it has left. */
function watched(file: CallArguments['file']) {
  let isWhole = file === undefined;
  if (!file) return { file: undefined, hasLeft: () => isWhole };
  const onProgress: typeof file.onProgress = (progress) => {
    isWhole = progress.sent > 0 && progress.sent >= progress.total;
    file.onProgress?.(progress);
  };
  return { file: { ...file, onProgress }, hasLeft: () => isWhole };
}

/** What is sent. */
interface Sending {
  attempt: Attempt;
  asked: CallArguments;
  /** It was sent before: what is turned away at the door now may have come in then. */
  sentBefore: boolean;
}

/** A call under its attempt's name. */
function named({ attempt: { endpoint, attemptID }, asked, sentBefore }: Sending): CallArguments {
  const { body } = asked;
  const tells = isCreation(endpoint) && creationOf(endpoint).extension && isObject(body);
  return {
    ...asked,
    ...(tells && { body: withAttempt(body, attemptID) }),
    idempotencyKey: attemptID,
    expects: 'operation',
    // What comes of it may say nothing of the first one.
    ...(sentBefore && { ownFailure: true }),
  };
}

/**
 * Sends an attempt, which stands in the journal before it leaves and until an answer has come.
 * @throws what the door throws; the attempt is still there where nobody knows what came of it.
 */
export async function sendCreation(
  call: HttpClient['call'],
  { journal, keyed }: Attempts,
  sending: Sending,
): Promise<unknown> {
  const { attempt, asked, sentBefore } = sending;
  const { endpoint, attemptID } = attempt;
  const { file, hasLeft } = watched(asked.file);
  const { signal } = asked;
  const begun: Attempt = { ...attempt, startedAt: new Date().toISOString(), state: 'sending' };
  let mayBeMade = sentBefore;
  const waiting = {
    keyed,
    left: signal,
    // How long a file takes, nobody knows.
    limitMs: file ? attemptRepeatableMs : answerMs,
    onRunning() {
      mayBeMade = true;
    },
  };
  journal.keep(begun);
  try {
    const answer = await untilAnswered(waiting, (late) =>
      call(endpoint, {
        ...named(sending),
        ...(file && { file }),
        signal: late,
      }),
    );
    journal.drop(attemptID);
    return answer;
  } catch (error) {
    const isRefused = isOtherBody(error) && !mayBeMade;
    const isGivenUp = signal?.aborted === true && isCreation(endpoint) && creationOf(endpoint).endsWithWait === true;
    const isDecided = isRefused || isGivenUp || attemptResult(error, keyed, mayBeMade) === 'answered';
    if (isDecided || (!mayBeMade && !hasLeft())) journal.drop(attemptID);
    else journal.keep({ ...begun, state: 'unanswered' });
    signal?.throwIfAborted();
    throw error instanceof CallFailure ? error : new CallFailure('network', 0);
  }
}
