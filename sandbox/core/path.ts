import { isGuid } from '#contract/rules/guid.ts';
import { invalid, notFound } from './apiError.ts';
import type { Call } from './call.ts';

/**
 * Reads an id of the path. @returns it in lower case.
 * @throws ApiError 404 when it is no guid: such a record does not exist.
 */
export function guidOf(call: Call, name: string, entityType: string): string {
  const text = call.path[name]?.trim() ?? '';
  if (!isGuid(text)) throw notFound(entityType);
  return text.toLowerCase();
}

/** Demands that the body names the id of the path. @param field the body's name for it @throws ApiError 400 */
export function requireSameID(id: string, field: string, inBody: string): void {
  if (inBody.toLowerCase() !== id) throw invalid([{ code: field, description: 'Invalid' }]);
}

/** Reads a number of the path. @throws ApiError 404 when it has other characters than digits. */
export function numberOf(call: Call, name: string, entityType: string): number {
  const text = call.path[name]?.trim() ?? '';
  if (!/^\d{1,15}$/.test(text)) throw notFound(entityType);
  return Number(text);
}
