import { defaultReadTimeoutSeconds } from '#contract/constants.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { fetchInTime } from './httpClientFetch.ts';
import {
  addressOfCall,
  headersOfCall,
  type RequestIdentity,
  type BaseAddresses,
  type CallArguments,
} from './request.ts';
import { endpointOf, type EndpointReference } from '#src/dataProvider/resource.ts';

/** Milliseconds for which an answer that was asked for ahead may stand in for a call. */
const freshMs = 30_000;

/** Answers asked for before the application had loaded; the HTTP client takes each of them at most once. */
export interface PreloadedAnswers {
  /**
   * The answer to exactly this question: same address, same headers. It is gone afterwards.
   * @returns undefined when there is none, at once, or it is too old, or was no success: then the door asks itself.
   * @throws CallFailure when the server has gone silent, which nobody should wait for twice.
   */
  take(address: string, headers: Headers): Promise<Response | undefined> | undefined;
  /** Forgets all answers, since something may have changed on the server. */
  clear: () => void;
}

/** Asks questions of the contract ahead of the application and keeps their answers for its HTTP client. */
export interface Preloader extends PreloadedAnswers {
  /**
   * Asks, and gives the parsed answer for questions that follow from it.
   * @throws Error for any answer but a success.
   */
  call(endpoint: EndpointReference, call?: CallArguments): Promise<unknown>;
}

/** A successful answer whose whole body has come. */
interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** When it had come, on the clock of `performance.now()`. */
  at: number;
}

function keyOf(address: string, headers: Headers): string {
  return JSON.stringify([address, ...headers]);
}

async function load(address: string, headers: Headers, silenceMs: number): Promise<Answer> {
  const response = await fetchInTime(address, { headers }, silenceMs);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, at: performance.now() };
}

/** @returns undefined for an answer that is too old, or was no success. */
async function responseOf(asked: Promise<Answer>): Promise<Response | undefined> {
  const answer = await asked.catch((error: unknown) => {
    if (error instanceof CallFailure) throw error;
    return undefined;
  });
  if (!answer || performance.now() - answer.at > freshMs) return undefined;
  return new Response(answer.text || null, { status: answer.status, headers: answer.headers });
}

/**
 * Opens a preloader for one person and language. It makes GET calls only and announces nothing: whatever goes wrong,
 * the door's own call tells.
 */
export function createPreloader({
  bases,
  silenceMs = 1000 * defaultReadTimeoutSeconds,
  ...identity
}: { bases: BaseAddresses; silenceMs?: number } & RequestIdentity): Preloader {
  const answers = new Map<string, Promise<Answer>>();
  return {
    async call(reference, call = {}) {
      const endpoint = endpointOf(reference);
      if (endpoint.method !== 'GET') throw new RangeError(`${endpoint.path} changes something`);
      const address = addressOfCall(bases, endpoint, call);
      const headers = headersOfCall(identity, call);
      const answer = load(address, headers, silenceMs);
      answers.set(keyOf(address, headers), answer);
      const body: unknown = JSON.parse((await answer).text);
      return body;
    },
    take(address, headers) {
      const key = keyOf(address, headers);
      const asked = answers.get(key);
      answers.delete(key);
      return asked && responseOf(asked);
    },
    clear: () => answers.clear(),
  };
}
