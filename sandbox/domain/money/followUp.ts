import { netOf, roundHalfAway, splitVat, type VatSplit } from '#contract/money.ts';
import type { Call } from '#sandbox/core/call.ts';
import { paymentsOf } from './amounts.ts';
import { cardKeys, consumerKeys, dealKeys, pick } from './columns.ts';
import type { DealColumns } from './deal.ts';
import type { Transaction, TransactionInsert } from './payment/payment.ts';
import { newRow } from './row.ts';
import type { PayingTerminal } from './terminal.ts';

/** The card of an earlier row. */
export const earlierCard = (row: Transaction) => pick(row, [...cardKeys, 'creditCardToken', 'cardPresence']);

/** Customer and deal of an earlier row. */
export const dealColumnsOf = (row: Transaction): DealColumns => pick(row, [...consumerKeys, ...dealKeys]);

/**
 * Net and VAT of a part of a deal: by the rate, or of a deal with lines without VAT as much of its own as the part is of
 * the whole. @param amount agorot
 */
function vatOfPart({ transactionAmount, vatRate, netTotal, vatTotal }: Transaction, amount: number): VatSplit {
  if (amount === transactionAmount) return { vatRate, netTotal, vatTotal };
  if (netTotal === netOf(transactionAmount, vatRate)) return splitVat(amount, vatRate);
  const net = roundHalfAway((netTotal * amount) / transactionAmount);
  return { vatRate, netTotal: net, vatTotal: amount - net };
}

/** A new deal about an earlier one: the settlement of a hold, or money back. @param amount agorot */
export function followUp(
  call: Call,
  terminal: PayingTerminal,
  original: Transaction,
  { amount, isRefund, extension }: { amount: number; isRefund: boolean; extension?: unknown },
): TransactionInsert {
  const isWhole = amount === original.transactionAmount && !isRefund;
  const kept = original.creditCardToken === null ? 'regularDeal' : 'initialDeal';
  return {
    ...newRow(call, terminal),
    ...earlierCard(original),
    ...dealColumnsOf(original),
    ...pick(original, ['paymentTypeEnum', 'currency', 'currencyRate']),
    documentOrigin: 'UI',
    transactionType: 'regularDeal',
    jDealType: 'J4',
    specialTransactionType: isRefund ? 'refund' : kept,
    transactionAmount: amount,
    ...paymentsOf(amount),
    ...vatOfPart(original, amount),
    discountTotal: isWhole ? original.discountTotal : 0,
    netDiscountTotal: isWhole ? original.netDiscountTotal : 0,
    // A part of a deal is no sum of its lines.
    dealDetails: isWhole ? original.dealDetails : { ...original.dealDetails, items: [] },
    initialTransactionID: original.paymentTransactionID,
    extension: extension ?? null,
  };
}
