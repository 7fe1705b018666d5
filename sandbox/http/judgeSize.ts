import { maximumBodyValues, maximumFaults } from '#contract/constants.ts';
import { anything, type Limits } from '#contract/entities/limits.ts';
import type { Fault } from '#contract/rules/fault.ts';
import { isReadable } from './readable.ts';

/** Deeper than any request is, and far from where judging it would end the stack. */
const deepestNesting = 32;

/** Names by which an object would say itself what it is as a text or a number; reading it as either would throw. */
const conversions = ['toString', 'valueOf'];

/** A part that is larger than its schema lets it be. */
export interface LargePart {
  /** As errors name fields, `dealDetails.items[0].itemName`. */
  path: string;
  fault: Fault;
  /** Shortens a text in its body to one character more than it may have, for its rules to refuse; a list has none. */
  cut?: () => void;
}

/** What a look at a body's size has found. */
export interface SizeJudgement {
  /** A part that can neither be read nor stored; nothing else counts then. */
  unreadable?: string;
  /** As many as a refusal names. */
  tooLarge: LargePart[];
}

interface Part {
  value: unknown;
  path: string;
  depth: number;
  limits: Limits;
  /** What the value stands in, and under which name. */
  holder: object;
  name: string | number;
}

/** One text may stand for a list of one (docs/wire.md §3.1). */
const ofText = (limits: Limits): Limits => (limits.kind === 'list' ? ofText(limits.entry) : limits);

function longText(text: string, { path, limits, holder, name }: Part): LargePart | undefined {
  const own = ofText(limits);
  if (own.kind !== 'text' || text.length <= own.limit.max) return undefined;
  const { max, fault } = own.limit;
  const trimmed = text.trim();
  return trimmed.length > max
    ? { path, fault, cut: () => void Reflect.set(holder, name, trimmed.slice(0, max + 1)) }
    : undefined;
}

/** The parts of a list or an object, those that stand first last; undefined: the object cannot be read. */
function partsOf(value: object, { path, depth, limits }: Part): Part[] | undefined {
  const inner = { depth: depth + 1, holder: value };
  if (Array.isArray(value)) {
    const entry = limits.kind === 'list' ? limits.entry : anything;
    const parts = value.map((held: unknown, name): Part => ({
      ...inner,
      value: held,
      path: `${path}[${name}]`,
      limits: entry,
      name,
    }));
    return parts.toReversed();
  }
  const entries = Object.entries(value);
  if (entries.some(([name]) => !isReadable(name) || conversions.includes(name))) return undefined;
  const fields = limits.kind === 'object' ? limits.fields : {};
  const parts = entries.map(([name, held]: [string, unknown]): Part => ({
    ...inner,
    value: held,
    path: path ? `${path}.${name}` : name,
    limits: (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? anything,
    name,
  }));
  return parts.toReversed();
}

/**
 * Judges how large a body is before anything is made of it: no list and no text is longer than its schema lets it be, and
 * there is no more of all else than any request has. It looks at no more values than that, whatever was sent; a list that
 * is too long is not looked into.
 */
export function judgeSize(body: unknown, limits: Limits): SizeJudgement {
  const tooLarge: LargePart[] = [];
  const open: Part[] = [{ value: body, path: '', depth: 0, limits, holder: {}, name: '' }];
  let seen = 0;
  for (let part = open.pop(); part && tooLarge.length < maximumFaults; part = open.pop()) {
    const { value, path, depth, limits: own } = part;
    seen += 1;
    if (typeof value === 'string') {
      const large = longText(value, part);
      if (large) tooLarge.push(large);
      else if (!isReadable(value)) return { unreadable: path, tooLarge };
    }
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && own.kind === 'list' && value.length > own.limit.max) {
      tooLarge.push({ path, fault: own.limit.fault });
      continue;
    }
    const count = Array.isArray(value) ? value.length : Object.keys(value).length;
    const isEndless = depth > deepestNesting || seen + open.length + count > maximumBodyValues;
    const parts = isEndless ? undefined : partsOf(value, part);
    if (!parts) return { unreadable: path, tooLarge };
    open.push(...parts);
  }
  return { tooLarge };
}
