import { endpoints, type Endpoint } from '#contract/endpoints.ts';
import type { Attempt } from '#src/attempts/attempts.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { isUndecided } from '#src/dataProvider/http/httpEvents.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';

/**
 * Why nothing was made, a catalogue key of the area `creations`: the person has to say first what came of an earlier
 * attempt; that one was made, of another body; another tab has just sent the same.
 */
type Reason = 'held' | 'changed' | 'elsewhere';

/** Whether a failure is told here, where the door below leaves it to the caller and no screen shows it. */
function isUntold(error: CallFailure, { endpoint }: Attempt, { quiet, ownFailure, background }: CallArguments) {
  const { kind } = error;
  if (ownFailure || background || isUndecided(error) || error.isStillRunning) return false;
  if (kind === 'unauthorized' || kind === 'missingToken') return false;
  const { ownErrors }: Endpoint = endpoints[endpoint];
  return !(kind === 'badRequest' && (quiet || ownErrors));
}

/** What fails before it is sent, or is sent once more. @param tell of a failure that no screen shows. */
export function creationFailures(tell: (failure: CallFailure) => void) {
  function tellOf(error: CallFailure, attempt: Attempt, asked: CallArguments): void {
    if (isUntold(error, attempt, asked)) tell(error);
  }
  return {
    tellOf,
    /** @throws CallFailure as a refusal of the server would be. */
    refuse(reason: Reason, attempt: Attempt, asked: CallArguments): never {
      const response = { status: 'error', message: `creation.${reason}` } as const;
      const failure = new CallFailure('badRequest', 409, { response });
      tellOf(failure, attempt, asked);
      throw failure;
    },
  };
}
