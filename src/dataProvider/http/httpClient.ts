import { defaultReadTimeoutSeconds, type Locale } from '#contract/constants.ts';
import { isRepeatable, mayBeGivenUp, type Endpoint } from '#contract/endpoints.ts';
import { isOperationResponse, type OperationResponse } from '#contract/envelope.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { fetchInTime } from './httpClientFetch.ts';
import type { DownloadArguments, DownloadedFile } from './fileDownload.ts';
import type { PreloadedAnswers } from './httpClientPreload.ts';
import { tellChanges, tellFailure, type AskedCall, type HttpEvents } from './httpEvents.ts';
import { createMergedRequests } from './mergedRequests.ts';
import type { SeenDoor } from './seenAgain.ts';
import { readAnswer } from './parseResponse.ts';
import { assertReadable } from './readable.ts';
import { addressOfCall, headersOfCall, type BaseAddresses, type CallArguments } from './request.ts';
import { createRequestCounter, type RequestCounter } from './requestCounter.ts';
import { endpointOf, type EndpointReference } from '#src/dataProvider/resource.ts';

export interface HttpClientOptions {
  bases: BaseAddresses;
  /** A valid access token, or undefined when there is none and none can be had. One that is at hand is given at once. */
  accessToken(): Promise<string | undefined> | string | undefined;
  locale(): Locale;
  /** Sent as X-Version when known. */
  uiVersion?: string;
  /** The server knows the header Idempotency-Key. */
  sendsKeys?: boolean;
  /** Milliseconds without a byte after which a read is given up. */
  silenceMs?: number;
  events?: HttpEvents;
  /** Says what happened to a record meanwhile; absent = by its key. */
  say?: SeenDoor['say'];
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

/**
 * Whether an operation's answer is told (spec §8): every write's, but for a refusal that is the caller's to show; a
 * read's warning, since its error is a failure.
 */
function isTold(answer: unknown, endpoint: Endpoint, { quiet }: CallArguments): answer is OperationResponse {
  if (!isOperationResponse(answer) || (quiet && answer.status === 'error')) return false;
  const { status } = answer;
  return endpoint.method !== 'GET' || status === 'warning' || (status === 'error' && !isRepeatable(endpoint));
}

/** Whatever kept a request from leaving or being answered is the network. */
function giveUp(): never {
  throw new CallFailure('network', 0);
}

/** A call that only reads: it may be merged, asked ahead and asked again. */
const isRead = (endpoint: Endpoint) => endpoint.method === 'GET' && isRepeatable(endpoint);

/**
 * Sends requests with the headers of spec §4, unless their answers have been asked for ahead. With a token at hand a request
 * leaves within the call that makes it: one that waited for a promise would wait for React to draw, which stands in line first.
 */
function createRequest({
  accessToken,
  locale,
  uiVersion,
  sendsKeys,
  preloaded,
  silenceMs = 1000 * defaultReadTimeoutSeconds,
}: HttpClientOptions) {
  function headersOf(token: string | undefined, call: CallArguments): Headers {
    if (token === undefined) throw new CallFailure('missingToken', 0);
    return headersOfCall({ token, locale: locale(), uiVersion, sendsKeys }, call);
  }

  function takePreloaded(endpoint: Endpoint, address: string, headers: Headers) {
    if (isRead(endpoint)) return preloaded?.take(address, headers);
    preloaded?.clear();
    return undefined;
  }

  async function request(
    endpoint: Endpoint,
    address: string,
    call: CallArguments,
    signal?: AbortSignal,
  ): Promise<Response> {
    const given = accessToken();
    const token = given instanceof Promise ? await given.catch(giveUp) : given;
    const headers = headersOf(token, call);
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const ahead = takePreloaded(endpoint, address, headers);
    const asked = ahead && (await ahead);
    signal?.throwIfAborted();
    const sent = { method: endpoint.method, headers, body, signal };
    const send = async () => {
      if (call.file) return (await import('./httpClientUpload.ts')).sendFile(address, sent, call.file);
      return mayBeGivenUp(endpoint) ? fetchInTime(address, sent, silenceMs) : fetch(address, sent);
    };
    return asked ?? send().catch(giveUp);
  }

  return request;
}

/** What reads files loads with the first one; where it does not come, neither does the file. */
const loadDownload = () => import('./fileDownload.ts').catch(giveUp);

/** What compares records with what was seen loads with the first action. */
const loadSeenAgain = () => import('./seenAgain.ts').catch(giveUp);

/** Opens the door to the network. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { bases, events = {}, say = (key) => key } = options;
  const request = createRequest(options);
  const requests = createRequestCounter();
  const merged = createMergedRequests();

  async function fetchAnswer(...sent: Parameters<typeof request>): Promise<Response> {
    const response = await request(...sent);
    events.answered?.(response.headers);
    return response;
  }

  async function answerTo(asked: AskedCall, call: CallArguments, signal?: AbortSignal): Promise<unknown> {
    const { reference, address } = asked;
    const endpoint = endpointOf(reference);
    const end = call.background || call.file ? undefined : requests.begin(!mayBeGivenUp(endpoint));
    try {
      return await tellFailure(events, endpoint, call, signal, async () => {
        asked.response = await fetchAnswer(endpoint, address, call, signal);
        const answer = await readAnswer(asked.response);
        if (call.expects === 'operation' && !isOperationResponse(answer)) throw new CallFailure('network', 200);
        events.parsed?.(reference, answer);
        if (!call.ownAnswer && !call.background && isTold(answer, endpoint, call)) events.operated?.(answer, call);
        assertReadable(endpoint, answer);
        if (endpoint.method === 'GET') events.read?.(endpoint);
        return answer;
      });
    } finally {
      end?.();
      if (!call.background) events.finished?.();
    }
  }

  function send(reference: EndpointReference, address: string, call: CallArguments, signal?: AbortSignal) {
    const asked: AskedCall = { reference, address, at: performance.now() };
    const answer = answerTo(asked, call, signal);
    // What a write answers, a key among it, nobody keeps.
    events.asked?.(asked, isRead(endpointOf(reference)) ? answer : undefined);
    return answer;
  }

  const client: HttpClient = {
    requests,
    call(reference, { seen, ...call } = {}) {
      if (seen)
        return loadSeenAgain().then(({ callAsSeen }) => callAsSeen({ ...client, events, say }, reference, call, seen));
      const endpoint = endpointOf(reference);
      const address = addressOfCall(bases, endpoint, call);
      if (!isRead(endpoint)) {
        return tellChanges(events, reference, call, send(reference, address, call, call.signal).finally(merged.part));
      }
      // A person's question does not join one that counts for nobody.
      const key = `${call.background ? 'background ' : ''}${options.locale()} ${address}`;
      return merged.ask(key, call.signal, (signal) => send(reference, address, call, signal));
    },
    async download(reference, call) {
      const endpoint = endpointOf(reference);
      call.signal?.throwIfAborted();
      try {
        const fetching = tellFailure(events, endpoint, call, call.signal, async () => {
          const { readDownload } = await loadDownload();
          const answer = await fetchAnswer(endpoint, addressOfCall(bases, endpoint, call), call, call.signal);
          const file = await readDownload(answer, call);
          if (endpoint.method === 'GET') events.read?.(endpoint);
          return file;
        });
        return await tellChanges(events, reference, call, fetching);
      } finally {
        events.finished?.();
      }
    },
  };
  return client;
}
