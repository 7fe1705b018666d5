import type { Capsule, CapsuleCall } from '#contract/capsule/capsule.ts';
import { callAt, type Asked, type NamedCall } from '#contract/capsule/callAt.ts';
import { createKeptIds, type KeptIds } from '#contract/capsule/redaction.ts';
import { isObject } from '#contract/envelope.ts';
import { endpoints } from '#contract/endpoints.ts';

/** What answers a request of the opened page. */
export type CapsuleAnswer =
  /** As it was recorded; `body` absent where none was. */
  | { kind: 'recorded'; status: number; body?: unknown }
  /** The recorded page got no answer here. */
  | { kind: 'silence' }
  /** Words and headings are the same for everybody: the sandbox tells its own. `columns` narrows them to the recorded ones. */
  | { kind: 'words'; columns?: unknown }
  /** The capsule says nothing of it. */
  | { kind: 'refused'; status: number; message: string };

/** Parameters that follow from the day on which a page is opened. */
const ofToday = (name: string) => /date(from|to)$/i.test(name);

const entriesOf = (query: string) => [...new URLSearchParams(query)].filter(([name]) => !ofToday(name));
const withoutDays = (query: string) => new URLSearchParams(entriesOf(query)).toString();

const isSamePlace = (call: CapsuleCall, { method, base, path }: NamedCall) =>
  call.method === method && call.base === base && call.path === path;

/** The newest answer to a question, or to the same one of other days: a page that opens today asks about today. */
function findCall(calls: readonly CapsuleCall[], asked: NamedCall): CapsuleCall | undefined {
  const here = calls.filter((call) => isSamePlace(call, asked));
  const sameDays = here.filter(({ query }) => query === asked.query);
  const otherDays = here.filter(({ query }) => withoutDays(query) === withoutDays(asked.query));
  const all = [...sameDays, ...otherDays];
  return all.find(({ answer }) => answer) ?? all[0];
}

/** The terminal on which the page was open comes first: a page that chooses none opens on it. */
function chosenFirst(answer: unknown, terminalID: string | undefined): unknown {
  if (!isObject(answer) || !Array.isArray(answer.data)) return answer;
  const isChosen = (row: unknown) => isObject(row) && row.terminalID === terminalID;
  const data: unknown[] = answer.data;
  return { ...answer, data: [...data.filter(isChosen), ...data.filter((row) => !isChosen(row))] };
}

const refused = (status: number, message: string): CapsuleAnswer => ({ kind: 'refused', status, message });

/** Answers what a page asks by what the capsule has recorded, and nothing else; changes nothing. */
export function createAnswers({ calls, terminalID }: Capsule): (asked: Asked) => CapsuleAnswer {
  const ids: KeptIds = createKeptIds();
  return (asked) => {
    const named = callAt(ids, asked);
    if (!named) return refused(404, `The contract has no call ${asked.method} ${asked.path}.`);
    const { call, method } = named;
    if (method !== 'GET') return refused(403, `A capsule is only looked at: ${call} is not carried out.`);
    const found = findCall(calls, named);
    if (call.startsWith('dictionaries.')) return { kind: 'words' };
    if (endpoints[call].kind === 'meta') return { kind: 'words', ...(found?.answer && { columns: found.answer }) };
    if (!found || (found.status < 400 && found.status > 0 && !found.answer))
      return refused(404, `The capsule has no answer to ${call} ${named.path}${named.query && `?${named.query}`}.`);
    const { status, answer } = found;
    if (status === 0) return { kind: 'silence' };
    return { kind: 'recorded', status, body: call === 'terminals.list' ? chosenFirst(answer, terminalID) : answer };
  };
}
