import { toDecimal } from '#contract/money.ts';
import { toWireDay } from '#sandbox/core/wire.ts';
import type {
  Address,
  BankDetails,
  BankTransferDetails,
  BillingSchedule,
  CardDetails,
  DealDetails,
  InstallmentDetails,
  InvoiceDetails,
  LineItem,
  PaymentDetails,
  UserPaidDetails,
} from './stored.ts';

/** Nested objects of docs/wire.md §3.1: agorot → decimals, days → the wire's business days. */

type Nullish<Fields> = {
  [Name in keyof Fields]: Extract<Fields[Name], null | undefined> extends never ? never : Name;
}[keyof Fields];
type WithoutNulls<Fields> = Omit<Fields, Nullish<Fields>> & { [Name in Nullish<Fields>]?: NonNullable<Fields[Name]> };

/** Leaves out what is null or undefined: some answers omit nulls (docs/wire.md §1.1). */
export function withoutNulls<Fields extends object>(object: Fields): WithoutNulls<Fields> {
  const entries = Object.entries(object).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as WithoutNulls<Fields>;
}

function toWireLine(line: LineItem) {
  return {
    ...line,
    price: toDecimal(line.price),
    discount: toDecimal(line.discount),
    amount: toDecimal(line.amount),
    vat: toDecimal(line.vat),
    netPrice: toDecimal(line.netPrice),
    netAmount: toDecimal(line.netAmount),
    netDiscount: toDecimal(line.netDiscount),
  };
}

/** Street first, country last: an object shown as text reads in the order of its keys. */
export function toWireAddress({ street, house, apartment, city, zip, countryCode }: Address) {
  return withoutNulls({ street, house, apartment, city, zip, countryCode });
}

/** What the deal was about first, who paid next, the lines last. */
export function toWireDeal({ dealDescription, dealReference, items, consumerAddress, ...rest }: DealDetails) {
  return withoutNulls({
    dealDescription,
    dealReference,
    ...rest,
    consumerAddress: consumerAddress && toWireAddress(consumerAddress),
    items: items?.map(toWireLine),
  });
}

/** A schedule of a billing deal or request (docs/wire.md §3.7). */
export function toWireSchedule(schedule: BillingSchedule) {
  return {
    repeatPeriodType: schedule.repeatPeriodType,
    repeatPeriod: schedule.repeatPeriod,
    startAtType: schedule.startAtType,
    startAt: toWireDay(schedule.startAt),
    endAtType: schedule.endAtType,
    endAt: toWireDay(schedule.endAt),
    endAtNumberOfPayments: schedule.endAtNumberOfPayments ?? null,
  };
}

/** Type and subject first. */
export function toWireInvoiceDetails({ invoiceType, invoiceSubject, ...rest }: InvoiceDetails) {
  return withoutNulls({ invoiceType, invoiceSubject, ...rest });
}

/** The installments of a deal, money in decimals (docs/wire.md §3.1). */
export function toWireInstallments(details: InstallmentDetails) {
  return {
    numberOfPayments: details.numberOfPayments,
    initialPaymentAmount: toDecimal(details.initialPaymentAmount),
    installmentPaymentAmount: toDecimal(details.installmentPaymentAmount),
    totalAmount: toDecimal(details.totalAmount),
  };
}

/** A payment line of a document (docs/wire.md §3.8). */
export function toWirePayment(payment: PaymentDetails) {
  const { dueDate, chequeDate } = payment;
  return {
    ...payment,
    amount: toDecimal(payment.amount),
    ...(dueDate && { dueDate: toWireDay(dueDate) }),
    ...(chequeDate && { chequeDate: toWireDay(chequeDate) }),
  };
}

/** What a payer has chosen to pay, money in decimals (docs/wire.md §3.9). */
export function toWireUserPaid(paid: UserPaidDetails) {
  return {
    vatRate: paid.vatRate,
    vatTotal: toDecimal(paid.vatTotal),
    netTotal: toDecimal(paid.netTotal),
    transactionAmount: toDecimal(paid.transactionAmount),
  };
}

/** Bank details of a deal or transfer carry their payment type and amount. @param amount agorot */
export function toWireBank(details: BankDetails | BankTransferDetails, amount: number) {
  return {
    paymentType: 'bank' as const,
    amount: toDecimal(amount),
    ...details,
    ...('dueDate' in details && { dueDate: toWireDay(details.dueDate) }),
  };
}

type MaskedCard = { [Key in keyof CardDetails]-?: CardDetails[Key] | null };

/** Card details, masked (docs/wire.md §3.4). @returns null without a card */
export function toWireCard(card: MaskedCard) {
  if (card.cardNumber === null) return null;
  return withoutNulls({
    cardNumber: card.cardNumber,
    cardExpiration: card.cardExpiration,
    cardVendor: card.cardVendor,
    cardBrand: card.cardBrand,
    solek: card.solek,
    cardOwnerName: card.cardOwnerName,
    cardOwnerNationalID: card.cardOwnerNationalID,
  });
}
