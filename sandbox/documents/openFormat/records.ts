import { officialTypes } from '#contract/documentTypes.ts';
import type { EnumValue } from '#contract/enums.ts';
import { israelWallClock } from '#contract/israelClock.ts';
import type { LineItem, PaymentDetails } from '#sandbox/core/objects/stored.ts';
import { words } from '#sandbox/documents/invoice/words.ts';
import type { Invoice } from '#sandbox/domain/invoicing/issue.ts';
import { dayField, digitsField, line, moneyField, textField } from './fields.ts';

/** Whose records they are, and where in the file. */
export interface RecordPosition {
  /** Number of the record in its file, from 1. */
  number: number;
  /** Registered dealer number. */
  dealer: string;
}

const paymentKinds: Record<EnumValue<'paymentType'>, number> = { cash: 1, cheque: 2, card: 3, bank: 4, blender: 9 };

/** The Tax Authority reads Hebrew. */
const say = words['he-IL'];

const constant = '&OF1.31&';
const head = (code: string, { number, dealer }: RecordPosition) => [
  code,
  digitsField(number, 9),
  digitsField(dealer, 9),
];
const named = ({ invoiceType, invoiceNumber }: Invoice) => [
  digitsField(officialTypes[invoiceType], 3),
  textField(invoiceNumber, 20),
];

/** A100, the first record. @param file fifteen digits that name the file */
export const opening = (place: RecordPosition, file: string): string =>
  line([...head('A100', place), digitsField(file, 15), constant, textField('', 50)]);

/** Z900, the last record, which counts them all. */
export const closing = (place: RecordPosition, file: string): string =>
  line([...head('Z900', place), digitsField(file, 15), constant, digitsField(place.number, 15), textField('', 50)]);

/** C100, the head of a document. @param link its number in the file, which its lines name */
export function documentHead(place: RecordPosition, invoice: Invoice, link: number): string {
  const { consumerAddress = {}, items = [] } = invoice.dealDetails;
  const { street, house, city, zip, countryCode } = consumerAddress;
  const time = israelWallClock(invoice.invoiceTimestamp).toISOString().slice(11, 16);
  const discount = items.reduce((sum, { netDiscount }) => sum + netDiscount, 0);
  return line([
    ...head('C100', place),
    ...named(invoice),
    dayField(invoice.invoiceDate),
    digitsField(time, 4),
    textField(invoice.consumerName, 50),
    textField(street, 50),
    textField(house, 10),
    textField(city, 30),
    textField(zip, 8),
    textField('', 30),
    textField(countryCode, 2),
    textField(invoice.consumerPhone, 15),
    digitsField(invoice.consumerNationalID, 9),
    dayField(invoice.invoiceDate),
    textField('', 15),
    textField('', 3),
    moneyField(invoice.netTotal + discount),
    moneyField(-discount),
    moneyField(invoice.netTotal),
    moneyField(invoice.vatTotal),
    moneyField(invoice.invoiceAmount),
    moneyField(0, 12),
    textField(invoice.consumerExternalReference, 15),
    textField('', 10),
    invoice.status === 'canceled' ? '1' : ' ',
    dayField(invoice.invoiceDate),
    textField('', 7),
    textField(invoice.operationDoneBy, 9),
    digitsField(link, 7),
    textField('', 13),
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
  place: RecordPosition,
  invoice: Invoice,
  item: LineItem,
  { order, link, origin }: { order: number; link: number; origin: Invoice | undefined },
): string {
  return line([
    ...head('D110', place),
    ...named(invoice),
    digitsField(order, 4),
    digitsField(origin ? officialTypes[origin.invoiceType] : 0, 3),
    textField(origin?.invoiceNumber, 20),
    // Goods and services are not told apart.
    '3',
    textField(item.sku, 20),
    textField(item.itemName, 30),
    textField('', 50),
    textField('', 30),
    textField(say.unit, 20),
    `+${digitsField(Math.round(item.quantity * 10_000), 16)}`,
    moneyField(item.netPrice),
    moneyField(-item.netDiscount),
    moneyField(item.netAmount),
    digitsField(Math.round(item.vatRate * 10_000), 4),
    textField('', 7),
    dayField(invoice.invoiceDate),
    digitsField(link, 7),
    textField('', 7),
    textField('', 21),
  ]);
}

/** D120, how a document was paid. */
export function documentPayment(
  place: RecordPosition,
  invoice: Invoice,
  payment: PaymentDetails,
  { order, link }: { order: number; link: number },
): string {
  const due = payment.chequeDate ?? payment.dueDate ?? invoice.invoiceDate;
  return line([
    ...head('D120', place),
    ...named(invoice),
    digitsField(order, 4),
    digitsField(paymentKinds[payment.paymentType], 1),
    digitsField(payment.bank, 10),
    digitsField(payment.bankBranch, 10),
    digitsField(payment.bankAccount, 15),
    digitsField(payment.chequeNumber, 10),
    dayField(due),
    moneyField(payment.amount),
    // The acquirer is not known; brand and kind of credit of cards only.
    '0',
    textField(payment.cardVendor, 20),
    payment.paymentType === 'card' ? ((payment.numberOfPayments ?? 1) > 1 ? '2' : '1') : '0',
    textField('', 7),
    dayField(invoice.invoiceDate),
    digitsField(link, 7),
    textField('', 60),
  ]);
}
