import { array, object, string } from 'yup';
import type { InferType, TestContext } from 'yup';
import { maximumCopies, maximumLines, maximumPaymentLines, maximumQuantity } from '#contract/constants.ts';
import { groupedDigits } from '#contract/cleanText.ts';
import { noCardNumber } from '#contract/rules/cardInText.ts';
import { fullAccount } from '#contract/rules/bankAccount.ts';
import { cardNumber } from '#contract/rules/cardNumber.ts';
import { cvc } from '#contract/rules/cvc.ts';
import { fault } from '#contract/rules/fault.ts';
import { installmentSum } from '#contract/rules/installments.ts';
import { discountsFault, type DealDiscounts, lineFault, sumFault } from '#contract/rules/lines.ts';
import { inRange, precision } from '#contract/rules/number.ts';
import { maximumAgorot, toAgorot } from '#contract/money.ts';
import {
  amount,
  amountOrZero,
  cardDigits,
  cardExpiry,
  cleanedBy,
  groupedNumber,
  decimal,
  emailAddress,
  flag,
  formed,
  guid,
  identityNumber,
  judgeNumber,
  judgeText,
  own,
  rate,
  tooMany,
  whole,
  word,
  words,
} from './fields.ts';

/**
 * The objects that requests hold (docs/wire.md §3.1, §3.4), judged by the rules of spec §5. Numbers may come as text;
 * unknown keys are ignored: validate with `{ abortEarly: false, stripUnknown: true, context: { today } }`.
 */
export const addressRequest = object({
  countryCode: words(50),
  city: words(50),
  zip: words(50),
  street: words(250),
  house: words(50),
  apartment: words(50),
});

// spec gap: codes of banks have two digits, those of branches three.
const code = (max: number) =>
  whole()
    .test(judgeNumber(inRange(1, max)))
    .required();

export const bankRequest = object({
  bank: code(99),
  bankBranch: code(999),
  bankAccount: groupedNumber(12, 6)
    .transform(cleanedBy(fullAccount))
    .test(judgeText(noCardNumber))
    .matches(/^\d*$/, 'OnlyNumbersAreAllowed')
    .required(),
});

export const bankTransferRequest = bankRequest.shape({
  dueDate: words(30),
  reference: words(20),
});

/** Money in decimals; the sum rule holds to the agora. */
export const installmentRequest = object({
  numberOfPayments: whole()
    .test(judgeNumber(inRange(1, 100)))
    .required(),
  initialPaymentAmount: amount().required(),
  installmentPaymentAmount: amountOrZero().required(),
  totalAmount: amount().required(),
}).test('sum', (value, context) => {
  const { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount } = value ?? {};
  // Each field has said already what is wrong with it.
  if (!numberOfPayments || !initialPaymentAmount || !totalAmount) return true;
  const each = numberOfPayments > 1 ? inRange(0.01, maximumAgorot / 100)(installmentPaymentAmount ?? 0) : undefined;
  if (each) {
    const path = `${context.path}.installmentPaymentAmount`;
    return context.createError({ path, message: each.key, params: { ...each.values } });
  }
  const found = installmentSum({
    numberOfPayments,
    initialPaymentAmount: toAgorot(initialPaymentAmount),
    installmentPaymentAmount: toAgorot(installmentPaymentAmount ?? 0),
    totalAmount: toAgorot(totalAmount),
  });
  return found ? context.createError({ path: `${context.path}.totalAmount`, message: found.key }) : true;
});
export type InstallmentRequest = InferType<typeof installmentRequest>;

/** One text or several (docs/wire.md §3.1 "accept both"). */
const addresses = () =>
  array()
    .transform((value: unknown, original: unknown) => (typeof original === 'string' ? [original] : value))
    .of(emailAddress().defined())
    .max(maximumCopies, tooMany)
    .nullable();

export const invoiceDetailsRequest = object({
  invoiceType: word('invoiceType'),
  invoiceSubject: words(250),
  sendCCTo: addresses(),
  donation: flag(),
  invoiceLanguage: words(10),
  invoiceNumber: words(50),
});
export type InvoiceDetailsRequest = InferType<typeof invoiceDetailsRequest>;

/** One line of how a document is paid; which fields it needs depends on paymentType (docs/wire.md §3.8). */
export const paymentLineRequest = object({
  paymentType: word('paymentType').required(),
  amount: amount().required(),
  /** Of what is sent whole, the document keeps the mask. */
  cardNumber: cardDigits(20),
  cardExpiration: words(5),
  cardVendor: words(20),
  numberOfPayments: whole(),
  okNumber: words(20),
  bank: whole(),
  bankBranch: whole(),
  bankAccount: words(12),
  dueDate: words(30),
  reference: words(20),
  chequeNumber: words(20),
  chequeDate: words(30),
});

