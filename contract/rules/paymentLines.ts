import type { EnumValue } from '#contract/enums.ts';
import { fault, type Fault } from './fault.ts';

/** One line of how a document is paid, its amount in agorot. */
export interface PaidLine {
  paymentType: EnumValue<'paymentType'>;
  amount: number;
}

/** Kinds of payment that a document may name once only. */
const once: readonly EnumValue<'paymentType'>[] = ['card', 'cash', 'bank'];

/**
 * Judges how a document is paid (docs/wire.md §3.8): cheques come to no more than the document, card, cash and transfer are
 * there once at most, and everything together is its amount. Amounts in agorot.
 */
export function paymentLinesFault(lines: readonly PaidLine[], invoiceAmount: number): Fault | undefined {
  const sum = (of: readonly PaidLine[]) => of.reduce((total, { amount }) => total + amount, 0);
  if (once.some((kind) => lines.filter(({ paymentType }) => paymentType === kind).length > 1)) {
    return fault('MultiplePaymentsNotAllowed');
  }
  if (sum(lines.filter(({ paymentType }) => paymentType === 'cheque')) > invoiceAmount) {
    return fault('ChequesSumExceedsInvoice');
  }
  return sum(lines) === invoiceAmount ? undefined : fault('PaymentTypesSumMustEqualInvoice');
}
