import { parse, stringify } from 'query-string';
import { isObject } from '#contract/envelope.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { isFieldName } from './fieldNames.ts';
import { isHarmlessParameter, placeholderOf } from './harmless.ts';
import { redactParameter, type KeptIds } from './redaction.ts';

type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** A value of a filter keeps its type where it is kept. */
function redactOne(ids: KeptIds, name: string, value: unknown): Scalar | undefined {
  if (!isScalar(value)) return undefined;
  const text = redactParameter(ids, name, String(value));
  return text === String(value) ? value : text;
}

const redactMany = (ids: KeptIds, name: string, value: unknown) =>
  Array.isArray(value) ? value.map((one) => redactOne(ids, name, one)) : redactOne(ids, name, value);

/** The filter that a page of a list keeps in its address as JSON. */
function redactFilter(ids: KeptIds, text: string): string | undefined {
  try {
    const filter: unknown = JSON.parse(text);
    if (!isObject(filter)) return undefined;
    const known = Object.entries(filter).filter(([name]) => isFieldName(name));
    return JSON.stringify(Object.fromEntries(known.map(([name, value]) => [name, redactMany(ids, name, value)])));
  } catch {
    return undefined;
  }
}

/** Words that a page's address may say besides: the order of a list. */
const orders = ['ASC', 'DESC'];

function redactNamed(ids: KeptIds, name: string, text: string, words: ReadonlySet<string>): string | undefined {
  if (name === 'filter') return redactFilter(ids, text);
  const isWord = orders.includes(text) || words.has(text) || (name.startsWith('sort') && isFieldName(text));
  return text === '' || isWord ? text : redactParameter(ids, name, text);
}

/**
 * The query of an address as a capsule keeps it: names sorted, those that nobody knows left out, what was typed in
 * placeholders. What has been kept once is kept as it is, so that equal questions stay equal.
 * @param words of the application, which say what part of a page is shown.
 * @returns without `?`, empty when nothing is left.
 */
export function redactQuery(ids: KeptIds, search: string, words: ReadonlySet<string> = new Set()): string {
  const entries = Object.entries(parse(search)).filter(([name]) => isFieldName(name));
  return stringify(
    Object.fromEntries(
      entries.map(([name, texts]) => {
        const given = [texts].flat().filter((text) => text !== null);
        const redacted = given.map((text) => redactNamed(ids, name, text, words));
        return [name, redacted.length > 1 ? redacted : redacted[0]];
      }),
    ),
  );
}

/** Holds a path against a pattern of a call or a page. @returns the texts of its parameters, undefined where it does not fit */
export function fitPath(pattern: string, path: string): string[] | undefined {
  const escaped = pattern.replace(/[.*+^$()|[\]\\]/g, String.raw`\$&`);
  const found = new RegExp(`^${escaped.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  return found?.slice(1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * A path as a capsule keeps it: what its pattern says, and of its parameters ids and short numbers.
 * @param pattern parameters stand as `{name}`. @param values of the parameters, in order.
 */
export function redactPath(ids: KeptIds, pattern: string, values: readonly string[]): string {
  let place = 0;
  return pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = decoded(values[place++] ?? '');
    if (isGuid(value)) return ids.keep(name, value);
    return isHarmlessParameter(value) ? value : placeholderOf(name);
  });
}
