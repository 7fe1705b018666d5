import { HttpResponse } from 'msw';
import { creations } from '#src/i18n/catalogue/creations.en.ts';

/** One way in which a call that was sent goes wrong (spec §8). */
export interface SendingFault {
  answer: () => Response;
  /** Keys of the catalogue or the server's own text, one of which a person then reads. */
  told: readonly string[];
  /** What is told besides. */
  also?: string;
  /** Values of the keys' text. */
  values?: { smart_count: number };
  /** The server has not said no: whether it was carried out is open. */
  isOpen?: true;
}

/** The server's own words, in no catalogue. */
const serverText = 'Lo-42: this is what the server says';
/** The server's own words about one field. */
const detail = 'Lo-43: what the server says of a field';
const refusal = { status: 'error', message: serverText };
const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  HttpResponse.json(body, { status, headers });
const ofJson = { 'content-type': 'application/json' };
const html = (status: number) =>
  new HttpResponse('<h1>Unavailable</h1>', { status, headers: { 'content-type': 'text/html' } });

/** What is said of something that was sent to be made and may have been, by what it is. */
export const lostCreations = Object.keys(creations.creation.lost).map((noun) => `creation.lost.${noun}`);
/** What a call that moves money has found out about an outcome that was open. */
export const unresolved = 'attempt.notFound';

const failed = ['ServerErrorTryAgainLater'];
/** A bad request that says nothing of use. */
const wentWrong = ['SomethingWentWrong', 'CouldNotCreateTransaction'];
const undecided = { told: failed, isOpen: true } as const;

export const sendingFaults: Readonly<Record<string, SendingFault>> = {
  '400 with errors': {
    answer: () => json(400, { ...refusal, errors: [{ code: 'Nowhere', description: detail }] }),
    told: [serverText],
    also: detail,
  },
  '400 without a message': { answer: () => json(400, {}), told: wentWrong },
  '400 with HTML': { answer: () => html(400), told: wentWrong },
  '401': { answer: () => json(401, {}), told: ['SessionExpired'] },
  '403': { answer: () => json(403, refusal), told: failed },
  '404': { answer: () => json(404, refusal), told: ['NotFound'] },
  '409': { answer: () => json(409, refusal), told: [serverText] },
  '413': { answer: () => json(413, {}), told: failed },
  '415': { answer: () => json(415, refusal), told: failed },
  '429 with Retry-After': {
    answer: () => json(429, {}, { 'Retry-After': '12' }),
    told: ['failure.again.seconds'],
    values: { smart_count: 12 },
  },
  'status error': { answer: () => json(200, refusal), told: [serverText] },
  '500': { answer: () => json(500, {}), ...undecided },
  '503 with HTML': { answer: () => html(503), ...undecided },
  '504': { answer: () => json(504, {}), ...undecided },
  'a lost connection': { answer: () => HttpResponse.error(), ...undecided },
  'half an answer': { answer: () => new HttpResponse('{"status": "succ', { headers: ofJson }), ...undecided },
  'an empty body': { answer: () => new HttpResponse('', { headers: ofJson }), ...undecided },
};
