import { fault, type Fault } from './fault.ts';
import { inRange } from './number.ts';

/** The payments of a deal, in agorot; totalAmount = first + (number − 1) × each further one (docs/wire.md §1.5). */
export interface Installments {
  numberOfPayments: number;
  initialPaymentAmount: number;
  installmentPaymentAmount: number;
  totalAmount: number;
}

// spec gap: the numbers of payments are per terminal at the real processor; these are ours (docs/rulings.md).
/** Least and most payments by transaction type; the others have one. */
export const paymentLimits = { installments: { min: 2, max: 36 }, credit: { min: 3, max: 36 } } as const;

/** Equal payments; the first one takes the remainder. Amounts in agorot. */
export function splitPayments(totalAmount: number, numberOfPayments: number): Installments {
  const installmentPaymentAmount = numberOfPayments === 1 ? 0 : Math.floor(totalAmount / numberOfPayments);
  const initialPaymentAmount = totalAmount - installmentPaymentAmount * (numberOfPayments - 1);
  return { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount };
}

/**
 * The payments after a person has chosen the first one: the others share the rest equally, and what does not divide
 * goes back to the first. Amounts in agorot.
 * @returns undefined when no agora would be left for each of the others
 */
export function splitAfterFirst(
  totalAmount: number,
  numberOfPayments: number,
  wantedFirst: number,
): Installments | undefined {
  const others = numberOfPayments - 1;
  const installmentPaymentAmount = Math.floor((totalAmount - wantedFirst) / others);
  if (others < 1 || wantedFirst < 1 || installmentPaymentAmount < 1) return undefined;
  const initialPaymentAmount = totalAmount - installmentPaymentAmount * others;
  return { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount };
}

/** The sum rule of installments, to the agora. */
export function installmentSum(payments: Installments): Fault | undefined {
  const { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount } = payments;
  const sum = initialPaymentAmount + (numberOfPayments - 1) * installmentPaymentAmount;
  return sum === totalAmount ? undefined : fault('InstallmentsMustEqualTotal');
}

/** How many payments a deal of this type may have. */
export function paymentCount(transactionType: keyof typeof paymentLimits, count: number): Fault | undefined {
  const { min, max } = paymentLimits[transactionType];
  return Number.isInteger(count) ? inRange(min, max)(count) : fault('OnlyNumbersAreAllowed');
}
