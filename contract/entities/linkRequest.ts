import { object } from 'yup';
import { amount, flag, guid, rate, whole, word, words } from './fields.ts';
import { dealRequest, extension, invoiceDetailsRequest, judgeDiscounts } from './requestParts.ts';
import { billingScheduleRequest } from './scheduleRequest.ts';

/** How many payments the payer may choose between, and what the page starts with. */
const linkInstallments = object({
  numberOfPayments: whole().min(1).max(100),
  initialPaymentAmount: amount(),
  installmentPaymentAmount: amount(0),
  totalAmount: amount(),
  minInstallments: whole(),
  maxInstallments: whole(),
  minCreditInstallments: whole(),
  maxCreditInstallments: whole(),
});

/** Body that creates a payment request, a payment intent or a permanent link (docs/wire.md §3.9 R). */
export const linkRequest = object({
  terminalID: guid(),
  dealDetails: dealRequest.notRequired().default(undefined),
  currency: word('currency'),
  paymentRequestAmount: amount(0),
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
  vatTotal: amount(0),
  netTotal: amount(0),
  discountTotal: amount(0),
  netDiscountTotal: amount(0),
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
  origin: words(50),
  cardOwnerNationalID: words(20),
  extension: extension(),
}).test(judgeDiscounts);

/** Body of POST /api/billing/request: a link on which the payer saves the card that a deal is then charged to. */
export const billingLinkRequest = linkRequest.shape({
  billingSchedule: billingScheduleRequest.required(),
  transactionAmount: amount().required(),
});
