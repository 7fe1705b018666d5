import { correlationHeader, type Locale } from '#contract/constants.ts';
import { isRepeatable, type Endpoint } from '#contract/endpoints.ts';
import { isOperationResponse, type OperationResponse } from '#contract/envelope.ts';
import { CallFailure, failureOf } from './failure.ts';
import { fileNameOf, isFile, readFile, type DownloadedFile, type DownloadProgress } from './fileDownload.ts';
import { parseErrorBody, parseJson, secondsOf } from './parseResponse.ts';
import type { PreloadedAnswers } from './httpClientPreload.ts';
import { createMergedRequests } from './mergedRequests.ts';
import { addressOfCall, headersOfCall, type BaseAddresses, type CallArguments } from './request.ts';
import { createRequestCounter, type RequestCounter } from './requestCounter.ts';
import { endpointOf, type EndpointReference } from './resource.ts';

/** What a download carries besides. */
export interface DownloadArguments extends CallArguments {
  onProgress?: (progress: DownloadProgress) => void;
  /** Name of a file whose answer gives none. */
  fallbackName: string;
}

/** What the door tells the application; each is called at most once per request. */
export interface HttpEvents {
  /** Any answer came: compares UI versions. */
  answered?(headers: Headers): void;
  /** A call succeeded with this JSON; in development it is compared with the contract. */
  parsed?(endpoint: EndpointReference, answer: unknown): void;
  /** A request that a person started has ended, whatever came of it: refreshes the idle timer (spec §4). */
  finished?(): void;
  /** A call failed; not called for an aborted one or a quiet bad request. Of a background call no person need hear. */
  failed?(failure: CallFailure, call: Pick<CallArguments, 'background'>): void;
  /** A call that writes has been answered or nobody knows what became of it; what it changes may have changed. */
  changed?(endpoint: EndpointReference): void;
  /** An OperationResponse came with HTTP success and has something to say; its status may still be a warning. */
  operated?(response: OperationResponse, call: Pick<CallArguments, 'ownSuccess'>): void;
}

export interface HttpClientOptions {
  bases: BaseAddresses;
  /** A valid access token, or undefined when there is none and none can be had. */
  accessToken(): Promise<string | undefined>;
  locale(): Locale;
  /** Sent as X-Version when known. */
  uiVersion?: string;
  /** The server knows the header Idempotency-Key. */
  sendsKeys?: boolean;
  events?: HttpEvents;
  /** Answers that were asked for before the application had loaded. */
  preloaded?: PreloadedAnswers | undefined;
}

/** The only door to the network (docs/architecture.md). */
export interface HttpClient {
  /**
   * Makes a call of the contract and gives its parsed JSON body.
   * @throws CallFailure for every row of spec §8 that is no success; the caller's abort reason when it left.
   */
  call(endpoint: EndpointReference, call?: CallArguments): Promise<unknown>;
  /**
   * Fetches a file, never merged with another download nor counted among the requests that cover the screen.
   * @throws CallFailure as `call` does, and for an answer that is no file.
   */
  download(endpoint: EndpointReference, call: DownloadArguments): Promise<DownloadedFile>;
  requests: RequestCounter;
}

/** Whether an operation's answer is told: every write's, a read's only when it is no plain success (spec §8). */
function isTold(answer: unknown, { method }: Endpoint): answer is OperationResponse {
  return isOperationResponse(answer) && (method !== 'GET' || answer.status !== 'success');
}

/** Statuses below 500 that leave open whether a call was carried out. */
const undecided = new Set([408, 499]);

/** Whether a call that failed may have changed something: nobody answered, or a refusal tells what was kept of it. */
function mayHaveChanged(error: unknown): boolean {
  if (!(error instanceof CallFailure)) return true;
  if (error.kind === 'missingToken') return false;
  const refused = error.status >= 400 && error.status < 500 && !undecided.has(error.status);
  return !refused || error.response?.entityUID !== undefined;
}

