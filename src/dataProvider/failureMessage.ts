import type { OperationResponse } from '#contract/envelope.ts';
import type { CallFailure } from './failure.ts';
import { descriptionsOf } from './fieldErrors.ts';

/** What a person reads of a call that did not succeed. */
export interface FailureMessage {
  /** A catalogue key, or the server's own text. */
  message: string;
  /** What the catalogue's text counts or names. */
  messageArgs?: Readonly<Record<string, string | number>>;
  /** What is said besides, in the server's words. */
  details?: readonly string[];
  /** Offers to e-mail support about this failure (spec §8 "Other failures"). */
  support?: { issueId?: string };
}

/** Seconds until which waits are told in seconds, and those after which "later" says as much. */
const [shortWait, longestWait] = [90, 7200];

/** After how long the server wants to be asked again (`Retry-After`); the specified message where it does not say. */
function waitText(seconds: number | undefined): Pick<FailureMessage, 'message' | 'messageArgs'> | undefined {
  if (!seconds || seconds > longestWait) return undefined;
  return seconds > shortWait
    ? { message: 'failure.again.minutes', messageArgs: { smart_count: Math.ceil(seconds / 60) } }
    : { message: 'failure.again.seconds', messageArgs: { smart_count: seconds } };
}

/** What an answer says of single fields and of the whole besides its message. */
export function detailsOf(response: OperationResponse): Pick<FailureMessage, 'details'> {
  const details = descriptionsOf(response, true);
  return details.length > 0 ? { details } : {};
}

/** What is told of a failure. @param issueId under which support finds it; absent = its correlation id. */
export function failureMessage(
  { kind, message, response, retryAfter, correlationId }: CallFailure,
  issueId = correlationId,
): FailureMessage {
  if (kind !== 'server') return { message, ...(response && detailsOf(response)) };
  return { message, ...waitText(retryAfter), support: { ...(issueId && { issueId }) } };
}
