import { isObject } from '#contract/envelope.ts';
import { parseDay } from '#contract/query.ts';

/** When a person opened what waits here: the last day, and the one before. Israel's, `YYYY-MM-DD`. */
export interface HomeOpened {
  day: string;
  before?: string;
  /** How many things waited, for the room they take. */
  things?: number;
}

/** Reads what is stored without trusting it. */
export function parseHomeOpened(value: unknown): HomeOpened | undefined {
  if (!isObject(value)) return undefined;
  const [day, before] = [value.day, value.before].map((one) => parseDay(String(one)));
  const { things } = value;
  if (!day) return undefined;
  return { day, ...(before && { before }), ...(typeof things === 'number' && things >= 0 && { things }) };
}
