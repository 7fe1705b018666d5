import { isObject, isOperationResponse, type FieldError, type OperationResponse } from '#contract/envelope.ts';
import type { MessageKey } from '#contract/messages/he.ts';
import { fieldErrorsOf } from './fieldErrors.ts';

/** Why a call did not succeed: the rows of the answer-handling table, spec §8. */
export type FailureKind = 'badRequest' | 'unauthorized' | 'notFound' | 'server' | 'network' | 'missingToken';

const messageKeys: Record<FailureKind, MessageKey> = {
  badRequest: 'SomethingWentWrong',
  unauthorized: 'SessionExpired',
  notFound: 'NotFound',
  server: 'ServerErrorTryAgainLater',
  network: 'ServerErrorTryAgainLater',
  missingToken: 'SessionExpired',
};

/**
 * Whether the server said no to an operation, and why is the caller's to show. What failed otherwise a message has told,
 * with a way to support.
 */
export const isRefusal = ({ status, message }: OperationResponse): boolean =>
  status === 'error' && message !== messageKeys.server;

/** Whether reading a record failed because there is none such. */
export const isMissing = (error: unknown): boolean => error instanceof CallFailure && error.kind === 'notFound';

/** What an answer says besides its status. */
export interface FailureDetails {
  response?: OperationResponse;
  correlationId?: string;
  retryAfter?: number;
}

/**
 * A call that did not succeed. `message` is a catalogue key, or the server's own text for a bad request.
 * It has been announced to the person already, unless the call asked to speak for itself.
 */
export class CallFailure extends Error {
  override name = 'CallFailure';
  readonly kind: FailureKind;
  /** HTTP status; 0 when no answer came. React-admin reads it. */
  readonly status: number;
  /** The answer's OperationResponse, for a bad request. */
  readonly response?: OperationResponse;
  readonly correlationId?: string;
  /** Seconds after which the server wants to be asked again; only where it says so. */
  readonly retryAfter?: number;

  constructor(kind: FailureKind, status: number, details: FailureDetails = {}) {
    super(details.response?.message || messageKeys[kind]);
    this.kind = kind;
    this.status = status;
    if (details.response) this.response = details.response;
    if (details.correlationId) this.correlationId = details.correlationId;
    if (details.retryAfter !== undefined) this.retryAfter = details.retryAfter;
  }

  /** The same call is still running under its key: it is neither done nor refused, and is to be asked again. */
  get isStillRunning(): boolean {
    return this.status === 409 && this.retryAfter !== undefined;
  }

  /** Field errors by property name or path, for the fields of a form. */
  get fieldErrors(): FieldError[] {
    return this.response?.errors ?? [];
  }

  /** The same by the paths of a form's fields, where react-admin's own forms look for them. */
  get body(): { errors: Record<string, string> } {
    return { errors: fieldErrorsOf(this.response) };
  }

  /**
   * What a caller that asked for an operation gets back (spec §8): the body of a bad request, an error result for
   * other failures, nothing where the table says so.
   */
  get operation(): OperationResponse | undefined {
    if (this.kind !== 'badRequest' && this.kind !== 'server') return undefined;
    return {
      ...this.response,
      status: 'error',
      message: this.message,
      ...(this.correlationId && { correlationId: this.correlationId }),
    };
  }
}

/**
 * The operation result in the body of a bad request. A body of another make keeps its message, such as that of a
 * gateway; one that says nothing counts as none.
 */
function responseOf(body: unknown): OperationResponse | undefined {
  if (isOperationResponse(body)) return body;
  if (!isObject(body) || typeof body.message !== 'string') return undefined;
  return { message: body.message, status: 'error' };
}

/**
 * Judges an HTTP status by the table of spec §8; 403 is an "other failure" (docs/rulings.md).
 * @param body the parsed body, undefined when there is none or it is no JSON.
 */
export function failureOf(status: number, body: unknown, details: Omit<FailureDetails, 'response'> = {}): CallFailure {
  switch (status) {
    case 400:
    case 409: {
      const response = responseOf(body);
      return new CallFailure('badRequest', status, { ...details, ...(response && { response }) });
    }
    case 401:
      return new CallFailure('unauthorized', status, details);
    case 404:
      return new CallFailure('notFound', status, details);
    default:
      return new CallFailure('server', status, details);
  }
}

/**
 * The answer of an operation, or of one that failed what the table of spec §8 says of it.
 * @throws whatever is no failure of a call
 */
export async function answerOrFailure(sending: Promise<OperationResponse>): Promise<OperationResponse | undefined> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof CallFailure) return error.operation;
    throw error;
  }
}

/**
 * What came of a verb of the data provider, as an operation: what the server answered, with the id of the record. The
 * person has been told, unless a bad request is the caller's own to show.
 * @throws whatever is no failure of a call
 */
export function operationOf(
  verb: Promise<{ data: { id?: unknown }; meta?: unknown }>,
): Promise<OperationResponse | undefined> {
  return answerOrFailure(
    verb.then(({ data: { id }, meta }) => ({
      ...(isOperationResponse(meta) ? meta : { status: 'success' }),
      entityUID: typeof id === 'string' ? id : '',
    })),
  );
}
