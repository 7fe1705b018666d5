import type { Locale } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import { createCachedAnswers } from '#src/store/cachedAnswers.ts';

/** An entry of the menu. */
export interface FrameEntry {
  route: string;
  title: string;
}

/** A group of the menu. */
export interface FrameGroup {
  title: string;
  entries: readonly FrameEntry[];
}

/** What is known of a page before the application has loaded. */
export interface FramePage {
  /** Pattern of its addresses, as the route table has it. */
  path: string;
  title: string;
  isWizard: boolean;
  /** A button that leads back stands before its title. */
  hasBack: boolean;
  /** The menu's entry that is marked on it; empty for none. */
  entry: string;
  /** Name of the list it shows; empty for none. */
  list: string;
}

/** The texts of the frame as the last visit left them, for one person and language. Never a row or an amount. */
export interface FrameTexts {
  terminalID: string;
  /** Name of the terminal. */
  terminal: string;
  menu: readonly FrameGroup[];
  /** Those open to the person; paths without parameters before others. */
  pages: readonly FramePage[];
  /** The head of each list that has been seen: names of columns, empty for a column of boxes or menus. */
  heads: Readonly<Record<string, readonly string[]>>;
}

const noTexts: FrameTexts = { terminalID: '', terminal: '', menu: [], pages: [], heads: {} };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = <One>(value: unknown, parse: (one: Record<string, unknown>) => One): One[] =>
  Array.isArray(value) ? value.filter(isObject).map(parse) : [];

const parseEntry = (one: Record<string, unknown>): FrameEntry => ({
  route: textOf(one.route),
  title: textOf(one.title),
});
const parseGroup = (one: Record<string, unknown>): FrameGroup => ({
  title: textOf(one.title),
  entries: listOf(one.entries, parseEntry),
});
const parsePage = (one: Record<string, unknown>): FramePage => ({
  path: textOf(one.path),
  title: textOf(one.title),
  isWizard: one.isWizard === true,
  hasBack: one.hasBack === true,
  entry: textOf(one.entry),
  list: textOf(one.list),
});

function parseHeads(value: unknown): FrameTexts['heads'] {
  const lists = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(lists.map(([list, heads]) => [list, Array.isArray(heads) ? heads.map(textOf) : []]));
}

function parseTexts(kept: unknown): FrameTexts | undefined {
  if (!isObject(kept)) return undefined;
  return {
    terminalID: textOf(kept.terminalID),
    terminal: textOf(kept.terminal),
    menu: listOf(kept.menu, parseGroup),
    pages: listOf(kept.pages, parsePage),
    heads: parseHeads(kept.heads),
  };
}

const cached = createCachedAnswers('back-office.kept.frame.', parseTexts);

/** The texts of the last visit. @param owner see `ownerOf`: nobody reads those of another person. */
export const readFrameTexts = (owner: string, locale: Locale): FrameTexts | undefined => cached.read(owner, locale);

/** Whose session has ended while their page still stands. */
let endedOwner: string | undefined;

/** Keeps texts for the first frame of the next visit, beside those that are kept; none of a session that has ended. */
export function keepFrameTexts(owner: string, locale: Locale, texts: Partial<FrameTexts>): void {
  if (owner === endedOwner) return;
  const now = cached.read(owner, locale) ?? noTexts;
  cached.write(owner, locale, { ...now, ...texts, heads: { ...now.heads, ...texts.heads } });
}

/** Removes a person's texts in all languages: they end with the session, and the page that still stands keeps no more. */
export function removeFrameTexts(owner: string): void {
  endedOwner = owner;
  cached.remove(owner);
}

/** The session goes on in the page: its texts are kept again. */
export function resumeFrameTexts(): void {
  endedOwner = undefined;
}
