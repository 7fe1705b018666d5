import { randomInt } from 'node:crypto';
import type { EnumValue } from '#contract/enums.ts';

/** Net amounts in agorot from which a tax invoice needs an allocation number of the Tax Authority, the newest first. */
const thresholds: readonly (readonly [from: string, net: number])[] = [
  ['2026-06-01', 500_000],
  ['2026-01-01', 1_000_000],
  ['2025-01-01', 2_000_000],
  ['2024-05-05', 2_500_000],
];

interface Taxed {
  invoiceType: EnumValue<'invoiceType'>;
  /** Israel's day. */
  invoiceDate: string;
  netTotal: number;
  vatTotal: number;
}

// spec gap: what the Tax Authority answers; the sandbox makes nine digits up.
/** The allocation number of a document; null for one that needs none. Amounts in agorot. */
export function allocationNumberOf({ invoiceType, invoiceDate, netTotal, vatTotal }: Taxed): string | null {
  const threshold = thresholds.find(([from]) => from <= invoiceDate)?.[1] ?? Number.POSITIVE_INFINITY;
  const isTaxInvoice = invoiceType === 'invoice' || invoiceType === 'invoiceWithPaymentInfo';
  return isTaxInvoice && vatTotal > 0 && netTotal >= threshold ? String(randomInt(100_000_000, 1_000_000_000)) : null;
}
