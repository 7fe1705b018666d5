import { filtersOf, type ListEndpointId } from '#contract/filters.ts';
import type { Stored } from '#tests/support/seededLists.ts';
import { agorot, calls, caseOf, days, flag, has, is, quick, testToday, text, type FilterCase } from './filterCase.ts';
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

const links = {
  quickStatus: {
    values: ['pending', 'completed', 'failed', 'canceled', 'overdue', 'viewed'],
    keeps: (row: Stored, value: string) => linkQuickStatus(row) === value,
  },
  quickDateFilter: quick('paymentRequestTimestamp'),
};

/** What filters keep beyond what the contract's table says of them (docs/wire.md §4). */
const ownCases: Readonly<Partial<Record<ListEndpointId, Readonly<Record<string, FilterCase>>>>> = {
  'consumers.list': {
    search: {
      values: ['דנ', 'c-1001', '@MAIL', '052', '325', '+972 52'],
      keeps: (row, value) =>
        has('consumerName', 'consumerEmail', 'consumerNationalID', 'externalReference').keeps(row, value) ||
        (/\d/.test(value) && !/[c@]/.test(value) && calls('consumerPhone', 'consumerSecondPhone').keeps(row, value)),
    },
    consumersID: is('consumerID'),
    phone: calls('consumerPhone', 'consumerSecondPhone'),
  },
  'items.list': {
    search: { values: ['ש', 'i-2002', 'גינה'], keeps: has('itemName', 'category', 'sku', 'externalReference').keeps },
  },
  'transactions.list': transactionFilterCases,
  'transactions.ofTransmission': transactionFilterCases,
  'billing.list': {
    quickStatus: {
      values: Object.keys(billingQuickStatuses),
      keeps: (row, value) => billingQuickStatuses[value]?.(row) === true,
    },
    quickDateFilter: quick('billingDealTimestamp'),
    filterDateByNextScheduledTransaction: flag(() => true),
    consumerName: has('consumerName', 'cardOwnerName'),
    creditCardVendor: has('cardVendor'),
    actual: flag(isDue),
    finished: flag((row) => row.finished === true || row.active === false),
    paused: flag(isPaused),
    hasError: flag((row) => row.lastError !== null),
    onlyActive: flag((row) => row.active === true),
    creditCardExpired: flag(isCardExpired),
  },
  'paymentRequests.list': {
    ...links,
    paymentRequestAmount: {
      values: ['1500', '28.5', '28.505'],
      keeps: (row, value) => agorot(row, 'paymentRequestAmount') / 100 === Number(value),
    },
  },
  'billingRequests.list': links,
  'webhooks.list': {
    eventName: is('eventName'),
    isFailureEvent: flag((row) => row.isFailureEvent === true),
    quickDateFilter: quick('eventTimestamp'),
    ...days('eventTimestamp'),
  },
  'invoices.list': {
    quickDateFilter: quick('invoiceDate'),
    invoiceAmount: {
      values: ['3599.7', '54.50'],
      keeps: (row, value) => agorot(row, 'invoiceAmount') / 100 === Number(value),
    },
  },
  'futureBillings.list': {
    ...days('scheduledDate', ['2026-11-16', '2027-02-28']),
  },
  'transmissions.list': {
    quickDateFilter: quick('transmissionDate'),
  },
  'income.list': {
    quickDateFilter: quick('transactionDate'),
    ...days('transactionDate'),
  },
  'masav.list': {
    quickDateFilter: quick('masavFileDate'),
  },
  'masavRows.list': {
    status: {
      values: ['waiting', 'paid', 'returned'],
      keeps: ({ paid }, value) => value === (paid === null ? 'waiting' : paid === true ? 'paid' : 'returned'),
    },
  },
  'import.list': { ...days('created', ['2026-11-10', '2026-11-14']) },
};

/** Every filter of a list, and what it keeps. */
export const filterCasesOf = (id: ListEndpointId): Readonly<Record<string, FilterCase>> => ({
  ...Object.fromEntries(Object.entries(filtersOf(id)).map(([name, spec]) => [name, caseOf(name, spec)])),
  ...ownCases[id],
});
