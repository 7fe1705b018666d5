import { setTimeout as wait } from 'node:timers/promises';
import { endpoints, fillPath, type EndpointId } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';

/** An answer, or what there was in its place. */
export type Answer =
  { status: number; body: Readonly<Record<string, unknown>> } | { status: undefined; body: { reason: string } };

/** A file that goes in a form. */
export interface SentFile {
  name: string;
  text: string;
}

/** A question of somebody who is signed in. */
export interface Question {
  call: EndpointId;
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
  file?: SentFile;
  /** Header Idempotency-Key. */
  key?: string;
}

/** Asks once. */
export type Talk = (question: Question) => Promise<Answer>;

/** How long a person waits for an answer: as long as the application does. */
const patienceMillis = 30_000;

function formOf({ name, text }: SentFile): FormData {
  const form = new FormData();
  form.set('file', new File([text], name, { type: 'text/csv' }));
  return form;
}

/** Who asks through the balancer at an address. */
export function talkTo(origin: string, token: string): Talk {
  return async ({ call, path, query, body, file, key }) => {
    const { base, path: template, method } = endpoints[call];
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    try {
      const response = await fetch(`${origin}/sandbox/${base}${fillPath(template, path)}${search}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(file && { body: formOf(file) }),
        signal: AbortSignal.timeout(patienceMillis),
      });
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const read: unknown = isJson ? await response.json() : { bytes: (await response.arrayBuffer()).byteLength };
      return { status: response.status, body: isObject(read) ? read : {} };
    } catch (error) {
      // No answer, or a part of one: who asks decides what to do.
      return { status: undefined, body: { reason: error instanceof Error ? error.name : String(error) } };
    }
  };
}

/** A page, as somebody has it on screen who is not signed in. */
export interface Page {
  status: number;
  text: string;
}

/** Opens a page, or sends a form; undefined: there was no answer. */
export type Browse = (path: string, form?: Readonly<Record<string, string>>) => Promise<Page | undefined>;

/** Who browses through the balancer at an address, and follows where pages lead. */
export function browseAt(origin: string): Browse {
  return async (path, form) => {
    try {
      const response = await fetch(origin + path, {
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        signal: AbortSignal.timeout(patienceMillis),
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return undefined;
    }
  };
}

/** Whether it says what became of the question. */
export const isAnswered = (answer: Answer): answer is Extract<Answer, { status: number }> =>
  answer.status !== undefined && answer.status < 500 && answer.status !== 409;
const againMillis = 250;

/**
 * Asks until there is an answer: again after an error of the server, or while the same question is still being worked on.
 * @param givesUp whether who asks has had enough
 * @param tried called each time there was no answer
 */
export async function askUntilAnswered(
  talk: Talk,
  question: Question,
  { givesUp, tried }: { givesUp: () => boolean; tried: () => void },
): Promise<Answer> {
  for (;;) {
    const answer = await talk(question);
    if (isAnswered(answer)) return answer;
    tried();
    if (givesUp()) return answer;
    await wait(againMillis);
  }
}
