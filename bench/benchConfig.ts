/** The lists that are measured. */
export const lists = ['customers', 'transactions'] as const;
export type ListName = (typeof lists)[number];

/** What a hand-written page must know to draw the application's lists; the bench leaves it in local storage. */
export interface BenchConfig {
  token: string;
  lists: Readonly<Record<ListName, ListConfig>>;
}

export interface ListConfig {
  /** Address of the call, with the terminal as its only parameter. */
  address: string;
  /** Field that identifies a row. */
  id: string;
  columns: readonly { field: string; label: string }[];
}

/** Key of the config in local storage. */
export const benchConfigKey = 'bench.config';

/** Reads the config on a page the bench has opened. @throws Error anywhere else. */
export function readBenchConfig(): BenchConfig {
  const text = localStorage.getItem(benchConfigKey);
  if (text === null) throw new Error('this page is opened by the bench');
  return JSON.parse(text) as BenchConfig;
}

/** One field of a row as text. */
export function fieldText(row: Readonly<Record<string, unknown>>, field: string): string {
  const value = row[field] ?? '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
