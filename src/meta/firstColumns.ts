import { objectTextFields, scopeFields, type Meta, type MetaColumn } from '#contract/meta.ts';
import { isStatusDictionary } from '#contract/statusTone.ts';
import type { ColumnPreferences } from '#src/settings/columnPreferences.ts';
import type { DeclaredRoles } from './columns.ts';

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
const objectTextWidth = 320;

/** Pixels of a header's letter, and of its padding and the mark of its order. */
const letterWidth = 6.8;
const headerRoom = 38;

function widthOf(field: string, { name, dataType }: MetaColumn): number {
  const words = objectTextFields.includes(field) ? objectTextWidth : (widths[dataType] ?? textWidth);
  return Math.max(words, headerRoom + letterWidth * name.length);
}

/** What a column answers, in the order a person asks: who, how much, state, when; then the rest, ids last. */
function kindOf(field: string, { dataType, dictionary }: MetaColumn, names: readonly string[]): string {
  if (names.includes(field)) return 'who';
  if (dataType === 'guid' || scopeFields.includes(field)) return 'id';
  if (isStatusDictionary(dictionary)) return 'state';
  return dataType;
}

interface DeclaredColumns extends Pick<DeclaredRoles, 'primaryText'> {
  columns?: readonly string[];
  /** Fields that say nothing of any row. */
  leavesOut?: readonly string[];
}

const once = ['money', 'state', 'date'];
const kinds = ['who', ...once];

/** The meta's fields in the order a person asks, those declared before the rest; what says the same as another is last. */
function ranked(
  { columns }: Meta,
  declared: readonly string[],
  names: readonly string[],
): { fields: string[]; repeated: Set<string> } {
  const all = Object.entries(columns).map(([field, column]) => ({ field, kind: kindOf(field, column, names) }));
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
 * asks: what, who, how much, state, when. Judged by header and dataType, so that nothing has to be drawn first.
 * @param room pixels for the columns.
 * @param declared what the list declares: `columns` come first, best first; `primaryText` says who a row is about;
 * `leavesOut` says nothing of any row.
 * @example firstColumns(meta, 1100, { columns: ['consumerName', 'transactionAmount'] })
 */
export function firstColumns(meta: Meta, room: number, declared: DeclaredColumns = {}): ColumnPreferences {
  const { fields, repeated } = ranked(meta, declared.columns ?? [], declared.primaryText ?? []);
  const shown: string[] = [];
  let left = room;
  for (const field of fields) {
    const column = meta.columns[field];
    if (!column || repeated.has(field) || declared.leavesOut?.includes(field)) continue;
    left -= widthOf(field, column);
    if (left < 0 && shown.length >= fewest) break;
    shown.push(field);
  }
  const hidden = Object.keys(meta.columns).filter((field) => !shown.includes(field));
  return { order: [...shown, ...hidden], hidden };
}
