import { isObject } from '#contract/envelope.ts';
import { locales, type Locale } from '#contract/constants.ts';
import { parseColumns, parseDensity, type ColumnPreferences, type Density } from './columnPreferences.ts';
import { parseWidths, type ColumnWidths } from './columnWidths.ts';
import { parseCopied, type CopiedLink } from './copiedLinks.ts';
import { parseCreditRules, type CreditRules } from './creditRules.ts';
import { parseFrameSettings, type FrameSettings } from './frameSettings.ts';
import { parseLastCharged, type LastCharge } from './lastCharged.ts';
import { parseRecent, type RecentRecord } from './recentRecords.ts';
import { parseViews, type SavedView } from './savedViews.ts';

/** What a person chose for one list. */
export interface ListPreferences {
  /** Absent: those the list begins with. */
  columns?: ColumnPreferences;
  /** Absent: comfortable. */
  density?: Density;
  /** Absent: as wide as their content. */
  widths?: ColumnWidths;
  views: readonly SavedView[];
  /** Name of the view that a link has brought for now, empty for one without; never stored. */
  temporary?: string;
}

/** A view that a link has brought: it covers what the person has set up while the page lives (`temporaryView.ts`). */
export interface TemporaryView {
  /** What the list shows. @returns the same as long as the person's own are the same */
  cover: (own: ListPreferences) => ListPreferences;
  /** Changes what the list shows: what the view covers in the view, the rest of the person's own. */
  change: (change: (now: ListPreferences) => ListPreferences) => void;
}

/** What the browser keeps for one person of one merchant; signing out does not wipe it (spec §3). */
export interface SavedSettings extends FrameSettings {
  locale?: Locale;
  /** Code of the system currency; absent = the first of the dictionary (spec §4). */
  currency?: string;
  /** Shortcuts of single keys act (WCAG 2.1.4). */
  shortcuts: boolean;
  /** Most recent first. */
  lastCharged: readonly LastCharge[];
  /** Most recent first. */
  copiedLinks: readonly CopiedLink[];
  /** Records opened lately, most recent first. */
  recent: readonly RecentRecord[];
  /** When the person looked at what waits, as it was stored: who reads it judges it (`openedDays.ts`). */
  homeOpened?: unknown;
  /** What was foreseen for the days ahead, as it was stored: who reads it judges it (`src/pages/books/ahead/kept`). */
  forecasts?: unknown;
  /** When each terminal's money comes in. */
  creditRules: CreditRules;
  /** By resource name. */
  lists: Readonly<Record<string, ListPreferences>>;
}

export const noPreferences: ListPreferences = { views: [] };

function parsePreferences(value: Record<string, unknown>): ListPreferences {
  const columns = parseColumns(value.columns);
  const density = parseDensity(value.density);
  const widths = parseWidths(value.widths);
  return {
    ...(columns && { columns }),
    ...(density && { density }),
    ...(widths && { widths }),
    views: parseViews(value.views),
  };
}

function parseLists(value: unknown): SavedSettings['lists'] {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (isObject(one) ? [[name, parsePreferences(one)]] : [])),
  );
}

/** Keeps what is sound of stored settings: unknown keys and values of the wrong kind are dropped. */
export function parseSettings(stored: unknown): SavedSettings {
  const from = isObject(stored) ? stored : {};
  const locale = locales.find((one) => one === from.locale);
  return {
    ...(locale && { locale }),
    ...parseFrameSettings(from),
    ...(typeof from.currency === 'string' && { currency: from.currency }),
    shortcuts: from.shortcuts !== false,
    lastCharged: parseLastCharged(from.lastCharged),
    copiedLinks: parseCopied(from.copiedLinks),
    recent: parseRecent(from.recent),
    homeOpened: from.homeOpened,
    forecasts: from.forecasts,
    creditRules: parseCreditRules(from.creditRules),
    lists: parseLists(from.lists),
  };
}