/** Opens the door to the network. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { bases, events = {} } = options;
  const requests = createRequestCounter();
  const merged = createMergedRequests();

  async function headersOf(call: CallArguments): Promise<Headers> {
    const token = await options.accessToken().catch(() => {
      throw new CallFailure('network', 0);
    });
    if (token === undefined) throw new CallFailure('missingToken', 0);
    const { uiVersion, sendsKeys } = options;
    return headersOfCall({ token, locale: options.locale(), uiVersion, sendsKeys }, call);
  }

  async function receive(response: Response): Promise<unknown> {
    events.answered?.(response.headers);
    const correlationId = response.headers.get(correlationHeader) ?? undefined;
    if (!response.ok) {
      const retryAfter = secondsOf(response.headers.get('retry-after'));
      throw failureOf(response.status, await parseErrorBody(response), {
        ...(correlationId && { correlationId }),
        ...(retryAfter !== undefined && { retryAfter }),
      });
    }
    try {
      return await parseJson(response);
    } catch {
      throw new CallFailure('network', response.status, { ...(correlationId && { correlationId }) });
    }
  }

  async function takePreloaded(endpoint: Endpoint, address: string, headers: Headers): Promise<Response | undefined> {
    if (endpoint.method === 'GET' && isRepeatable(endpoint)) return options.preloaded?.take(address, headers);
    options.preloaded?.clear();
    return undefined;
  }

  async function request(
    endpoint: Endpoint,
    address: string,
    call: CallArguments,
    signal?: AbortSignal,
  ): Promise<Response> {
    const headers = await headersOf(call);
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const preloaded = await takePreloaded(endpoint, address, headers);
    signal?.throwIfAborted();
    return (
      preloaded ??
      fetch(address, { method: endpoint.method, headers, body, signal }).catch(() => {
        throw new CallFailure('network', 0);
      })
    );
  }

  async function receiveFile(response: Response, call: DownloadArguments): Promise<DownloadedFile> {
    if (!isFile(response)) {
      const answer = await receive(response);
      throw isOperationResponse(answer)
        ? new CallFailure('badRequest', response.status, { response: answer })
        : new CallFailure('network', response.status);
    }
    events.answered?.(response.headers);
    const blob = await readFile(response, call.onProgress).catch(() => {
      throw new CallFailure('network', response.status);
    });
    return { blob, fileName: fileNameOf(response.headers.get('content-disposition'), call.fallbackName) };
  }

  /** Tells of a failure, unless the caller has left or shows it itself. */
  async function told<Answer>(
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
      // Whoever named the attempt asks again by itself.
      const goesOn = call.idempotencyKey !== undefined && error.isStillRunning;
      if (!goesOn && !(quiet && error.kind === 'badRequest')) events.failed?.(error, call);
      throw error;
    }
  }

  /** Tells what a call that writes may have changed, once it is over. */
  async function noted<Answer>(
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

  async function send(
    reference: EndpointReference,
    address: string,
    call: CallArguments,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const endpoint = endpointOf(reference);
    const end = call.background ? undefined : requests.begin();
    try {
      return await told(endpoint, call, signal, async () => {
        const answer = await receive(await request(endpoint, address, call, signal));
        if (call.expects === 'operation' && !isOperationResponse(answer)) throw new CallFailure('network', 200);
        events.parsed?.(reference, answer);
        if (!call.ownAnswer && isTold(answer, endpoint)) events.operated?.(answer, call);
        return answer;
      });
    } finally {
      end?.();
      if (!call.background) events.finished?.();
    }
  }

  return {
    requests,
    call(reference, call = {}) {
      const endpoint = endpointOf(reference);
      const address = addressOfCall(bases, endpoint, call);
      if (endpoint.method !== 'GET' || !isRepeatable(endpoint)) {
        return noted(reference, call, send(reference, address, call, call.signal).finally(merged.part));
      }
      // A person's question does not join one that counts for nobody.
      const key = `${call.background ? 'background ' : ''}${options.locale()} ${address}`;
      return merged.ask(key, call.signal, (signal) => send(reference, address, call, signal));
    },
    async download(reference, call) {
      const endpoint = endpointOf(reference);
      call.signal?.throwIfAborted();
      try {
        const fetching = told(endpoint, call, call.signal, async () =>
          receiveFile(await request(endpoint, addressOfCall(bases, endpoint, call), call, call.signal), call),
        );
        return await noted(reference, call, fetching);
      } finally {
        events.finished?.();
      }
    },
  };
}
