import { everyRow, type Provider, type RowReading } from '#src/list/figures/everyRow.ts';
import { historyFrom, paymentDays, weighedRequest, type WeighedRequest } from './history.ts';

/** The payment requests of the last months with the days on which they were paid, by two lists. */
export async function readRequests(
  provider: Provider,
  { terminalID, today, now }: { terminalID: string; today: string; now: Date },
  { signal, tell }: RowReading = {},
): Promise<WeighedRequest[]> {
  const filter = { terminalID, dateFrom: historyFrom(today) };
  const [requests, payments] = await Promise.all([
    everyRow(provider, 'paymentRequests', { filter }, { signal, tell }),
    everyRow(provider, 'transactions', { filter: { ...filter, isPaymentRequest: true } }, { signal }),
  ]);
  const paid = paymentDays(payments);
  return requests.flatMap((row) => weighedRequest(row, paid, now) ?? []);
}
