import { Column, is, sql, type SQL } from 'drizzle-orm';
import type { Source } from './field.ts';

/** Comparisons of any source; values travel as parameters, encoded by their column where there is one. */

function bound(source: Source, value: unknown): SQL {
  return is(source, Column) ? sql`${sql.param(value, source)}` : sql`${value}`;
}

export const isEqual = (source: Source, value: unknown): SQL => sql`${source} = ${bound(source, value)}`;
export const isAtLeast = (source: Source, value: unknown): SQL => sql`${source} >= ${bound(source, value)}`;
export const isAtMost = (source: Source, value: unknown): SQL => sql`${source} <= ${bound(source, value)}`;
export const isBefore = (source: Source, value: unknown): SQL => sql`${source} < ${bound(source, value)}`;

/** True when the source is one of the values; never for none. */
export function isAmong(source: Source, values: readonly unknown[]): SQL {
  if (values.length === 0) return sql`false`;
  const list = sql.join(
    values.map((value) => bound(source, value)),
    sql`, `,
  );
  return sql`${source} in (${list})`;
}

/** Matches a LIKE pattern as it stands: of digits, and of texts that are folded, as their pattern is. */
export const isLike = (source: Source, pattern: string): SQL => sql`${source} like ${pattern}`;

/**
 * Matches a LIKE pattern in any case. Digits and Hebrew have no case: comparing them as they are gives the same answer
 * in a fraction of the time.
 */
export function isLikeInAnyCase(source: Source, pattern: string): SQL {
  const hasCase = pattern.toLowerCase() !== pattern.toUpperCase();
  return hasCase ? sql`${source} ilike ${pattern}` : isLike(source, pattern);
}
