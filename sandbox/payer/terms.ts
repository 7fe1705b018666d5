import { and, eq } from 'drizzle-orm';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Database } from '#sandbox/core/database.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { isOver } from '#sandbox/domain/links/change.ts';
import { commissionIn, offerOf } from './offer.ts';
import type { PayerLink } from './payerLink.ts';

// spec gap: what a payer agrees to by the press of a button.
/**
 * What a payer has seen of what is done with how much of their money, as a form carries it: a link that has moved on
 * since is shown anew and asked about again.
 * @example 'charge ILS 12345'
 */
export function termsOf(payer: PayerLink): string {
  const { link } = payer;
  const offer = offerOf(payer);
  const { purpose, currency, amount, isAmountOpen, asksForConsent } = offer;
  const { initialPaymentAmount, installmentPaymentAmount, numberOfPayments } = link.installmentDetails ?? {};
  const sum = isAmountOpen ? 'open' : amount;
  const parts = [purpose, currency, sum, link.transactionAmount, numberOfPayments, initialPaymentAmount];
  const commission = asksForConsent ? `+${isAmountOpen ? 'open' : commissionIn(offer, amount)}` : undefined;
  return [...parts, installmentPaymentAmount, commission]
    .filter((part) => part !== null && part !== undefined)
    .join(' ');
}

/**
 * Keeps a link from everybody else until the transaction ends. The merchant may have changed it while its payer typed: what
 * was seen is done, or nothing.
 * @throws ApiError 400 when it is over, or its terms are not those that were seen
 */
export async function lockSeen(tx: Database, payer: PayerLink, seen: string): Promise<void> {
  const { merchantID, paymentRequestID } = payer.link;
  const [link] = await tx
    .select()
    .from(paymentRequests)
    .where(and(eq(paymentRequests.merchantID, merchantID), eq(paymentRequests.paymentRequestID, paymentRequestID)))
    .for('update');
  if (!link || isOver(link)) throw invalid([{ code: '', description: 'RequestIsOver' }]);
  if (termsOf({ ...payer, link }) !== seen) throw invalid([{ code: 'amount', description: 'AmountHasChanged' }]);
}
