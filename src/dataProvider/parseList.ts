import { isObject, type CurrencySums, type Row, type Totals } from '#contract/envelope.ts';

/** A list answer as far as it can be relied on. */
export interface ParsedList {
  data: Row[];
  /** Records of the whole filter; absent where the server does not say, or its rows say otherwise. */
  numberOfRecords?: number;
  totals: Totals;
}

/** A count of records, which some servers send as text. @returns undefined for whatever is none */
export function countOf(value: unknown): number | undefined {
  const isCount = typeof value === 'string' ? /^\s*\d+\s*$/.test(value) : Number.isInteger(value) && Number(value) >= 0;
  return isCount ? Number(value) : undefined;
}

const isCurrencySums = (value: unknown): value is CurrencySums =>
  isObject(value) &&
  typeof value.currency === 'string' &&
  isObject(value.amounts) &&
  Object.values(value.amounts).every((amount) => typeof amount === 'number');

/** Reads a list answer without trusting it. @param skip records before its first one */
export function parseList(body: unknown, skip = 0): ParsedList {
  if (!isObject(body)) return { data: [], totals: {} };
  const data = Array.isArray(body.data) ? body.data.filter(isObject) : [];
  const count = countOf(body.numberOfRecords);
  const totals = Object.entries(body).filter(
    ([key, value]) => key.startsWith('totalAmount') && typeof value === 'number',
  );
  const sums = (Array.isArray(body.sums) ? body.sums : []).filter(isCurrencySums);
  const fits = count !== undefined && (data.length === 0 ? count <= skip : count >= skip + data.length);
  return {
    data,
    ...(fits && { numberOfRecords: count }),
    totals: { ...Object.fromEntries(totals), ...(sums.length > 0 && { sums }) },
  };
}
