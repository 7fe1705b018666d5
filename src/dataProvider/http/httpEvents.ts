import type { Endpoint } from '#contract/endpoints.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { CallFailure, isMissing } from '#src/dataProvider/failure.ts';
import type { CallArguments } from './request.ts';
import type { EndpointReference } from '#src/dataProvider/resource.ts';

/** A call as it was asked; what comes of it is added as it comes. */
export interface AskedCall {
  reference: EndpointReference;
  address: string;
  /** On the clock of `performance.now()`. */
  at: number;
  /** Its head alone: the body has been read. */
  response?: Response;
}

/** What the door tells the application; each is called at most once per request. */
export interface HttpEvents {
  /** A call is asked. @param answer of a call that only reads: its JSON, or why it fails */
  asked?(call: AskedCall, answer?: Promise<unknown>): void;
  /** Any answer came: compares UI versions. */
  answered?(headers: Headers): void;
  /** A call succeeded with this JSON; in development it is compared with the contract. */
  parsed?(endpoint: EndpointReference, answer: unknown): void;
  /** A request that a person started has ended, whatever came of it: refreshes the idle timer (spec §4). */
  finished?(): void;
  /** A call failed; not called for an aborted one, a quiet bad request or a record whose absence the screen tells. Of a background call no person need hear. */
  failed?(failure: CallFailure, call: Pick<CallArguments, 'background' | 'ownFailure'>, endpoint: Endpoint): void;
  /** A GET succeeded: what was told of its failures is over. */
  read?(endpoint: Endpoint): void;
  /** A call that writes has been answered or nobody knows what became of it; what it changes may have changed. */
  changed?(endpoint: EndpointReference): void;
  /** An OperationResponse came with HTTP success and has something to say; its status may still be a warning. */
  operated?(response: OperationResponse, call: Pick<CallArguments, 'ownSuccess' | 'about'>): void;
}

/** Statuses below 500 that leave open whether a call was carried out. */
const undecided = new Set([408, 499]);

/** Whether nobody knows if a call that failed was carried out. */
export const isUndecided = ({ kind, status }: CallFailure) =>
  kind !== 'missingToken' && !(status >= 400 && status < 500 && !undecided.has(status));

/** Whether a call that failed may have changed something: nobody answered, or a refusal tells what was kept of it. */
function mayHaveChanged(error: unknown): boolean {
  if (!(error instanceof CallFailure)) return true;
  return isUndecided(error) || (error.kind !== 'missingToken' && error.response?.entityUID !== undefined);
}

/** Tells of a failure, unless the caller has left or shows it itself. */
export async function tellFailure<Answer>(
  events: HttpEvents,
  endpoint: Endpoint,
  call: CallArguments,
  signal: AbortSignal | undefined,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    signal?.throwIfAborted();
    const quiet = call.quiet || endpoint.ownErrors;
    if (!(error instanceof CallFailure)) throw error;
    // Whoever named the attempt asks again by itself, looks for what nobody knows of, and says what came of it.
    const isNamed = call.idempotencyKey !== undefined;
    const isOwn = call.ownMissing && isMissing(error);
    const isSilent = isOwn || (isNamed && error.isStillRunning) || (quiet && error.kind === 'badRequest');
    const told = isNamed && isUndecided(error) ? { ...call, ownFailure: true } : call;
    if (!isSilent) events.failed?.(error, told, endpoint);
    throw error;
  }
}

/** Tells what a call that writes may have changed, once it is over. */
export async function tellChanges<Answer>(
  events: HttpEvents,
  reference: EndpointReference,
  { later }: CallArguments,
  writing: Promise<Answer>,
): Promise<Answer> {
  const tell = () => events.changed?.(reference);
  const note = later ? () => void later.set(reference, tell) : tell;
  return writing.then(
    (answer) => {
      note();
      return answer;
    },
    (error: unknown) => {
      if (mayHaveChanged(error)) note();
      throw error;
    },
  );
}
