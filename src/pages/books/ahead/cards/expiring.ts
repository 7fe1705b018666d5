import { toAgorot } from '#contract/money.ts';
import type { Row } from '#contract/envelope.ts';
import { everyRow, type Provider } from '#src/list/figures/everyRow.ts';
import type { Period } from '#src/pages/books/period.ts';

/** A charge of a billing deal whose card will have expired on its day; money in agorot. */
export interface LostCharge {
  billingDealID: string;
  chargeNumber: number;
  consumerName: string;
  cardNumber: string;
  day: string;
  agorot: number;
  currency: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The charges ahead that will not be made, as rows of future billings tell, soonest first. */
export function lostCharges(rows: readonly Row[]): LostCharge[] {
  const lost = rows.filter(({ cardExpired, paymentType }) => cardExpired === true && paymentType === 'card');
  return lost
    .map((row) => ({
      billingDealID: textOf(row.billingDealID),
      chargeNumber: Number(row.chargeNumber),
      consumerName: textOf(row.consumerName),
      cardNumber: textOf(row.cardNumber),
      day: textOf(row.scheduledDate).slice(0, 10),
      agorot: toAgorot(Number(row.transactionAmount)),
      currency: textOf(row.currency),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** The charges within some days that will not be made, by the list of future billings. */
export async function readLostCharges(provider: Provider, period: Period, signal?: AbortSignal): Promise<LostCharge[]> {
  return lostCharges(await everyRow(provider, 'futureBillingDeals', { filter: { ...period } }, { signal }));
}
