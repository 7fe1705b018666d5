import { transactionQuickStatus, parseEnum } from '#contract/enums.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import type { Stored } from '#tests/support/seededLists.ts';

/** What a filter must keep, written down without the engine. `value` is the text of the query. */
export interface FilterCase {
  /** Values to try; by default some that occur in the column. */
  values?: readonly string[];
  keeps: (row: Stored, value: string) => boolean;
  /** The column the values are taken from. */
  column?: string;
}

export const testToday = '2026-11-15';
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const israelCalendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jerusalem', dateStyle: 'short' });
const israelDay = (value: unknown) => (value instanceof Date ? israelCalendar.format(value) : text(value));

/** The column holds exactly the value. */
const is = (column: string): FilterCase => ({ column, keeps: (row, value) => String(row[column]) === value });
/** One of the columns contains the value, in any case. */
const has = (...columns: [string, ...string[]]): FilterCase => ({
  column: columns[0],
  keeps: (row, value) => columns.some((column) => text(row[column]).toLowerCase().includes(value.toLowerCase())),
});
const flag = (keeps: (row: Stored) => boolean): FilterCase => ({ values: ['true'], keeps });
const agorot = (row: Stored, column: string) => Number(row[column]);

/** Bounds of the quick filters on the day of the tests, a Sunday. */
const quickBounds: Readonly<Record<string, readonly [string, string]>> = {
  today: ['2026-11-15', '2026-11-15'],
  yesterday: ['2026-11-14', '2026-11-14'],
  thisWeek: ['2026-11-15', '2026-11-21'],
  lastWeek: ['2026-11-08', '2026-11-14'],
  last30Days: ['2026-10-17', '2026-11-15'],
  thisMonth: ['2026-11-01', '2026-11-30'],
  lastMonth: ['2026-10-01', '2026-10-31'],
  last3Months: ['2026-08-15', '2026-11-15'],
};
const quick = (column: string): FilterCase => ({
  values: Object.keys(quickBounds),
  keeps: (row, value) => {
    const [from = '', to = ''] = quickBounds[value] ?? [];
    const day = israelDay(row[column]);
    return day !== '' && from <= day && day <= to;
  },
});
const days = (column: string, values = ['2026-06-30', '2026-10-25']) => ({
  dateFrom: { values, keeps: (row: Stored, value: string) => israelDay(row[column]) >= value },
  dateTo: {
    values,
    keeps: (row: Stored, value: string) => israelDay(row[column]) !== '' && israelDay(row[column]) <= value,
  },
});

const isPaused = (row: Stored) =>
  text(row.pausedFrom) !== '' &&
  text(row.pausedFrom) <= testToday &&
  (row.pausedTo === null || text(row.pausedTo) >= testToday);
const isCardExpired = (row: Stored) => text(row.cardExpiresOn) !== '' && text(row.cardExpiresOn) < testToday;
const isDue = (row: Stored) =>
  row.active === true &&
  row.finished === false &&
  text(row.nextScheduledTransaction) !== '' &&
  text(row.nextScheduledTransaction) <= testToday &&
  !isPaused(row);

const billingQuickStatuses: Readonly<Record<string, (row: Stored) => boolean>> = {
  all: () => true,
  completed: (row) => row.finished === true,
  inactive: (row) => row.active === false && row.finished === false,
  failed: (row) => row.lastError !== null,
  cardExpired: isCardExpired,
  triggeredTomorrow: (row) =>
    row.active === true && row.finished === false && row.nextScheduledTransaction === '2026-11-16',
  paused: isPaused,
  expiredNextMonth: (row) => text(row.cardExpiresOn).startsWith('2026-12'),
  manualTrigger: isDue,
  inProgress: (row) => row.inProgress === true,
};

const linkQuickStatus = (row: Stored) => {
  if (['initial', 'sending', 'sent'].includes(text(row.status))) {
    const isOver = row.dueDate instanceof Date && row.dueDate <= new Date('2026-11-15T10:00:00Z');
    return isOver ? 'overdue' : 'pending';
  }
  const named: Readonly<Record<string, string>> = { viewed: 'viewed', payed: 'completed', canceled: 'canceled' };
  return named[text(row.status)] ?? 'failed';
};

const references = {
  externalReference: has('externalReference'),
  billingDesktopRefNumber: has('billingDesktopRefNumber'),
  origin: has('origin'),
  woocommerceID: has('woocommerceID'),
  ecwidID: has('ecwidID'),
};

