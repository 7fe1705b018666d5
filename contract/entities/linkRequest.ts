import { object, type TestContext, ValidationError } from 'yup';
import { maximumAdditionalFields } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import { fault } from '#contract/rules/fault.ts';
import { linkFaults, type LinkTerms } from '#contract/rules/link.ts';
import { inRange } from '#contract/rules/number.ts';
import {
  amount,
  amountOrZero,
  flag,
  guid,
  judgeNumber,
  own,
  rate,
  tooMany,
  updateTimestamp,
  whole,
  word,
  words,
} from './fields.ts';
import { dealRequest, extension, invoiceDetailsRequest, judgeLines } from './requestParts.ts';
import { billingScheduleRequest } from './scheduleRequest.ts';

/** How many payments the payer may choose between, and what the page starts with. */
const linkInstallments = object({
  numberOfPayments: whole().test(judgeNumber(inRange(1, 100))),
  initialPaymentAmount: amount(),
  installmentPaymentAmount: amountOrZero(),
  totalAmount: amount(),
  minInstallments: whole(),
  maxInstallments: whole(),
  minCreditInstallments: whole(),
  maxCreditInstallments: whole(),
});

/** What the payer is asked for besides, by a key that comes back with the payment. */
export type AdditionalFields = Record<string, { title: string; required: boolean }>;

const isAdditionalField = ([key, field]: [string, unknown]) =>
  /^\w{1,50}$/.test(key) &&
  isObject(field) &&
  typeof field.title === 'string' &&
  /^\S(.{0,98}\S)?$/u.test(field.title) &&
  typeof field.required === 'boolean';

const additionalFields = () =>
  own<AdditionalFields>().test('fields', (value: unknown, { createError }) => {
    if (value === undefined || value === null) return true;
    if (!isObject(value) || !Object.entries(value).every(isAdditionalField)) {
      return createError({ message: fault('Invalid').key });
    }
    const max = maximumAdditionalFields;
    return Object.keys(value).length > max ? createError({ message: tooMany, params: { max } }) : true;
  });

/** What does not go together, each fault at its field. */
const judgeTerms = {
  name: 'terms',
  test(link: LinkTerms, { createError }: TestContext) {
    const found = linkFaults(link);
    if (found.length === 0) return true;
    return new ValidationError(
      found.map(({ field, fault: { key, values } }) =>
        createError({ path: field, message: key, params: { ...values } }),
      ),
    );
  },
};

/** What every link has, whatever is made of it. */
const link = object({
  terminalID: guid(),
  dealDetails: dealRequest.notRequired().default(undefined),
  currency: word('currency'),
  paymentRequestAmount: amountOrZero(),
  dueDate: words(30),
  isRefund: flag(),
  permanent: flag(),
  paymentIntent: flag(),
  userAmount: flag(),
  redirectUrl: words(1000),
  showAuthCode: flag(),
  jDealType: word('jDealType'),
  transactionType: word('transactionType'),
  installmentDetails: linkInstallments.notRequired().default(undefined),
  vatRate: rate(),
  vatTotal: amountOrZero(),
  netTotal: amountOrZero(),
  discountTotal: amountOrZero(),
  netDiscountTotal: amountOrZero(),
  issueInvoice: flag(),
  invoiceDetails: invoiceDetailsRequest.notRequired().default(undefined),
  pinPadDetails: object({ terminalID: words(50) })
    .notRequired()
    .default(undefined),
  requestSubject: words(250),
  fromAddress: words(250),
  language: words(10),
  allowInstallments: flag(),
  allowCredit: flag(),
  allowImmediate: flag(),
  allowPinPad: flag(),
  hidePhone: flag(),
  hideEmail: flag(),
  hideNationalID: flag(),
  additionalFields: additionalFields(),
  origin: words(50),
  cardOwnerNationalID: words(20),
  extension: extension(),
});

/** Body that creates a payment request, a payment intent or a permanent link (docs/wire.md §3.9 R). */
export const linkRequest = link.test(judgeLines('paymentRequestAmount')).test(judgeTerms);

/** Body that changes a payment request; one that changes nothing sends it again (docs/rulings.md). */
export const linkUpdate = linkRequest.shape({ paymentRequestID: guid(), updateTimestamp: updateTimestamp() });

/** Body of POST /api/billing/request: a link on which the payer saves the card that a deal is then charged to. */
export const billingLinkRequest = link
  .shape({ billingSchedule: billingScheduleRequest.required(), transactionAmount: amount().required() })
  .test(judgeLines('transactionAmount'));
