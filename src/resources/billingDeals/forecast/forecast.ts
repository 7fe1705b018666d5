import { toAgorot } from '#contract/money.ts';
import { amountsIn } from '#src/list/amountsIn.ts';

/** What is planned in one span. */
export interface ForecastRow {
  /** As that of its span. */
  key: string;
  /** Charges; undefined where the server does not count. */
  count: number | undefined;
  /** Agorot by the code of their currency. */
  sums: Readonly<Record<string, number>>;
}

/** A forecast whole. */
export interface Forecast {
  rows: readonly ForecastRow[];
  total: ForecastRow;
  /** Codes of the currencies in which something is planned. */
  currencies: readonly string[];
}

/** A span's row. @param answer the list's for it: how many rows, and their sums */
export function forecastRow(key: string, answer: { total?: number | undefined; meta?: unknown }): ForecastRow {
  const sums = amountsIn(answer.meta).map(([code, amount]) => [code, toAgorot(amount)]);
  return { key, count: answer.total, sums: Object.fromEntries(sums) };
}

const isEmpty = ({ count, sums }: ForecastRow) => !count && Object.keys(sums).length === 0;

/** Adds the spans up. What lies before and after the months is left out where it holds nothing. */
export function forecastOf(spans: readonly ForecastRow[]): Forecast {
  const currencies = [...new Set(spans.flatMap(({ sums }) => Object.keys(sums)))];
  const sumOf = (code: string) => spans.reduce((sum, { sums }) => sum + (sums[code] ?? 0), 0);
  const counts = spans.map(({ count }) => count);
  return {
    rows: spans.filter((row) => /^\d/.test(row.key) || !isEmpty(row)),
    total: {
      key: 'total',
      count: counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : undefined,
      sums: Object.fromEntries(currencies.map((code) => [code, sumOf(code)])),
    },
    currencies,
  };
}
