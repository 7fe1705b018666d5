import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { documentKinds } from '#contract/documentKinds.ts';
import { enumValues, type EnumValue } from '#contract/enums.ts';
import { toAgorot } from '#contract/money.ts';

type InvoiceType = EnumValue<'invoiceType'>;
type Status = EnumValue<'invoiceStatus'>;

/** What the server says documents of one status come to. */
export interface StatusTotals {
  status: Status;
  rows: AnswerOf<'invoices.totals'>['data'];
}

/** How many documents of a kind have a status. */
export interface StatusCount {
  status: Status;
  count: number;
}

/** What the documents of one kind come to in one currency, in agorot; credits are negative. */
export interface VatLine {
  invoiceType: InvoiceType;
  currency: string;
  count: number;
  gross: number;
  /** Both undefined of a kind that bears no VAT. */
  vat: number | undefined;
  net: number | undefined;
  /** By status, where some of the kind are not issued and so are in no figure; else none. */
  statuses: readonly StatusCount[];
}

/** A document that was never issued has no number and no VAT. */
const isIssued = ({ status }: Pick<StatusTotals, 'status'>) => status !== 'initial';

function lineOf(invoiceType: InvoiceType, currency: string, totals: readonly StatusTotals[]): VatLine | undefined {
  const own = totals.map(({ status, rows }) => ({
    status,
    rows: rows.filter((row) => row.invoiceType === invoiceType && row.currency === currency),
  }));
  const issued = own.filter(isIssued).flatMap(({ rows }) => rows);
  const { bearsVat, isCredit } = documentKinds[invoiceType];
  const sum = (field: 'count' | 'totalAmount' | 'vatTotal') =>
    issued.reduce((total, row) => total + (field === 'count' ? row.count : toAgorot(row[field] ?? 0)), 0);
  // Totals travel positive; a server that sends the minus itself says the same.
  const signed = (agorot: number) => (isCredit ? 0 - Math.abs(agorot) : agorot);
  const count = sum('count');
  if (count === 0) return undefined;
  const [gross, vat] = [signed(sum('totalAmount')), bearsVat ? signed(sum('vatTotal')) : undefined];
  const counts = own.map(({ status, rows }) => ({ status, count: rows.reduce((all, row) => all + row.count, 0) }));
  const isMixed = counts.some((one) => !isIssued(one) && one.count > 0);
  return {
    invoiceType,
    currency,
    count,
    gross,
    vat,
    net: vat === undefined ? undefined : gross - vat,
    statuses: isMixed ? counts.filter((one) => isIssued(one) && one.count > 0) : [],
  };
}

/** What documents come to by kind and currency, shekels first, kinds in their own order; those not issued are left out. */
export function vatLines(totals: readonly StatusTotals[]): VatLine[] {
  const found = new Set(totals.flatMap(({ rows }) => rows.map(({ currency }) => currency)));
  const currencies = enumValues('currency').filter((one) => found.has(one));
  return currencies.flatMap((currency) =>
    enumValues('invoiceType').flatMap((invoiceType) => lineOf(invoiceType, currency, totals) ?? []),
  );
}

/** How many documents have a status. */
export function countOfStatus(totals: readonly StatusTotals[], wanted: Status): number {
  const rows = totals.filter(({ status }) => status === wanted).flatMap((one) => one.rows);
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** A document without VAT among those that bear it, as its row tells; money in agorot, negative of a credit. */
export interface ExemptDocument {
  id: string;
  invoiceNumber: string;
  invoiceDate: string;
  consumerName: string;
  invoiceType: InvoiceType;
  currency: string;
  gross: number;
}

/** What is taxed, what is exempt, and the VAT, of one currency, in agorot. */
export interface VatSum {
  currency: string;
  taxed: number;
  exempt: number;
  vat: number;
}

/** What documents come to for the VAT report: credits take away, receipts are no part of it. */
export function vatSums(lines: readonly VatLine[], exempt: readonly ExemptDocument[]): VatSum[] {
  const taxed = lines.filter(({ vat }) => vat !== undefined);
  return [...new Set(taxed.map(({ currency }) => currency))].map((currency) => {
    const own = taxed.filter((line) => line.currency === currency);
    const without = exempt.filter((one) => one.currency === currency).reduce((sum, { gross }) => sum + gross, 0);
    return {
      currency,
      taxed: own.reduce((sum, { net = 0 }) => sum + net, 0) - without,
      exempt: without,
      vat: own.reduce((sum, { vat = 0 }) => sum + vat, 0),
    };
  });
}