export type PaymentLineRequest = InferType<typeof paymentLineRequest>;

export const paymentLines = () => array().of(paymentLineRequest).max(maximumPaymentLines, tooMany).nullable();

/** A line; what is left out of its money the server computes. */
export const lineRequest = object({
  itemName: words(250).required(),
  itemID: guid(),
  sku: words(50),
  externalReference: words(250),
  currency: word('currency'),
  price: amountOrZero().required(),
  quantity: decimal()
    .test(judgeNumber((value) => inRange(0.01, maximumQuantity)(value) ?? precision(2)(value)))
    .required(),
  discount: amountOrZero(),
  amount: amountOrZero(),
  withoutVat: flag(),
  vatRate: rate(),
  vat: amountOrZero(),
  netPrice: amountOrZero(),
  netAmount: amountOrZero(),
  netDiscount: amountOrZero(),
  woocommerceID: words(50),
  ecwidID: words(50),
}).test('money', (line, { createError, path }) => {
  const found = lineFault(line);
  return found
    ? createError({ path: `${path}.${found.field}`, message: found.fault.key, params: { ...found.fault.values } })
    : true;
});
export type LineRequest = InferType<typeof lineRequest>;

export const dealRequest = object({
  dealReference: words(50),
  dealDescription: words(250),
  consumerID: guid(),
  consumerName: words(50),
  consumerEmail: emailAddress(),
  consumerPhone: words(20),
  consumerNationalID: identityNumber(20),
  consumerAddress: addressRequest.notRequired().default(undefined),
  consumerExternalReference: words(50),
  consumerWoocommerceID: words(50),
  consumerEcwidID: words(50),
  responsiblePerson: words(50),
  externalUserID: words(50),
  branch: words(50),
  department: words(50),
  items: array().of(lineRequest.defined()).max(maximumLines, tooMany).nullable(),
});
export type DealRequest = InferType<typeof dealRequest>;

/** What a request with lines comes to, under the names of whichever calls carry it. */
type Summed = DealDiscounts & {
  [Name in 'transactionAmount' | 'paymentRequestAmount' | 'invoiceAmount']?: number | null | undefined;
} & { userAmount?: boolean | null | undefined };

/**
 * A test of a request with lines: its discounts are no more than these, and its amount is what they come to. Where a payer
 * says how much, the amount is but a suggestion; a link of no amount saves a card.
 * @param name of the field that holds the amount
 */
export const judgeLines = (name: 'transactionAmount' | 'paymentRequestAmount' | 'invoiceAmount') => ({
  name: 'lines',
  test(deal: Summed, { createError }: TestContext) {
    const amount = deal[name];
    const isOpen = name === 'paymentRequestAmount' && (deal.userAmount === true || !amount);
    const judged = isOpen ? undefined : sumFault(amount, deal, { isExact: name === 'invoiceAmount' });
    const found = discountsFault(deal) ?? judged;
    if (!found) return true;
    const path = found.field === 'amount' ? name : found.field;
    return createError({ path, message: found.fault.key, params: { ...found.fault.values } });
  },
});

/** A card as a person types it. It exists in a request and in memory, nowhere else. */
export const cardRequest = object({
  cardNumber: formed(fault('InvalidCardNumber'), groupedDigits).test(judgeText(cardNumber)).required(),
  cardExpiration: cardExpiry().required(),
  cvv: formed().test('cvc', (code, context) => {
    // Whatever was sent: its own field says whether it is a number at all.
    const { cardNumber: digits } = context.parent as { cardNumber?: unknown };
    const found = cvc(code ?? '', typeof digits === 'string' ? digits : '');
    return found ? context.createError({ message: found.key, params: { ...found.values } }) : true;
  }),
  /** The voice approval after refusals 3 and 4. */
  authNum: words(20).matches(/^[0-9A-Za-z]*$/, 'Invalid'),
  cardOwnerName: words(50, 2),
  cardOwnerNationalID: identityNumber(20),
  cardReaderInput: string().nullable().max(200, 'Invalid'),
});
export type CardRequest = InferType<typeof cardRequest>;

/** What a client wants back with the entity: any object, of at most 4,000 characters as JSON. */
export const extension = () =>
  own().test('size', (value, context) =>
    value === undefined || JSON.stringify(value).length <= 4000
      ? true
      : context.createError({ message: fault('Invalid').key }),
  );
