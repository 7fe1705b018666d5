import { and, eq, isNull } from 'drizzle-orm';
import { israelDay } from '#contract/israelDay.ts';
import { ApiError, invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { noMaskedCard } from '#sandbox/db/schema/columns.ts';
import { paymentsOf } from '#sandbox/domain/money/amounts.ts';
import { type SavedCard, savedCard } from '#sandbox/domain/money/card.ts';
import { consumerKeys, dealKeys, pick } from '#sandbox/domain/money/columns.ts';
import { rateOf } from '#sandbox/domain/money/currencyRate.ts';
import type { Payment } from '#sandbox/domain/money/payment/payment.ts';
import { newRow } from '#sandbox/domain/money/row.ts';
import type { PayingTerminal } from '#sandbox/domain/money/terminal.ts';
import type { BillingDeal } from './recordDeal.ts';

/** A deal is charged by one at a time, and as it was read: not by whoever another charge came before. @throws ApiError 409 */
async function lockDeal(tx: Database, { billingDealID, version }: BillingDeal, chargingTransactionID: string) {
  const taken = await tx
    .update(billingDeals)
    .set({ inProgress: true, chargingTransactionID })
    .where(
      and(
        eq(billingDeals.billingDealID, billingDealID),
        isNull(billingDeals.chargingTransactionID),
        eq(billingDeals.version, version),
      ),
    )
    .returning({ billingDealID: billingDeals.billingDealID });
  if (taken.length > 0) return;
  throw new ApiError(409, 'CouldNotCreateTransaction', {
    errors: [{ code: 'billingDealID', description: 'DealIsRunning' }],
  });
}

/** The saved card or the bank account of a deal, as columns of the row. @throws ApiError 400 for one that is gone */
async function payingColumns(
  call: Call,
  { paymentType, creditCardToken, bankDetails, nextScheduledTransaction }: BillingDeal,
  card: SavedCard | undefined,
) {
  if (paymentType === 'bank') {
    if (!bankDetails) throw invalid([{ code: 'billingDealID', description: 'DealCannotBeCharged' }]);
    const dueDate = nextScheduledTransaction ?? israelDay(call.context.clock.now());
    const bankTransferDetails = { ...bankDetails, dueDate };
    return { ...noMaskedCard, creditCardToken: null, bankTransferDetails, paymentTypeEnum: 'bank' as const };
  }
  if (creditCardToken === null) throw new ApiError(400, 'CardTokenDeleted');
  const saved = card ?? (await savedCard(call, creditCardToken));
  return { ...saved.columns, creditCardToken, bankTransferDetails: null, paymentTypeEnum: 'card' as const };
}

interface ChargeOfDeal {
  okNumber?: string | null | undefined;
  extension?: unknown;
  /** The deal's card, where it was read already. */
  card?: SavedCard | undefined;
  refuseDouble: boolean;
}

/**
 * The next charge of a deal, as a payment that may begin. It takes the deal: until its outcome is known nobody changes it.
 * @throws ApiError 400 when the card or the account is gone
 */
export async function dealPayment(
  call: Call,
  terminal: PayingTerminal,
  deal: BillingDeal,
  { okNumber, extension, refuseDouble, card }: ChargeOfDeal,
): Promise<Payment> {
  const paying = await payingColumns(call, deal, card);
  const beginning = newRow(call, terminal);
  return {
    row: {
      ...beginning,
      ...paying,
      ...pick(deal, [...consumerKeys, ...dealKeys, 'currency', 'transactionAmount', 'vatRate', 'netTotal', 'vatTotal']),
      transactionType: 'regularDeal',
      jDealType: 'J4',
      specialTransactionType: paying.creditCardToken === null ? 'regularDeal' : 'initialDeal',
      cardPresence: 'cardNotPresent',
      documentOrigin: 'billing',
      currencyRate: await rateOf(call.context.db, deal.currency, 0, israelDay(call.context.clock.now())),
      ...paymentsOf(deal.transactionAmount),
      okNumber: okNumber || null,
      billingDealID: deal.billingDealID,
      currentDeal: deal.currentDeal + 1,
      initialTransactionID: deal.initialTransactionID,
      issueInvoice: deal.issueInvoice,
      invoiceDetails: deal.invoiceDetails,
      extension: extension ?? null,
    },
    refuseDouble,
    reserve: (tx) => lockDeal(tx, deal, beginning.paymentTransactionID),
  };
}
