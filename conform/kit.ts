import type { Meta } from '#contract/meta.ts';
import type { Row } from '#contract/envelope.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import type { QueryParameters } from '#contract/query.ts';
import type { Ask } from './ask.ts';
import type { Checks } from './check.ts';
import type { Options } from './options.ts';

/** What every check is given. */
export interface Kit {
  ask: Ask;
  checks: Checks;
  options: Options;
}

/** A list that answered: its rows are the first hundred. */
export interface ReadList {
  id: ListEndpointId;
  path: Readonly<Record<string, string>>;
  query: QueryParameters;
  rows: readonly Row[];
  count: number;
  answer: unknown;
  /** Its columns, where its `$meta` was read. */
  meta?: Meta;
}

/** Rows that are looked at. */
export const sampleSize = 100;

/** Rows of an answer; empty where it is no list. */
export function rowsOf(answer: unknown): Row[] {
  const { data } = (answer ?? {}) as { data?: unknown };
  return Array.isArray(data) ? data.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
}

/** A list asked again, with something besides. */
export async function askAgain({ ask }: Kit, { id, path, query }: ReadList, besides: QueryParameters): Promise<Row[]> {
  const { json } = await ask(id, { path, query: { ...query, take: sampleSize, ...besides } });
  return rowsOf(json);
}