const transactions: Readonly<Record<string, FilterCase>> = {
  terminalID: is('terminalID'),
  merchantID: is('merchantID'),
  paymentTransactionID: is('paymentTransactionID'),
  paymentTransactionRequestID: is('paymentRequestID'),
  paymentTransactionIntentID: is('paymentIntentID'),
  billingDealID: is('billingDealID'),
  initialTransactionID: is('initialTransactionID'),
  consumerID: is('consumerID'),
  creditCardTokenID: is('creditCardToken'),
  paymentTransactionIDShort: {
    values: ['a', '7f', 'A0'],
    keeps: (row, value) => text(row.paymentTransactionID).startsWith(value.toLowerCase()),
  },
  terminalTemplateID: is('terminalTemplateID'),
  amountFrom: {
    values: ['500', '99.9', '1000.01'],
    keeps: (row, value) => agorot(row, 'transactionAmount') >= Math.round(Number(value) * 100),
  },
  amountTo: {
    values: ['500', '99.9', '12'],
    keeps: (row, value) => agorot(row, 'transactionAmount') <= Math.round(Number(value) * 100),
  },
  currency: is('currency'),
  quickDateFilter: quick('transactionTimestamp'),
  transmissionQuickDateFilter: quick('transmissionDate'),
  ...days('transactionTimestamp'),
  quickStatusFilter: {
    values: ['Pending', 'completed', '3', 'Canceled', 'AwaitingForTransmission', '6'],
    keeps: (row, value) => {
      const status = parseEnum('transactionStatus', text(row.status));
      return status !== undefined && transactionQuickStatus(status) === parseEnum('transactionQuickStatus', value);
    },
  },
  statuses: {
    values: ['completed', 'initial', '-20'],
    keeps: (row, value) => row.status === (value === '-20' ? 'rejectedByProcessor' : value),
  },
  transactionType: is('transactionType'),
  jDealType: is('jDealType'),
  cardPresence: is('cardPresence'),
  specialTransactionType: is('specialTransactionType'),
  finalizationStatus: is('finalizationStatus'),
  documentOrigin: is('documentOrigin'),
  paymentType: is('paymentTypeEnum'),
  hasInvoice: {
    values: ['Yes', 'No', 'All'],
    keeps: (row, value) => value === 'All' || (value === 'Yes') === (row.invoiceID !== null),
  },
  notTransmitted: flag((row) => row.status === 'awaitingForTransmission'),
  isPaymentRequest: flag((row) => row.paymentRequestID !== null || row.paymentIntentID !== null),
  hasMasavFile: flag((row) => row.masavFileID !== null),
  cardNumber: has('cardNumber'),
  cardOwnerNationalID: has('cardOwnerNationalID'),
  cardOwnerName: has('cardOwnerName'),
  creditCardVendor: has('cardVendor'),
  consumerEmail: has('consumerEmail'),
  consumerExternalReference: has('consumerExternalReference'),
  dealReference: has('dealReference'),
  dealDescription: has('dealDescription'),
  shvaShovarNumber: has('shvaShovarNumber'),
  shvaTransactionID: has('shvaTransactionID'),
  shvaDealIDLastDigits: {
    values: ['7', '25'],
    keeps: (row, value) => text(row.shvaDealID).endsWith(value),
  },
  solek: is('solek'),
  clearingHouseTransactionID: is('clearingHouseTransactionID'),
};

const links = {
  consumerID: is('consumerID'),
  status: is('status'),
  quickStatus: {
    values: ['pending', 'completed', 'failed', 'canceled', 'overdue', 'viewed'],
    keeps: (row: Stored, value: string) => linkQuickStatus(row) === value,
  },
  quickDateFilter: quick('paymentRequestTimestamp'),
  ...days('paymentRequestTimestamp'),
};

