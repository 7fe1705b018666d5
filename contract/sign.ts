import { documentTypesOf } from './documentTypes.ts';
import { enumValues, transactionQuickStatus, type EnumValue } from './enums.ts';
import { isObject, type Row } from './envelope.ts';
import { isSettled } from './settled.ts';

const creditTypes: readonly unknown[] = documentTypesOf.credit;

/**
 * True of a row that gives money back: a refund, a document that credits another one, a payment link that pays out. Its
 * amounts travel positive all the same; whoever shows, sums or draws them asks `signed`.
 */
export function givesBack({ specialTransactionType, isRefund, invoiceType, invoiceDetails }: Row): boolean {
  // What a transaction is, it says itself: the document it asks for is no part of that.
  if (typeof specialTransactionType === 'string') return specialTransactionType === 'refund';
  if (typeof isRefund === 'boolean') return isRefund;
  return creditTypes.includes(invoiceType ?? (isObject(invoiceDetails) ? invoiceDetails.invoiceType : undefined));
}

/** Amounts that tell of refunds, whatever the row is: of a charge, what was given back of it. */
export const refundFields: readonly string[] = ['totalRefund', 'refundAmount'];

/** What one of a thing costs moves nowhere, nor does what is taken off it. */
export const priceFields: readonly string[] = ['price', 'netPrice', 'discount', 'netDiscount'];

/**
 * An amount of a row as it moved, in the unit it is given in: negative where it gives money back.
 * @param field which of the row's amounts it is, `transactionAmount`, or a path to it
 * @example signed({ specialTransactionType: 'refund' }, 'transactionAmount', 200) // -200
 */
export function signed(row: Row, field: string, amount: number): number {
  const leaf = field.slice(field.lastIndexOf('.') + 1);
  const isNegative = refundFields.includes(leaf) || (givesBack(row) && !priceFields.includes(leaf));
  // A server that sends the minus itself says the same.
  return isNegative && amount !== 0 ? -Math.abs(amount) : amount;
}

const failed: readonly EnumValue<'transactionStatus'>[] = enumValues('transactionStatus').filter((status) =>
  ['Failed', 'Canceled'].includes(transactionQuickStatus(status)),
);

/** True of a transaction that failed or was cancelled: its amount is in no total. */
export const movedNothing = (row: Row): boolean => failed.some((one) => one === row.status) && !isSettled(row);
