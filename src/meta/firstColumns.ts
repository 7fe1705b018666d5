import type { Meta, MetaColumn } from '#contract/meta.ts';
import type { ColumnPreferences } from '#src/settings/columnPreferences.ts';
import { isStatusDictionary } from './columns.ts';

/** Fewest columns a list begins with, however narrow the screen. */
const fewest = 6;

/** Pixels that what a dataType holds usually takes in a cell, its padding included; any other is text. */
const widths: Readonly<Record<string, number>> = {
  guid: 98,
  date: 150,
  money: 116,
  number: 116,
  percent: 116,
  boolean: 64,
  dictionary: 124,
};
const textWidth = 146;

/**
 * Texts made of objects are longer. Their names tell: a `$meta` says no more of a column than header, dataType and
 * dictionary (docs/wire.md §5.0), and a hint of our own would be missing from every other server's.
 */
const isLong = (field: string) => /(schedule|details|address)$/i.test(field);
const longTextWidth = 320;

/** Pixels of a header's letter, and of its padding and the mark of its order. */
const letterWidth = 6.8;
const headerRoom = 38;

function widthOf(field: string, { name, dataType }: MetaColumn): number {
  const words = isLong(field) ? longTextWidth : (widths[dataType] ?? textWidth);
  return Math.max(words, headerRoom + letterWidth * name.length);
}

/** What a column answers, in the order a person asks: who, how much, state, when; then the rest, ids last. */
function kindOf(field: string, { dataType, dictionary }: MetaColumn): string {
  if (dataType === 'guid' || /^(terminal|merchant)/.test(field)) return 'id';
  if (dataType === 'string' && /(name|title)$/i.test(field)) return 'who';
  if (isStatusDictionary(dictionary)) return 'state';
  return dataType;
}

const once = ['money', 'state', 'date'];
const kinds = ['who', ...once];

/** The meta's fields in the order a person asks, those declared before the rest; what says the same as another is last. */
function ranked({ columns }: Meta, declared: readonly string[]): { fields: string[]; repeated: Set<string> } {
  const all = Object.entries(columns).map(([field, column]) => ({ field, kind: kindOf(field, column) }));
  const hasMoney = all.some(({ kind }) => kind === 'money');
  const states = all.filter(({ kind }) => kind === 'state').map(({ field }) => field);
  const shownState = declared.find((field) => states.includes(field)) ?? states[0];
  // An amount bears its currency's symbol; one state is said in a word and in detail.
  const repeated = new Set([
    ...(hasMoney && columns.currency ? ['currency'] : []),
    ...states.filter((field) => field !== shownState),
  ]);
  for (const field of declared) repeated.delete(field);
  const taken = new Set<string>();
  const rankOf = ({ field, kind }: { field: string; kind: string }): number => {
    if (repeated.has(field)) return kinds.length + 2;
    const place = kinds.indexOf(kind);
    if (place < 0) return kinds.length + (kind === 'id' ? 1 : 0);
    if (once.includes(kind) && taken.has(kind)) return kinds.length;
    taken.add(kind);
    return place;
  };
  const inOrder = all
    .map((one) => ({ ...one, rank: rankOf(one) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ field }) => field);
  const first = declared.filter((field) => Object.hasOwn(columns, field));
  return { fields: [...new Set([...first, ...inOrder])], repeated };
}

/**
 * The columns a list begins with: as many as fit, six at least, none that says what another says, in the order a person
 * asks: what, who, how much, state, when. Judged by header and dataType alone, so that nothing has to be drawn first.
 * @param room pixels for the columns.
 * @param declared fields that come first, best first.
 * @example firstColumns(meta, 1100, ['consumerName', 'transactionAmount'])
 */
export function firstColumns(meta: Meta, room: number, declared: readonly string[] = []): ColumnPreferences {
  const { fields, repeated } = ranked(meta, declared);
  const shown: string[] = [];
  let left = room;
  for (const field of fields) {
    const column = meta.columns[field];
    if (!column || repeated.has(field)) continue;
    left -= widthOf(field, column);
    if (left < 0 && shown.length >= fewest) break;
    shown.push(field);
  }
  const hidden = Object.keys(meta.columns).filter((field) => !shown.includes(field));
  return { order: [...shown, ...hidden], hidden };
}
