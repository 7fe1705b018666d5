import { xt as fault } from "./boot-ejmxxq5.js";
import { n as inRange } from "./number-g77aatm.js";
// contract/rules/installments.ts
/** Least and most payments by transaction type; the others have one. */
var paymentLimits = {
	installments: {
		min: 2,
		max: 36
	},
	credit: {
		min: 3,
		max: 36
	}
};
/** Equal payments; the first one takes the remainder. Amounts in agorot. */
function splitPayments(totalAmount, numberOfPayments) {
	const installmentPaymentAmount = numberOfPayments === 1 ? 0 : Math.floor(totalAmount / numberOfPayments);
	return {
		numberOfPayments,
		initialPaymentAmount: totalAmount - installmentPaymentAmount * (numberOfPayments - 1),
		installmentPaymentAmount,
		totalAmount
	};
}
/**
* The payments after a person has chosen the first one: the others share the rest equally, and what does not divide
* goes back to the first. Amounts in agorot.
* @returns undefined when no agora would be left for each of the others
*/
function splitAfterFirst(totalAmount, numberOfPayments, wantedFirst) {
	const others = numberOfPayments - 1;
	const installmentPaymentAmount = Math.floor((totalAmount - wantedFirst) / others);
	if (others < 1 || wantedFirst < 1 || installmentPaymentAmount < 1) return void 0;
	return {
		numberOfPayments,
		initialPaymentAmount: totalAmount - installmentPaymentAmount * others,
		installmentPaymentAmount,
		totalAmount
	};
}
/** The sum rule of installments, to the agora. */
function installmentSum(payments) {
	const { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount } = payments;
	return initialPaymentAmount + (numberOfPayments - 1) * installmentPaymentAmount === totalAmount ? void 0 : fault("InstallmentsMustEqualTotal");
}
/** How many payments a deal of this type may have. */
function paymentCount(transactionType, count) {
	const { min, max } = paymentLimits[transactionType];
	return Number.isInteger(count) ? inRange(min, max)(count) : fault("OnlyNumbersAreAllowed");
}
export { splitPayments as a, splitAfterFirst as i, paymentCount as n, paymentLimits as r, installmentSum as t };
