import { object } from 'yup';
import type { InferType } from 'yup';
import { toAgorot } from '#contract/money.ts';
import { inRange } from '#contract/rules/number.ts';
import { paymentCount, paymentLimits } from '#contract/rules/installments.ts';
import {
  amount,
  amountOrZero,
  decimal,
  emailAddress,
  flag,
  guid,
  ids,
  judgeNumber,
  rate,
  word,
  words,
} from './fields.ts';
import {
  bankTransferRequest,
  cardRequest,
  dealRequest,
  extension,
  installmentRequest,
  invoiceDetailsRequest,
  judgeLines,
} from './requestParts.ts';

/** What pays: exactly one of a typed card, a saved card, a bank transfer and a pinpad device. */
const means = {
  creditCardSecureDetails: cardRequest.notRequired().default(undefined),
  creditCardToken: guid(),
};

const basics = {
  terminalID: guid().required(),
  currency: word('currency'),
  cardPresence: word('cardPresence'),
  dealDetails: dealRequest.notRequired().default(undefined),
  jDealType: word('jDealType'),
  transactionType: word('transactionType'),
  /** Hub connection to tell of the progress. */
  connectionID: words(100),
  /** Carries `attemptID`; returned with the transaction. */
  extension: extension(),
};

const vat = { vatRate: rate(), vatTotal: amountOrZero(), netTotal: amountOrZero() };
const pinPad = { pinPad: flag(), pinPadDeviceID: words(50) };
const invoicing = {
  issueInvoice: flag(),
  invoiceDetails: invoiceDetailsRequest.notRequired().default(undefined),
};
const owner = { cardOwnerName: words(50, 2), cardOwnerNationalID: words(20) };

interface Paid {
  transactionType?: string | null | undefined;
  transactionAmount?: number | null | undefined;
  installmentDetails?: { numberOfPayments?: number | null; totalAmount?: number | null } | null | undefined;
}

/** Payments belong to installments and credit, in their limits, and add up to the deal (docs/wire.md §1.5). */
function paymentsFault({ transactionType, transactionAmount, installmentDetails }: Paid) {
  const spread = transactionType === 'installments' || transactionType === 'credit' ? transactionType : undefined;
  if (!spread) return installmentDetails && { path: 'installmentDetails', key: 'Invalid' as const };
  if (!installmentDetails) return { path: 'installmentDetails.numberOfPayments', key: 'Required' as const };
  const { numberOfPayments, totalAmount } = installmentDetails;
  const count = paymentCount(spread, numberOfPayments ?? 0);
  if (count) return { path: 'installmentDetails.numberOfPayments', key: count.key, values: paymentLimits[spread] };
  return toAgorot(totalAmount ?? 0) === toAgorot(transactionAmount ?? 0)
    ? undefined
    : { path: 'installmentDetails.totalAmount', key: 'InstallmentsMustEqualTotal' as const };
}

/** Body of POST /api/transactions/create (docs/wire.md §3.5 C); money in decimals. */
export const chargeRequest = object({
  ...basics,
  ...means,
  ...vat,
  ...pinPad,
  ...invoicing,
  ...owner,
  paymentTypeEnum: word('paymentType'),
  bankTransferDetails: bankTransferRequest.notRequired().default(undefined),
  transactionAmount: amount().required(),
  discountTotal: amountOrZero(),
  netDiscountTotal: amountOrZero(),
  /** ILS for one unit of a foreign currency; 0 and absent = the bank's official rate (spec §5). */
  currencyRate: decimal().test(judgeNumber(inRange(0, 1000))),
  installmentDetails: installmentRequest.notRequired().default(undefined),
  saveCreditCard: flag(),
  okNumber: words(20),
  initialJ5TransactionID: guid(),
  paymentRequestID: guid(),
  paymentIntentID: guid(),
  consumerIP: words(50),
  threeDSServerTransID: words(100),
  origin: words(50),
  userAmount: flag(),
})
  .test(judgeLines('transactionAmount'))
  .test('payments', (value, { createError }) => {
    const found = paymentsFault(value);
    return found ? createError({ path: found.path, message: found.key, params: { ...found.values } }) : true;
  });
export type ChargeRequest = InferType<typeof chargeRequest>;

/** Body of POST /api/transactions/blocking (docs/wire.md §3.5 B). */
export const blockRequest = object({
  ...basics,
  ...means,
  ...vat,
  ...pinPad,
  transactionAmount: amount().required(),
}).test(judgeLines('transactionAmount'));
export type BlockRequest = InferType<typeof blockRequest>;

/** Body of POST /api/transactions/checking (docs/wire.md §3.5 K): no amount, no money moves. */
export const checkRequest = object({ ...basics, ...means });
export type CheckRequest = InferType<typeof checkRequest>;

/** Body of POST /api/transactions/refund (docs/wire.md §3.5 F). */
export const refundRequest = object({
  ...basics,
  ...means,
  ...vat,
  ...pinPad,
  ...invoicing,
  ...owner,
  transactionAmount: amount().required(),
  installmentDetails: installmentRequest.notRequired().default(undefined),
  okNumber: words(20),
})
  .test(judgeLines('transactionAmount'))
  .test('payments', (value, { createError }) => {
    const found = paymentsFault(value);
    return found ? createError({ path: found.path, message: found.key, params: { ...found.values } }) : true;
  });
export type RefundRequest = InferType<typeof refundRequest>;

/** Body of POST /api/transactions/chargeback (spec §3): a refund of an existing deal. */
export const chargebackRequest = object({
  existingPaymentTransactionID: guid().required(),
  refundAmount: amount().required(),
  extension: extension(),
});
export type ChargebackRequest = InferType<typeof chargebackRequest>;

/** Body of POST /api/transactions/create-billing-transaction (spec §3 "Billing transaction payload"). */
export const billingTransactionRequest = object({
  billingDealID: guid().required(),
  oKNumber: words(20),
  extension: extension(),
});
export type BillingTransactionRequest = InferType<typeof billingTransactionRequest>;

/** Body of POST /api/transactions/send-transaction-slip-email. */
export const slipRequest = object({
  paymentTransactionID: guid().required(),
  email: emailAddress().required(),
});

/** Body of POST /api/transactions/CreateExternalCommissionConsent. */
export const consentRequest = object({
  terminalID: guid().required(),
  transactionAmount: amount().required(),
  currency: word('currency').required(),
  dealDetails: object({ consumerPhone: words(20).required(), consumerName: words(50), consumerID: guid() }).required(),
  consentMethod: word('consentMethod').required(),
});

/** Body of POST /api/transactions/GetCommissionConsentStatus. */
export const consentStatusRequest = object({
  terminalID: guid().required(),
  consentID: guid().required(),
  consentMethod: word('consentMethod').required(),
});

/** Body of POST /api/transmission/transmit. */
export const transmitRequest = object({
  terminalID: guid().required(),
  paymentTransactionIDs: ids(guid().required()),
});

/** Body of POST /api/transmission/cancel: one transaction, before transmission. */
export const cancelTransmissionRequest = object({
  terminalID: guid().required(),
  paymentTransactionID: guid().required(),
});
