import type { Dictionaries } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import { compareDictionaries } from '#contract/metaChanges/compareDictionaries.ts';
import { compareMeta } from '#contract/metaChanges/compareMeta.ts';

/** Something a server says of itself, as it was last accepted. */
export interface Accepted<Content, Former> {
  content: Content;
  /** When it was accepted, as an ISO instant. */
  at: string;
  /** Since when the server says otherwise; absent: it says the same. */
  differsSince?: string;
  /** What went with what was accepted since. */
  former: Former;
}

/** What became of a column that went. */
export interface FormerColumn {
  /** Its header while it was there. */
  name: string;
  /** Its new name, where there is no doubt. */
  to?: string;
}

/** By field. */
export type FormerColumns = Readonly<Record<string, FormerColumn>>;

export type AcceptedMeta = Accepted<Meta, FormerColumns>;

/** Former words by dictionary and code. */
export type AcceptedWords = Accepted<Dictionaries, Dictionaries>;

/** What became of the columns that a list no longer has, whether that was accepted or not. */
export function formerColumns({ content, former }: AcceptedMeta, present: Meta): FormerColumns {
  const went = compareMeta(content, present).flatMap((change): [string, FormerColumn][] => {
    if (change.kind === 'renamed') return [[change.field, { name: change.label, to: change.to }]];
    return change.kind === 'removed' ? [[change.field, { name: change.column.name }]] : [];
  });
  const all = [...Object.entries(former), ...went];
  return Object.fromEntries(all.filter(([field]) => !Object.hasOwn(present.columns, field)));
}

/** The words that the dictionaries no longer have. */
function formerWords({ content, former }: AcceptedWords, present: Dictionaries): Dictionaries {
  const went: Record<string, Record<string, string>> = {};
  for (const [name, codes] of Object.entries(former)) {
    for (const [code, word] of Object.entries(codes)) {
      const isBack = Object.hasOwn(present, name) && Object.hasOwn(present[name] ?? {}, code);
      if (!isBack) went[name] = { ...went[name], [code]: word };
    }
  }
  for (const change of compareDictionaries(content, present)) {
    if (change.kind !== 'wordRemoved') continue;
    went[change.dictionary] = { ...went[change.dictionary], [change.code]: change.word };
  }
  return went;
}

/** What is kept once a server has said something: the first is accepted at once, and of another the day is noted. */
function noted<Content, Former>(
  before: Accepted<Content, Former> | undefined,
  first: Accepted<Content, Former>,
  isSame: (accepted: Content) => boolean,
): Accepted<Content, Former> {
  if (!before) return first;
  const { differsSince, ...rest } = before;
  if (!isSame(before.content)) return differsSince === undefined ? { ...rest, differsSince: first.at } : before;
  return differsSince === undefined ? before : rest;
}

/** @param now as an ISO instant */
export const notedMeta = (before: AcceptedMeta | undefined, present: Meta, now: string): AcceptedMeta =>
  noted(before, { content: present, at: now, former: {} }, (meta) => compareMeta(meta, present).length === 0);

/** @param now as an ISO instant */
export const notedWords = (before: AcceptedWords | undefined, present: Dictionaries, now: string): AcceptedWords =>
  noted(before, { content: present, at: now, former: {} }, (words) => compareDictionaries(words, present).length === 0);

/** The present meta accepted in place of another. @param now as an ISO instant */
export const acceptedMeta = (before: AcceptedMeta, present: Meta, now: string): AcceptedMeta => ({
  content: present,
  at: now,
  former: formerColumns(before, present),
});

/** The present words accepted in place of others. @param now as an ISO instant */
export const acceptedWords = (before: AcceptedWords, present: Dictionaries, now: string): AcceptedWords => ({
  content: present,
  at: now,
  former: formerWords(before, present),
});
