import type { ListEndpointId } from '#contract/filters.ts';
import type { Stored } from '#tests/support/seededLists.ts';
import { agorot, days, flag, has, is, quick, testToday, text, type FilterCase } from './filterCase.ts';
import { transactionFilterCases } from './transactionFilterCases.ts';

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

/** Every filter of every list (docs/wire.md §4) and what it keeps. */
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
  'transactions.list': transactionFilterCases,
  'transactions.ofTransmission': transactionFilterCases,
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
  'webhooks.list': {
    terminalID: is('terminalID'),
    eventName: is('eventName'),
    isFailureEvent: flag((row) => row.isFailureEvent === true),
    quickDateFilter: quick('eventTimestamp'),
    ...days('eventTimestamp'),
  },
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
