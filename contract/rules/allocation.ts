import type { EnumValue } from '#contract/enums.ts';

/** Net amounts in agorot from which a tax invoice needs an allocation number of the Tax Authority, the newest first. */
const thresholds: readonly (readonly [from: string, net: number])[] = [
  ['2026-06-01', 500_000],
  ['2026-01-01', 1_000_000],
  ['2025-01-01', 2_000_000],
  ['2024-05-05', 2_500_000],
];

/** What of a document decides; money in agorot. */
export interface Taxed {
  invoiceType: EnumValue<'invoiceType'>;
  /** Israel's day. */
  invoiceDate: string;
  netTotal: number;
  vatTotal: number;
}

/**
 * The net amount, in agorot, from which a tax invoice of a day needs an allocation number, without which its buyer can not
 * deduct the VAT; Infinity before there were any.
 */
export function allocationThreshold(day: string): number {
  return thresholds.find(([from]) => from <= day)?.[1] ?? Number.POSITIVE_INFINITY;
}

/** Whether a document needs an allocation number: a tax invoice that bears VAT, by its day and net amount. */
export function needsAllocation({ invoiceType, invoiceDate, netTotal, vatTotal }: Taxed): boolean {
  const isTaxInvoice = invoiceType === 'invoice' || invoiceType === 'invoiceWithPaymentInfo';
  return isTaxInvoice && vatTotal > 0 && netTotal >= allocationThreshold(invoiceDate);
}
