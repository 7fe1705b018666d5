import { instantOf } from '#sandbox/db/seed/calendar.ts';
import type { DealCharge, SeedContext } from '#sandbox/db/seed/seedContext.ts';
import { transactionRow, type TransactionRow } from './transactionRow.ts';

/** Number that names a charge: its deal and its place among the deal's charges. */
const numberOf = ({ dealIndex, number }: DealCharge) => dealIndex * 1000 + number;

/** The charges that become transactions: the newest ones inside the history, at most `most`; oldest first. */
export function newestCharges(context: SeedContext, charges: readonly DealCharge[], most: number): DealCharge[] {
  const inside = charges.filter(
    ({ deal, day }) => !deal.invoiceOnly && day >= context.firstDay && instantOf(day, 6 * 60) < context.now,
  );
  const ordered = inside.toSorted((a, b) => (a.day === b.day ? numberOf(a) - numberOf(b) : a.day < b.day ? -1 : 1));
  return most === 0 ? [] : ordered.slice(-most);
}

/** The transaction of a charge; leaves its trace on the deal. Failed ones were refused by the processor. */
export function chargeTransaction(context: SeedContext, charge: DealCharge): TransactionRow {
  const { deal, number, day, failed } = charge;
  const random = context.random(`charge ${numberOf(charge)}`);
  const terminal = context.terminals.find(({ terminalID }) => terminalID === deal.terminalID);
  if (!terminal) throw new Error(`deal ${deal.billingDealID} has no terminal`);
  const isCard = deal.billingDealType === 'CreditCard';
  const { cardNumber, cardExpiration, cardExpiresOn, cardVendor, cardBrand, solek } = deal;
  const { cardOwnerName, cardOwnerNationalID } = deal;
  const row = transactionRow(context, {
    id: context.ids('charge')(numberOf(charge)),
    index: 500_000 + numberOf(charge),
    random,
    when: instantOf(day, 6 * 60),
    terminal,
    consumer: context.consumers.find(({ consumerID }) => consumerID === deal.consumerID),
    status: failed ? (isCard ? 'rejectedByProcessor' : 'failedToConfirmByAggregator') : 'completed',
    paymentTypeEnum: isCard ? 'card' : 'bank',
    documentOrigin: 'billing',
    transactionType: 'regularDeal',
    jDealType: 'J4',
    specialTransactionType: isCard ? 'initialDeal' : 'regularDeal',
    currency: deal.currency,
    amount: deal.transactionAmount,
    vatRate: deal.vatRate,
    numberOfPayments: 1,
    card: isCard
      ? { cardNumber, cardExpiration, cardExpiresOn, cardVendor, cardBrand, solek, cardOwnerName, cardOwnerNationalID }
      : undefined,
    creditCardToken: deal.creditCardToken ?? null,
    items: deal.dealDetails.items ?? [],
    description: deal.dealDescription ?? null,
  });
  const first = number === 1 ? row.paymentTransactionID : (deal.initialTransactionID ?? null);
  if (!failed) {
    deal.initialTransactionID = first;
    deal.currentTransactionID = row.paymentTransactionID;
  }
  return {
    ...row,
    billingDealID: deal.billingDealID,
    currentDeal: number,
    initialTransactionID: number === 1 ? null : first,
    ...(failed && isCard && { rejectionMessage: deal.lastError ?? null }),
    operationDoneBy: 'הוראת קבע',
    operationDoneByID: null,
  };
}