/** Every filter of every list (contract.md §4) and what it keeps. */
export const filterCases: Readonly<Record<ListEndpointId, Readonly<Record<string, FilterCase>>>> = {
  'terminals.list': {},
  'consumers.list': {
    search: {
      values: ['דנ', 'c-1001', '@MAIL', '052', '325'],
      keeps: has('consumerName', 'consumerEmail', 'consumerPhone', 'consumerNationalID', 'externalReference').keeps,
    },
    terminalID: is('terminalID'),
    consumerID: is('consumerID'),
    consumersID: is('consumerID'),
    nationalID: has('consumerNationalID'),
    email: has('consumerEmail'),
    phone: has('consumerPhone', 'consumerSecondPhone'),
    ...references,
  },
  'items.list': {
    search: { values: ['ש', 'i-2002', 'גינה'], keeps: has('itemName', 'category', 'sku', 'externalReference').keeps },
    terminalID: is('terminalID'),
    currency: is('currency'),
    category: has('category'),
    ...references,
  },
  'cardTokens.list': {
    creditCardTokenID: is('creditCardTokenID'),
    terminalID: is('terminalID'),
    merchantID: is('merchantID'),
    consumerID: is('consumerID'),
    cardNumber: has('cardNumber'),
    cardOwnerNationalID: has('cardOwnerNationalID'),
    cardOwnerName: has('cardOwnerName'),
    consumerEmail: has('consumerEmail'),
  },
  'transactions.list': transactions,
  'transactions.ofTransmission': transactions,
  'billing.list': {
    quickStatus: {
      values: Object.keys(billingQuickStatuses),
      keeps: (row, value) => billingQuickStatuses[value]?.(row) === true,
    },
    terminalID: is('terminalID'),
    merchantID: is('merchantID'),
    billingDealID: is('billingDealID'),
    consumerID: is('consumerID'),
    creditCardTokenID: is('creditCardToken'),
    currency: is('currency'),
    quickDateFilter: quick('billingDealTimestamp'),
    paymentType: is('paymentType'),
    billingDealType: is('billingDealType'),
    ...days('billingDealTimestamp'),
    filterDateByNextScheduledTransaction: flag(() => true),
    cardNumber: has('cardNumber'),
    cardOwnerNationalID: has('cardOwnerNationalID'),
    consumerName: has('consumerName', 'cardOwnerName'),
    consumerEmail: has('consumerEmail'),
    consumerExternalReference: has('consumerExternalReference'),
    creditCardVendor: has('cardVendor'),
    dealReference: has('dealReference'),
    origin: has('origin'),
    actual: flag(isDue),
    finished: flag((row) => row.finished === true || row.active === false),
    paused: flag(isPaused),
    hasError: flag((row) => row.lastError !== null),
    invoiceOnly: flag((row) => row.invoiceOnly === true),
    onlyActive: flag((row) => row.active === true),
    inProgress: flag((row) => row.inProgress === true),
    creditCardExpired: flag(isCardExpired),
  },
  'paymentRequests.list': {
    ...links,
    terminalID: is('terminalID'),
    paymentRequestID: is('paymentRequestID'),
    currency: is('currency'),
    paymentRequestAmount: {
      values: ['1500', '28.5', '28.505'],
      keeps: (row, value) => agorot(row, 'paymentRequestAmount') / 100 === Number(value),
    },
    consumerExternalReference: has('consumerExternalReference'),
    permanent: flag((row) => row.permanent === true),
  },
  'billingRequests.list': { ...links, permanent: flag((row) => row.permanent === true) },
  'webhooks.list': { terminalID: is('terminalID') },
  'invoices.list': {
    terminalID: is('terminalID'),
    invoiceID: is('invoiceID'),
    consumerID: is('consumerID'),
    invoiceType: is('invoiceType'),
    status: is('status'),
    currency: is('currency'),
    quickDateFilter: quick('invoiceDate'),
    ...days('invoiceDate'),
    invoiceNumber: has('invoiceNumber'),
    invoiceAmount: {
      values: ['3599.7', '54.50'],
      keeps: (row, value) => agorot(row, 'invoiceAmount') / 100 === Number(value),
    },
    consumerName: has('consumerName'),
    consumerEmail: has('consumerEmail'),
    consumerExternalReference: has('consumerExternalReference'),
  },
  'futureBillings.list': {
    terminalID: is('terminalID'),
    billingDealID: is('billingDealID'),
    consumerID: is('consumerID'),
    consumerName: has('consumerName'),
    paymentType: is('paymentType'),
    currency: is('currency'),
    ...days('scheduledDate', ['2026-11-16', '2027-02-28']),
  },
  'transmissions.list': {
    success: flag((row) => row.success === true),
    terminalID: is('terminalID'),
    quickDateFilter: quick('transmissionDate'),
    ...days('transmissionDate'),
  },
  'income.list': {
    terminalID: is('terminalID'),
    quickDateFilter: quick('transactionDate'),
    ...days('transactionDate'),
    paymentType: is('paymentTypeEnum'),
    currency: is('currency'),
  },
  'masav.list': {
    terminalID: is('terminalID'),
    masavFileID: is('masavFileID'),
    quickDateFilter: quick('masavFileDate'),
    ...days('masavFileDate'),
    paidDate: is('paidDate'),
  },
  'masavRows.list': { masavFileID: is('masavFileID'), consumerID: is('consumerID') },
  'import.list': { importID: is('importID'), status: is('status'), ...days('created', ['2026-11-10', '2026-11-14']) },
};
