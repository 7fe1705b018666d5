import { holdsNumber } from '#src/dataProvider/http/cardText.ts';
import { isSecretName } from '#src/dataProvider/http/secretNames.ts';
import { removed, scrubText } from './scrubText.ts';

const deepest = 40;

/** Seconds and milliseconds since 1970 in our days: instants, whatever their digits add up to. */
const isInstant = (value: number) => (value > 1.5e9 && value < 2.2e9) || (value > 1.5e12 && value < 2.2e12);

function scrubString(text: string, walk: Walk, depth: number): string {
  if (!/^\s*[[{"]/.test(text)) return scrubText(text);
  try {
    const parsed: unknown = JSON.parse(text);
    return JSON.stringify(walk(parsed, depth + 1));
  } catch {
    return scrubText(text);
  }
}

type Walk = (value: unknown, depth: number) => unknown;

/** A digit, or four of them, each in a field of its own. */
function isSplitNumber(list: readonly unknown[]): boolean {
  const digits = list.map((one) => (typeof one === 'string' || typeof one === 'number' ? String(one).trim() : 'x'));
  return list.length > 1 && digits.every((one) => /^\d{1,6}$/.test(one)) && holdsNumber(digits.join(''));
}

/** The name that `{ name: 'cvv', value: '123' }` and `['cvv', '123']` give to a value. */
function namesValue(entry: object): boolean {
  if (Array.isArray(entry)) return entry.length === 2 && typeof entry[0] === 'string' && isSecretName(entry[0]);
  const name = ['name', 'key', 'field', 'id', 'header'].map((key) => Reflect.get(entry, key) as unknown);
  return 'value' in entry && name.some((one) => typeof one === 'string' && isSecretName(one));
}

function scrubList(list: readonly unknown[], walk: Walk, depth: number): unknown {
  if (isSplitNumber(list)) return removed;
  if (namesValue(list)) return [list[0], removed];
  return list.map((one) => walk(one, depth + 1));
}

/** Pairs of everything that maps names to values; an Error's own fields count too. */
function entriesOf(value: object): [string, unknown][] {
  if (value instanceof Map) return [...value].map(([key, held]) => [String(key), held]);
  if (value instanceof Headers || value instanceof URLSearchParams || value instanceof FormData) return [...value];
  const names = new Set(Object.keys(value));
  if (value instanceof Error)
    for (const name of ['name', 'message', 'stack', 'cause']) if (name in value) names.add(name);
  return [...names].map((name) => {
    try {
      return [name, Reflect.get(value, name)];
    } catch {
      return [name, '[unreadable]'];
    }
  });
}

function scrubObject(value: object, walk: Walk, depth: number): unknown {
  const hidesValue = namesValue(value);
  return Object.fromEntries(
    entriesOf(value).map(([name, held]) => [
      scrubText(name),
      isSecretName(name) || (hidesValue && name === 'value') ? removed : walk(held, depth + 1),
    ]),
  );
}

/**
 * A copy of anything without secrets: card numbers, security codes, tracks, Israeli identity numbers, tokens,
 * passwords. Names decide first, in English and Hebrew, then what a text looks like. E-mail addresses stay: support
 * answers to them. Never throws; a circle is cut, and objects of a class become plain ones.
 * @example scrub({ cvv: '123', note: 'card 4580 4580 4580 4580' }) // { cvv: '[removed]', note: 'card [removed]' }
 */
export function scrub(value: unknown): unknown {
  const above = new Set<object>();

  function walkObject(one: object, depth: number): unknown {
    if (one instanceof Date) return one;
    if (one instanceof URL) return scrubText(one.href);
    if (ArrayBuffer.isView(one) || one instanceof ArrayBuffer || one instanceof Blob) return '[binary]';
    if (above.has(one) || depth > deepest) return '[cut]';
    above.add(one);
    try {
      if (Array.isArray(one)) return scrubList(one, walk, depth);
      if (one instanceof Set) return scrubList([...one], walk, depth);
      return scrubObject(one, walk, depth);
    } finally {
      above.delete(one);
    }
  }

  function walk(one: unknown, depth: number): unknown {
    switch (typeof one) {
      case 'string':
        return scrubString(one, walk, depth);
      case 'number':
        return Number.isInteger(one) && !isInstant(one) && holdsNumber(String(Math.abs(one))) ? removed : one;
      case 'bigint':
        return scrubText(String(one));
      case 'object':
        return one === null ? null : walkObject(one, depth);
      case 'function':
      case 'symbol':
        return `[${typeof one}]`;
      default:
        return one;
    }
  }

  return walk(value, 0);
}
