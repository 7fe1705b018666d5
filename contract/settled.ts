import type { EnumValue } from './enums.ts';

// spec gap: which transactions count as money in reports: charges and refunds that the processor has accepted.
export const settledStatuses: readonly EnumValue<'transactionStatus'>[] = [
  'awaitingForTransmission',
  'transmissionInProgress',
  'completed',
  'chargeback',
  'chargebackFailed',
];

/** The kinds of deals whose money comes in; the other one gives it back. */
export const chargeTypes: readonly EnumValue<'specialTransactionType'>[] = ['regularDeal', 'initialDeal'];
