import { splitVat, toAgorot, totalsOfLines, type VatSplit } from '#contract/money.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { InstallmentDetails, LineItem } from '#sandbox/core/objects/stored.ts';

/** Sums of a request, in decimals. */
interface AskedVat {
  vatRate?: number | null | undefined;
  vatTotal?: number | null | undefined;
  netTotal?: number | null | undefined;
}

// spec gap: how much sent sums may be off.
/** Sent sums must fit the identity to this much (docs/wire.md §1.5). */
const toleranceAgorot = 1;

/** What the lines or, without lines that add up to it, the amount itself say about VAT. */
function expectedVat(amount: number, vatRate: number, lines: readonly LineItem[]): VatSplit {
  const exempt = lines.map((line) => ({ ...line, withoutVat: line.withoutVat === true || line.vatRate === 0 }));
  const totals = totalsOfLines(exempt, vatRate);
  return lines.length > 0 && totals.amount === amount
    ? { vatRate, netTotal: totals.netTotal, vatTotal: totals.vatTotal }
    : splitVat(amount, vatRate);
}

/**
 * Net and VAT of a payment, in agorot: as sent, when they fit the amount and the rate; what is missing is computed.
 * @throws ApiError 400 that names the sum which does not fit
 */
export function vatOf(
  amount: number,
  asked: AskedVat,
  basis: { vatRate: number; lines: readonly LineItem[] },
): VatSplit {
  const vatRate = asked.vatRate ?? basis.vatRate;
  const expected = expectedVat(amount, vatRate, basis.lines);
  const sum = (decimal: number | null | undefined) => (typeof decimal === 'number' ? toAgorot(decimal) : undefined);
  const [net, vat] = [sum(asked.netTotal), sum(asked.vatTotal)];
  if (net === undefined && vat === undefined) return expected;
  const netTotal = net ?? amount - (vat ?? 0);
  const vatTotal = vat ?? amount - netTotal;
  const fits = (first: number, second: number) => Math.abs(first - second) <= toleranceAgorot;
  const wrong = [
    ...(net !== undefined && !fits(netTotal, expected.netTotal) ? ['netTotal'] : []),
    ...(vat !== undefined && !fits(vatTotal, expected.vatTotal) ? ['vatTotal'] : []),
    ...(fits(netTotal + vatTotal, amount) ? [] : ['vatTotal']),
  ];
  if (wrong.length > 0) {
    throw invalid([...new Set(wrong)].map((code) => ({ code, description: 'VatMustFit' })));
  }
  // The agora by which they may be off is VAT's, so that the row adds up.
  return { vatRate, netTotal, vatTotal: amount - netTotal };
}

/** The payment columns of a row, in agorot; one payment unless the request spreads them. */
export function paymentsOf(
  amount: number,
  asked?: { [Key in keyof InstallmentDetails]: number | null | undefined } | null,
): InstallmentDetails {
  if (!asked) {
    return { numberOfPayments: 1, initialPaymentAmount: amount, installmentPaymentAmount: 0, totalAmount: amount };
  }
  return {
    numberOfPayments: asked.numberOfPayments ?? 1,
    initialPaymentAmount: toAgorot(asked.initialPaymentAmount ?? 0),
    installmentPaymentAmount: toAgorot(asked.installmentPaymentAmount ?? 0),
    totalAmount: amount,
  };
}
