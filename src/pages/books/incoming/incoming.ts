import type { EnumValue } from '#contract/enums.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import type { MonthlyPayment } from './payments.ts';

/** Where money comes from; refunds take it away. */
export const sources = ['charges', 'refunds', 'installments', 'deals', 'bankDeals', 'masav'] as const;
export type Source = (typeof sources)[number];

/** One payment of a deal in payments, and the transaction it is of. */
export interface DealPayment extends MonthlyPayment {
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

const shekelsFirst = (currency: string) => (currency === 'ILS' ? '' : currency);

/** The currencies of some amounts, shekels first. */
export function currencyOrder(amounts: readonly { currency: string }[]): string[] {
  const found = [...new Set(amounts.map(({ currency }) => currency))];
  return found.toSorted((one, other) => shekelsFirst(one).localeCompare(shekelsFirst(other)));
}

/** What amounts come to by currency, in agorot, shekels first. */
export function incomingSums(amounts: readonly { currency: string; agorot: number }[]) {
  return currencyOrder(amounts).map((currency) => {
    const own = amounts.filter((one) => one.currency === currency);
    return { currency, agorot: own.reduce((sum, { agorot }) => sum + agorot, 0) };
  });
}

/** By day, shekels first, in the order of the sources. */
function inOrder(lines: readonly Incoming[]): Incoming[] {
  const place = (line: Incoming) =>
    [line.day, shekelsFirst(line.currency), sources.indexOf(line.source), line.transactionType ?? ''].join(' ');
  return lines.toSorted((one, other) => place(one).localeCompare(place(other)));
}

/** What comes in on one day in one currency. */
export interface IncomingDay {
  day: string;
  currency: string;
  agorot: number;
  lines: readonly Incoming[];
}

/** Lines by day and currency, in order. */
export function incomingDays(lines: readonly Incoming[]): IncomingDay[] {
  const days = new Map<string, IncomingDay>();
  for (const line of inOrder(lines)) {
    const { day, currency } = line;
    const { agorot, lines: own } = days.get(`${day} ${currency}`) ?? { agorot: 0, lines: [] };
    days.set(`${day} ${currency}`, { day, currency, agorot: agorot + line.agorot, lines: [...own, line] });
  }
  return [...days.values()];
}
