import type { EnumValue } from '#contract/enums.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import type { Payment } from './payments.ts';

/** Where money comes from; refunds take it away. */
export const sources = ['charges', 'refunds', 'installments', 'deals', 'bankDeals', 'masav'] as const;
export type Source = (typeof sources)[number];

/** One payment of a deal in payments, and the transaction it is of. */
export interface DealPayment extends Payment {
  paymentTransactionID: string;
  cardOwnerName: string;
}

/** The rows behind an amount: those of a list's filter, of a Masav file, or payments one by one. */
export type Behind =
  | { list: 'transactions' | 'futureBillings'; filter: FilterValues }
  | { masavFileID: string; status?: EnumValue<'masavRowStatus'> }
  | { payments: readonly DealPayment[] };

/** Money of one source that comes in on one day, in agorot; what goes out is negative. */
export interface Incoming {
  /** When it comes in; without a rule when it is charged. */
  day: string;
  currency: string;
  source: Source;
  /** How it is paid, of charges. */
  transactionType?: EnumValue<'transactionType'>;
  /** It was transmitted, or the bank has paid it; what is not may still change. */
  isCertain: boolean;
  agorot: number;
  behind: Behind;
}

/** What comes in of one currency, in agorot. */
export interface IncomingSum {
  currency: string;
  certain: number;
  expected: number;
}

/** Sums of what comes in, by currency. */
export function incomingSums(lines: readonly Incoming[]): IncomingSum[] {
  const sums = new Map<string, IncomingSum>();
  for (const { currency, isCertain, agorot } of lines) {
    const sum = sums.get(currency) ?? { currency, certain: 0, expected: 0 };
    sums.set(
      currency,
      isCertain ? { ...sum, certain: sum.certain + agorot } : { ...sum, expected: sum.expected + agorot },
    );
  }
  return [...sums.values()].toSorted((one, other) => (one.currency === 'ILS' ? -1 : other.currency === 'ILS' ? 1 : 0));
}

/** By day, shekels first, and of a day what is certain first, in the order of the sources. */
export function inOrder(lines: readonly Incoming[]): Incoming[] {
  const place = (line: Incoming) =>
    [
      line.day,
      line.currency === 'ILS' ? '' : line.currency,
      line.isCertain ? 0 : 1,
      sources.indexOf(line.source),
      line.transactionType ?? '',
    ].join(' ');
  return lines.toSorted((one, other) => place(one).localeCompare(place(other)));
}
