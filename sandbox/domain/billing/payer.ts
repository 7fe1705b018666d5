import { eq } from 'drizzle-orm';
import type { BillingDealRequest } from '#contract/entities/billingDealRequest.ts';
import { israelDay } from '#contract/israelDay.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import type { BankDetails } from '#sandbox/core/objects/stored.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { noMaskedCard } from '#sandbox/db/schema/columns.ts';
import { type CardColumns, savedCard } from '#sandbox/domain/money/card.ts';
import { readConsumer } from '#sandbox/domain/money/deal.ts';
import type { BillingDeal } from './recordDeal.ts';

/** What a deal is charged to, as columns of its row. */
export type PayerColumns = CardColumns &
  Pick<
    BillingDeal,
    'billingDealType' | 'invoiceOnly' | 'paymentType' | 'creditCardToken' | 'tokenNotAvailable' | 'bankDetails'
  >;

const nothing = {
  ...noMaskedCard,
  invoiceOnly: false,
  creditCardToken: null,
  tokenNotAvailable: false,
  bankDetails: null,
};

/** Of a deal that only issues documents: nothing. */
export const invoiceOnlyPayer: PayerColumns = {
  ...nothing,
  billingDealType: 'InvoiceOnly',
  invoiceOnly: true,
  paymentType: null,
};

/** The account a deal names, else its customer's. @throws ApiError 400 without one */
async function accountOf(call: Call, request: BillingDealRequest, consumerID: string): Promise<BankDetails> {
  const account = request.bankDetails ?? (await readConsumer(call, consumerID)).bankDetails;
  if (!account) throw invalid([{ code: 'bankDetails', description: 'NoBankAccount' }]);
  const { bank, bankBranch, bankAccount } = account;
  return { bank, bankBranch, bankAccount };
}

/**
 * The card or account a deal is charged to; a card must be the customer's, there, and, where it is a new one, not over.
 * @param kept the card that the deal is charged to already, which may be over
 * @throws ApiError 400 that names the field, 404 for a card that the merchant does not have
 */
export async function payerOf(
  call: Call,
  request: BillingDealRequest,
  consumerID: string,
  kept: string | null,
): Promise<PayerColumns> {
  const { creditCardToken, paymentType, bankDetails } = request;
  const wanted = paymentType ?? (bankDetails && !creditCardToken ? 'bank' : 'card');
  if (wanted === 'bank') {
    if (creditCardToken) throw invalid([{ code: 'creditCardToken', description: 'PaymentMethodMustBeOne' }]);
    if (request.currency && request.currency !== 'ILS') throw invalid([{ code: 'currency', description: 'Invalid' }]);
    const account = await accountOf(call, request, consumerID);
    return { ...nothing, billingDealType: 'Bank', paymentType: 'bank', bankDetails: account };
  }
  if (wanted !== 'card') throw invalid([{ code: 'paymentType', description: 'Invalid' }]);
  if (bankDetails) throw invalid([{ code: 'bankDetails', description: 'PaymentMethodMustBeOne' }]);
  if (!creditCardToken) throw invalid([{ code: 'creditCardToken', description: 'Required' }]);
  const card = await savedCard(call, creditCardToken);
  if (card.consumerID !== consumerID) throw invalid([{ code: 'creditCardToken', description: 'Invalid' }]);
  const isOver =
    card.columns.cardExpiresOn !== null && card.columns.cardExpiresOn < israelDay(call.context.clock.now());
  if (isOver && card.creditCardToken !== kept) {
    throw invalid([{ code: 'creditCardToken', description: 'CreditCardHasExpired' }]);
  }
  const { columns, creditCardToken: id } = card;
  return { ...nothing, ...columns, billingDealType: 'CreditCard', paymentType: 'card', creditCardToken: id };
}

/** Keeps a deal's card from being deleted unseen while the deal is written. @throws ApiError 400 when it is gone */
export async function holdCard(
  tx: Database,
  { creditCardToken }: Pick<PayerColumns, 'creditCardToken'>,
): Promise<void> {
  if (creditCardToken === null) return;
  const [card] = await tx
    .select({ deletedAt: cardTokens.deletedAt })
    .from(cardTokens)
    .where(eq(cardTokens.creditCardTokenID, creditCardToken))
    .for('share');
  if (card?.deletedAt) throw invalid([{ code: 'creditCardToken', description: 'CardTokenDeleted' }]);
}
