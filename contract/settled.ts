import type { EnumValue } from './enums.ts';

// spec gap: which transactions count as money in reports and totals: charges and refunds that the processor has accepted.
export const settledStatuses: readonly EnumValue<'transactionStatus'>[] = [
  'awaitingForTransmission',
  'transmissionInProgress',
  'completed',
  'chargeback',
];

/**
 * The statuses of charges that count. `chargebackFailed` is the word for a refund that failed: a charge that has it was
 * accepted and still stands; a refund that has it gave nothing back.
 */
export const settledChargeStatuses: readonly EnumValue<'transactionStatus'>[] = [
  ...settledStatuses,
  'chargebackFailed',
];

/** The kinds of deals whose money comes in; the other one gives it back. */
export const chargeTypes: readonly EnumValue<'specialTransactionType'>[] = ['regularDeal', 'initialDeal'];

/** What a transaction counts as in figures. */
export type CountedAs = 'charge' | 'refund' | 'cancelled';

/** Filters of the list of transactions that give the rows which count as something, no more and no less. */
export const countedFilters = {
  charge: { jDealType: 'J4', statuses: settledChargeStatuses, specialTransactionType: chargeTypes },
  refund: { jDealType: 'J4', statuses: settledStatuses, specialTransactionType: ['refund'] },
  /** Cancelled transactions are counted, but are in no total of money. */
  cancelled: { statuses: ['cancelledByMerchant'] },
} as const satisfies Record<CountedAs, object>;

/** A transaction as far as it is judged here: a row of a list as it came, its record, or the server's own row. */
export interface Counted {
  jDealType?: unknown;
  status?: unknown;
  specialTransactionType?: unknown;
}

/** What a transaction counts as; undefined when it counts as nothing. The database's `counted_as` says the same. */
export function countedAs({ jDealType, status, specialTransactionType }: Counted): CountedAs | undefined {
  if (status === 'cancelledByMerchant') return 'cancelled';
  const kind = specialTransactionType === 'refund' ? 'refund' : 'charge';
  return jDealType === 'J4' && countedFilters[kind].statuses.some((counted) => counted === status) ? kind : undefined;
}

/** Whether a charge or refund counts as money. */
export function isSettled(transaction: Counted): boolean {
  const counted = countedAs(transaction);
  return counted === 'charge' || counted === 'refund';
}

/** Whether there is a slip of it: of money that moved or a hold that was made, and of nothing that failed, waits or was cancelled. */
export function hasSlip({ jDealType, status }: Counted): boolean {
  if (jDealType === 'J5') return status === 'awaitingToSelectJ5' || status === 'completed';
  return jDealType === 'J4' && settledStatuses.some((settled) => settled === status);
}
