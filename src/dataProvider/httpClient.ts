import { correlationHeader, type Locale } from '#contract/constants.ts';
import { isRepeatable, type Endpoint } from '#contract/endpoints.ts';
import { isOperationResponse, type OperationResponse } from '#contract/envelope.ts';
import { CallFailure, failureOf } from './failure.ts';
import type { PreloadedAnswers } from './httpClientPreload.ts';
import { createMergedRequests } from './mergedRequests.ts';
import { addressOfCall, headersOfCall, type BaseAddresses, type CallArguments } from './request.ts';
import { createRequestCounter, type RequestCounter } from './requestCounter.ts';
import { endpointOf, type EndpointReference } from './resource.ts';

/** What the door tells the application; each is called at most once per request. */
export interface HttpEvents {
  /** Any answer came: refreshes the idle timer and compares UI versions. */
  answered?(headers: Headers): void;
  /** A call failed and the person should know; not called for an aborted one or a quiet bad request. */
  failed?(failure: CallFailure): void;
  /** An OperationResponse came with HTTP success; its status may still be a warning. */
  operated?(response: OperationResponse, endpoint: Endpoint): void;
}

export interface HttpClientOptions {
  bases: BaseAddresses;
  /** A valid access token, or undefined when there is none and none can be had. */
  accessToken(): Promise<string | undefined>;
  locale(): Locale;
  /** Sent as X-Version when known. */
  uiVersion?: string;
  events?: HttpEvents;
  /** Answers that were asked for before the application had loaded. */
  preloaded?: PreloadedAnswers | undefined;
}

/** The only door to the network (design.md §3). */
export interface HttpClient {
  /**
   * Makes a call of the contract and gives its parsed JSON body.
   * @throws CallFailure for every row of spec §8 that is no success; the caller's abort reason when it left.
   */
  call(endpoint: EndpointReference, call?: CallArguments): Promise<unknown>;
  requests: RequestCounter;
}

async function parseJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Body of an error answer; foreign content, such as a proxy's HTML, counts as none. */
async function parseErrorBody(response: Response): Promise<unknown> {
  try {
    return await parseJson(response);
  } catch {
    return undefined;
  }
}

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { bases, events = {} } = options;
  const requests = createRequestCounter();
  const merged = createMergedRequests();

  async function headersOf(call: CallArguments): Promise<Headers> {
    const token = await options.accessToken();
    if (token === undefined) throw new CallFailure('missingToken', 0);
    return headersOfCall({ token, locale: options.locale(), uiVersion: options.uiVersion }, call);
  }

  async function receive(response: Response): Promise<unknown> {
    events.answered?.(response.headers);
    const correlationId = response.headers.get(correlationHeader) ?? undefined;
    if (!response.ok) throw failureOf(response.status, await parseErrorBody(response), correlationId);
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
  ): Promise<unknown> {
    const headers = await headersOf(call);
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const preloaded = await takePreloaded(endpoint, address, headers);
    signal?.throwIfAborted();
    const response =
      preloaded ??
      (await fetch(address, { method: endpoint.method, headers, body, signal }).catch(() => {
        throw new CallFailure('network', 0);
      }));
    return receive(response);
  }

  async function send(
    endpoint: Endpoint,
    address: string,
    call: CallArguments,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const end = requests.begin();
    try {
      const answer = await request(endpoint, address, call, signal);
      if (isOperationResponse(answer) && endpoint.method !== 'GET') events.operated?.(answer, endpoint);
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      const quiet = call.quiet || endpoint.ownErrors;
      if (error instanceof CallFailure && !(quiet && error.kind === 'badRequest')) events.failed?.(error);
      throw error;
    } finally {
      end();
    }
  }

  return {
    requests,
    call(reference, call = {}) {
      const endpoint = endpointOf(reference);
      const address = addressOfCall(bases, endpoint, call);
      if (endpoint.method !== 'GET' || !isRepeatable(endpoint)) return send(endpoint, address, call, call.signal);
      const key = `${options.locale()} ${address}`;
      return merged.ask(key, call.signal, (signal) => send(endpoint, address, call, signal));
    },
  };
}
