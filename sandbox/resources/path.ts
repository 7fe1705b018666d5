import { isGuid } from '#contract/rules/guid.ts';
import type { Call } from '#sandbox/call.ts';
import { notFound } from '#sandbox/refusal.ts';

/**
 * Reads an id of the path. @returns it in lower case.
 * @throws Refusal 404 when it is no guid: such a record does not exist.
 */
export function guidOf(call: Call, name: string, entityType: string): string {
  const text = call.path[name]?.trim() ?? '';
  if (!isGuid(text)) throw notFound(entityType);
  return text.toLowerCase();
}

/** Reads a number of the path. @throws Refusal 404 when it has other characters than digits. */
export function numberOf(call: Call, name: string, entityType: string): number {
  const text = call.path[name]?.trim() ?? '';
  if (!/^\d{1,15}$/.test(text)) throw notFound(entityType);
  return Number(text);
}

/** The one row of a query. @throws Refusal 404 when there is none. */
export function required<Row>(rows: readonly Row[], entityType: string): Row {
  const [row] = rows;
  if (row === undefined) throw notFound(entityType);
  return row;
}
