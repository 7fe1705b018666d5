import type { DraftOf } from '#contract/entities/callTypes.ts';
import type { InstallmentRequest } from '#contract/entities/requestParts.ts';
import { splitAfterFirst, splitPayments, type Installments } from '#contract/rules/installments.ts';
import { precision } from '#contract/rules/number.ts';
import { toAgorot, toDecimal } from '#contract/money.ts';
import { amountText } from '#src/fields/lines/lineOf.ts';
import { agorotOf, numberOf } from '#src/fields/lines/totals.ts';
import { toNumber } from '#src/fields/wireValues.ts';

/** Payments as typed. */
export interface InstallmentValues {
  numberOfPayments: string;
  /** Empty: an equal share. */
  initialPaymentAmount: string;
}

export const noInstallments: InstallmentValues = { numberOfPayments: '', initialPaymentAmount: '' };

/** The payments of a record as they would be typed: equal ones have no first of their own. Amounts in decimals. */
export function typedInstallments({
  numberOfPayments: count,
  initialPaymentAmount: first,
  totalAmount,
}: {
  numberOfPayments?: number | null;
  initialPaymentAmount?: number | null;
  totalAmount?: number | null;
}): InstallmentValues {
  if (!count || count < 2 || !first) return noInstallments;
  const equal = splitPayments(toAgorot(totalAmount ?? 0), count).initialPaymentAmount;
  return {
    numberOfPayments: String(count),
    initialPaymentAmount: equal === toAgorot(first) ? '' : amountText(first),
  };
}

/**
 * The payments of a deal in agorot: equal ones, or those that follow from a first one chosen by hand.
 * @param total of the deal, in agorot
 * @returns `impossible` when the payments do not come out
 */
export function installmentsOf(
  { numberOfPayments, initialPaymentAmount }: InstallmentValues,
  total: number,
): Installments | 'impossible' {
  const count = numberOf(numberOfPayments);
  if (!Number.isInteger(count) || count < 1 || total < count) return 'impossible';
  if (initialPaymentAmount === '') return splitPayments(total, count);
  if (precision(2)(initialPaymentAmount)) return 'impossible';
  return splitAfterFirst(total, count, agorotOf(initialPaymentAmount)) ?? 'impossible';
}

/** Payments as they travel. Of impossible ones the sum rule says what is wrong, on the field that was typed. */
export function toInstallments(
  payments: Installments | 'impossible',
  typed: InstallmentValues,
  total: number,
): DraftOf<InstallmentRequest> {
  if (payments === 'impossible') {
    return {
      numberOfPayments: toNumber(typed.numberOfPayments),
      initialPaymentAmount: toNumber(typed.initialPaymentAmount) ?? 0,
      installmentPaymentAmount: 0.01,
      totalAmount: toDecimal(total),
    };
  }
  return {
    numberOfPayments: payments.numberOfPayments,
    initialPaymentAmount: toDecimal(payments.initialPaymentAmount),
    installmentPaymentAmount: toDecimal(payments.installmentPaymentAmount),
    totalAmount: toDecimal(payments.totalAmount),
  };
}
