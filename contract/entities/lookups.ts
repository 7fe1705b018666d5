import { array, mixed, object, string } from 'yup';
import { features } from '#contract/features.ts';
import { isObject, type Dictionaries } from '#contract/envelope.ts';
import { day, flag, guid, instant, maskedCardNumber, money, text, updateTimestamp, whole, word } from './fields.ts';
import { writeFields } from './shared.ts';
import { masavFileRow } from './settlement.ts';
import { transactionRow } from './transaction.ts';

const isDictionary = (value: unknown) =>
  isObject(value) && Object.values(value).every((description) => typeof description === 'string');

/** Dictionary → code → description (docs/wire.md §5.0). */
export const dictionaries = mixed<Dictionaries>(
  (value): value is Dictionaries => isObject(value) && Object.values(value).every(isDictionary),
).required();

export const availableFeatures = array()
  .of(object({ featureID: string().oneOf(features).required(), name: text().required(), enabled: flag().required() }))
  .required();

export const terminalDevices = array()
  .of(object({ deviceID: text().required(), deviceName: text() }))
  .required();

/** The card of a billing deal, masked (docs/wire.md §5.5). */
export const dealCardNumber = object({ cardNumber: maskedCardNumber().required() });

/** Documents per period and type; sums of several currencies stand apart. */
export const invoiceTotals = object({
  data: array()
    .of(
      object({
        period: day().required(),
        invoiceType: word('invoiceType'),
        currency: word('currency').required(),
        count: whole().required(),
        totalAmount: money().required(),
        vatTotal: money(),
      }),
    )
    .required(),
  totalAmountILS: money(),
  totalAmountUSD: money(),
  totalAmountEUR: money(),
});

/** Transactions by day (docs/wire.md §5.3). */
export const groupedTransactions = object({
  groups: array()
    .of(
      object({
        groupValue: day().required(),
        numberOfRecords: whole().required(),
        totalAmountILS: money(),
        totalAmountUSD: money(),
        totalAmountEUR: money(),
        data: array().of(transactionRow).required(),
      }),
    )
    .required(),
});

/** A Masav file with all details (docs/wire.md §3.11). */
export const masavFileDetails = masavFileRow.shape({
  merchantID: guid(),
  institutionNumber: text(),
  downloadedAt: instant(),
  /** When the accounts are debited; of a file that was downloaded. */
  valueDate: day(),
  /** What the bank answered: rows that were paid and that were returned, and what they come to. */
  paidCount: whole().min(0),
  paidAmount: money(),
  returnedCount: whole().min(0),
  returnedAmount: money(),
  ...writeFields,
  updateTimestamp: updateTimestamp().required(),
});

const count = () => whole().min(0).required();

const transactionsTotal = object({
  currency: word('currency').required(),
  transactionsCount: count(),
  totalAmount: money().required(),
  refundCount: count(),
  refundAmount: money().required(),
  canceledCount: count(),
  netAmount: money().required(),
});
/** Sums in shekels, and [ours] the same currency by currency. */
const charges = {
  transactionsCount: count(),
  totalAmount: money().required(),
  currencies: array().of(
    object({ currency: word('currency').required(), transactionsCount: count(), totalAmount: money().required() }),
  ),
};
const paymentTypeTotal = object({ paymentTypeEnum: word('paymentType').required(), ...charges });
/** `dateFrom` and `dateTo` [ours] are the days of the point that the period has. */
const timelinePoint = object({ date: day().required(), dateFrom: day(), dateTo: day(), ...charges });
const itemTotal = object({
  itemID: guid(),
  itemName: text().required(),
  quantity: money().required(),
  totalAmount: money().required(),
});
const consumersTotal = object({
  customersCount: count(),
  newCustomersCount: count(),
  returningCustomersCount: count(),
  averageAmount: money().required(),
  totalAmount: money().required(),
});

/** Figures of the dashboard (docs/wire.md §5.9); `altData` only where a comparison was asked for. */
export const dashboardAnswers = {
  'dashboard.transactionsTotals': object({
    data: array().of(transactionsTotal).required(),
    altData: array().of(transactionsTotal),
  }),
  'dashboard.paymentTypeTotals': object({
    data: array().of(paymentTypeTotal).required(),
    altData: array().of(paymentTypeTotal),
  }),
  'dashboard.transactionTimeline': object({
    granularity: word('dashboardGranularity').required(),
    data: array().of(timelinePoint).required(),
    altData: array().of(timelinePoint),
  }),
  'dashboard.itemsTotals': object({ data: array().of(itemTotal).required(), altData: array().of(itemTotal) }),
  'dashboard.consumersTotals': object({
    data: array().of(consumersTotal).required(),
    altData: array().of(consumersTotal),
  }),
};
