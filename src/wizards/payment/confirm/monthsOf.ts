/**
 * The first and the last month of payments that come once a month, as `MM/YYYY`.
 * @param today `YYYY-MM-DD`, the day of the deal
 */
export function monthsOf(today: string, count: number): { from: string; to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const text = (months: number) => `${String((months % 12) + 1).padStart(2, '0')}/${String(Math.floor(months / 12))}`;
  const first = year * 12 + month - 1;
  return { from: `\u2066${text(first)}\u2069`, to: `\u2066${text(first + count - 1)}\u2069` };
}
