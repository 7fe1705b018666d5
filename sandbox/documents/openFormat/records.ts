import { officialTypes } from '#contract/documentTypes.ts';
import type { EnumValue } from '#contract/enums.ts';
import { israelWallClock } from '#contract/israelClock.ts';
import type { LineItem, PaymentDetails } from '#sandbox/core/objects/stored.ts';
import { words } from '#sandbox/documents/invoice/words.ts';
import type { Invoice } from '#sandbox/domain/invoicing/issue.ts';
import { day, digits, line, money, text } from './fields.ts';

/** Whose records they are, and where in the file. */
export interface Place {
  /** Number of the record in its file, from 1. */
  number: number;
  /** Registered dealer number. */
  dealer: string;
}

const paymentKinds: Record<EnumValue<'paymentType'>, number> = { cash: 1, cheque: 2, card: 3, bank: 4, blender: 9 };

/** The Tax Authority reads Hebrew. */
const say = words['he-IL'];

const constant = '&OF1.31&';
const head = (code: string, { number, dealer }: Place) => [code, digits(number, 9), digits(dealer, 9)];
const named = ({ invoiceType, invoiceNumber }: Invoice) => [
  digits(officialTypes[invoiceType], 3),
  text(invoiceNumber, 20),
];

/** A100, the first record. @param file fifteen digits that name the file */
export const opening = (place: Place, file: string): string =>
  line([...head('A100', place), digits(file, 15), constant, text('', 50)]);

/** Z900, the last record, which counts them all. */
export const closing = (place: Place, file: string): string =>
  line([...head('Z900', place), digits(file, 15), constant, digits(place.number, 15), text('', 50)]);

/** C100, the head of a document. @param link its number in the file, which its lines name */
export function documentHead(place: Place, invoice: Invoice, link: number): string {
  const { consumerAddress = {}, items = [] } = invoice.dealDetails;
  const { street, house, city, zip, countryCode } = consumerAddress;
  const time = israelWallClock(invoice.invoiceTimestamp).toISOString().slice(11, 16);
  const discount = items.reduce((sum, { netDiscount }) => sum + netDiscount, 0);
  return line([
    ...head('C100', place),
    ...named(invoice),
    day(invoice.invoiceDate),
    digits(time, 4),
    text(invoice.consumerName, 50),
    text(street, 50),
    text(house, 10),
    text(city, 30),
    text(zip, 8),
    text('', 30),
    text(countryCode, 2),
    text(invoice.consumerPhone, 15),
    digits(invoice.consumerNationalID, 9),
    day(invoice.invoiceDate),
    text('', 15),
    text('', 3),
    money(invoice.netTotal + discount),
    money(-discount),
    money(invoice.netTotal),
    money(invoice.vatTotal),
    money(invoice.invoiceAmount),
    money(0, 12),
    text(invoice.consumerExternalReference, 15),
    text('', 10),
    invoice.status === 'canceled' ? '1' : ' ',
    day(invoice.invoiceDate),
    text('', 7),
    text(invoice.operationDoneBy, 9),
    digits(link, 7),
    text('', 13),
  ]);
}

/** A document without lines of its own has one over its amount. */
export function linesOf({ dealDetails, netTotal, vatTotal, invoiceAmount, vatRate, currency }: Invoice): LineItem[] {
  if (dealDetails.items && dealDetails.items.length > 0) return dealDetails.items;
  return [
    {
      itemName: dealDetails.dealDescription ?? say.service,
      currency,
      price: invoiceAmount,
      quantity: 1,
      discount: 0,
      amount: invoiceAmount,
      vatRate,
      vat: vatTotal,
      netPrice: netTotal,
      netAmount: netTotal,
      netDiscount: 0,
    },
  ];
}

/** D110, a line of a document. @param order of the line, from 1 @param origin number of the document it credits */
export function documentLine(
  place: Place,
  invoice: Invoice,
  item: LineItem,
  { order, link, origin }: { order: number; link: number; origin: Invoice | undefined },
): string {
  return line([
    ...head('D110', place),
    ...named(invoice),
    digits(order, 4),
    digits(origin ? officialTypes[origin.invoiceType] : 0, 3),
    text(origin?.invoiceNumber, 20),
    // Goods and services are not told apart.
    '3',
    text(item.sku, 20),
    text(item.itemName, 30),
    text('', 50),
    text('', 30),
    text(say.unit, 20),
    `+${digits(Math.round(item.quantity * 10_000), 16)}`,
    money(item.netPrice),
    money(-item.netDiscount),
    money(item.netAmount),
    digits(Math.round(item.vatRate * 10_000), 4),
    text('', 7),
    day(invoice.invoiceDate),
    digits(link, 7),
    text('', 7),
    text('', 21),
  ]);
}

/** D120, how a document was paid. */
export function documentPayment(
  place: Place,
  invoice: Invoice,
  payment: PaymentDetails,
  { order, link }: { order: number; link: number },
): string {
  const due = payment.chequeDate ?? payment.dueDate ?? invoice.invoiceDate;
  return line([
    ...head('D120', place),
    ...named(invoice),
    digits(order, 4),
    digits(paymentKinds[payment.paymentType], 1),
    digits(payment.bank, 10),
    digits(payment.bankBranch, 10),
    digits(payment.bankAccount, 15),
    digits(payment.chequeNumber, 10),
    day(due),
    money(payment.amount),
    // The acquirer is not known; brand and kind of credit of cards only.
    '0',
    text(payment.cardVendor, 20),
    payment.paymentType === 'card' ? ((payment.numberOfPayments ?? 1) > 1 ? '2' : '1') : '0',
    text('', 7),
    day(invoice.invoiceDate),
    digits(link, 7),
    text('', 60),
  ]);
}
