import type { RaRecord } from 'react-admin';
import { isObject } from '#contract/envelope.ts';
import { israelDay } from '#contract/israelDay.ts';

/** Fields of a record that were read one by one, and what kind of value was found. */
type Read = Map<string, string>;

/** A value by its kind, as a judgement tells records apart: words and flags as they are, days by today, the rest by being there. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return value > 0 ? 'some' : String(Math.sign(value));
  if (typeof value !== 'string') return 'some';
  if (/^\d{4}-\d\d-\d\d/.test(value)) {
    const [day, today] = [israelDay(new Date(value)), israelDay(new Date())];
    if (day === today && value.length > 10) return Date.parse(value) > Date.now() ? 'later today' : 'today';
    return day === today ? 'today' : day < today ? 'past' : 'future';
  }
  return /^[A-Za-z]\w*$/.test(value) ? value : 'some';
}

/** The record, which keeps what is read of it; what is copied whole says nothing of what matters. */
function watched<Held extends object>(record: Held, read: Read, path = ''): Held {
  let copied = false;
  return new Proxy(record, {
    ownKeys(held) {
      copied = true;
      return Reflect.ownKeys(held);
    },
    get(held, name) {
      const value: unknown = Reflect.get(held, name);
      if (typeof name !== 'string' || copied) return value;
      read.set(path + name, kindOf(value));
      return isObject(value) ? watched(value, read, `${path}${name}.`) : value;
    },
  });
}

/** What judges a record: what it reads of it, and what it comes to, makes the state. */
export type Judgement = (record: RaRecord) => unknown;

/** The state of a record, as those who judge it see it. @example 'active=true … | true, false' */
export function stateOf(record: RaRecord, judgements: readonly Judgement[]): string {
  const read: Read = new Map();
  const verdicts = judgements.map((judge) => kindOf(judge(watched(record, read))));
  read.delete('id');
  const fields = [...read]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, kind]) => `${name}=${kind}`);
  return [fields.join(' '), verdicts.join(' ')].join(' | ');
}
