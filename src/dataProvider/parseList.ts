import { isObject, type ListEnvelope } from '#contract/envelope.ts';

/**
 * Reads a list answer without trusting it; status `error` means no data (spec §4 "Operation results").
 * A missing count falls back to the rows at hand.
 */
export function parseList(body: unknown): ListEnvelope {
  if (!isObject(body) || body.status === 'error' || !Array.isArray(body.data)) return { data: [], numberOfRecords: 0 };
  const data = body.data.filter(isObject);
  const count = body.numberOfRecords;
  const totals = Object.entries(body).filter(
    ([key, value]) => key.startsWith('totalAmount') && typeof value === 'number',
  );
  return { data, numberOfRecords: typeof count === 'number' ? count : data.length, ...Object.fromEntries(totals) };
}
