import { describe, expect, it } from 'vitest';
import { locales } from '#contract/constants.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { dataTypes, parseMeta } from '#contract/meta.ts';
import type { List } from '#sandbox/list/defineList.ts';
import { metaOf } from '#sandbox/list/handlers.ts';
import { sharedColumns } from '#sandbox/list/sharedColumns.ts';
import { allDictionaries } from '#sandbox/core/dictionaries/catalogue.ts';
import { nouns } from '#sandbox/resources/registry.ts';
import { besides, listIds, lists } from '#tests/support/listCatalogue.ts';

/** The list fields of docs/wire.md §3 by dataType; `dictionary` fields name theirs. */
const contractFields: Readonly<Partial<Record<ListEndpointId, Readonly<Record<string, string>>>>> = {
  'consumers.list': {
    guid: 'consumerID terminalID',
    string: `consumerName consumerEmail consumerPhone consumerNationalID consumerAddress externalReference
      woocommerceID ecwidID`,
    boolean: 'active hasBankAccount hasCreditCard',
  },
  'items.list': {
    guid: 'itemID terminalID',
    string: 'itemName externalReference billingDesktopRefNumber woocommerceID ecwidID category',
    money: 'price',
    boolean: 'vatExempt',
    dictionary: 'currency:currencyEnum',
  },
  'transactions.list': {
    guid: 'paymentTransactionID terminalID invoiceID',
    string: `terminalName cardNumber cardOwnerName rejectionMessage dealDescription consumerExternalReference
      shvaDealID`,
    date: 'transactionTimestamp',
    money: 'transactionAmount initialPaymentAmount installmentPaymentAmount totalRefund',
    number: 'processorResultCode',
    dictionary: `status:transactionStatusEnum quickStatus:transactionQuickStatusEnum
      transactionType:transactionTypeEnum jDealType:jDealTypeEnum specialTransactionType:specialTransactionTypeEnum
      cardPresence:cardPresenceEnum paymentTypeEnum:paymentTypeEnum documentOrigin:documentOriginEnum
      currency:currencyEnum rejectionReason:rejectionReasonEnum`,
  },
  'billing.list': {
    guid: 'billingDealID terminalID merchantID creditCardToken',
    string: 'terminalName billingSchedule dealDetails consumerName consumerExternalReference cardNumber',
    money: 'transactionAmount',
    number: 'currentDeal',
    date: 'billingDealTimestamp nextScheduledTransaction currentTransactionTimestamp pausedFrom pausedTo',
    boolean: 'invoiceOnly active paused cardExpired',
    dictionary: 'currency:currencyEnum paymentType:paymentTypeEnum',
  },
  'invoices.list': {
    guid: 'invoiceID terminalID paymentTransactionID billingDealID originInvoiceID consumerID',
    string: 'dealDetails invoiceDetails invoiceNumber consumerName consumerEmail',
    money: 'invoiceAmount vatTotal netTotal',
    percent: 'vatRate',
    date: 'invoiceTimestamp invoiceDate',
    dictionary: 'currency:currencyEnum status:invoiceStatusEnum invoiceType:invoiceTypeEnum',
  },
  'paymentRequests.list': {
    guid: 'paymentRequestID terminalID consumerID paymentTransactionID',
    string: 'cardOwnerName consumerEmail',
    money: 'paymentRequestAmount',
    date: 'dueDate paymentRequestTimestamp',
    boolean: 'isRefund permanent',
    dictionary: 'currency:currencyEnum status:paymentRequestStatusEnum quickStatus:paymentRequestQuickStatusEnum',
  },
  'transmissions.list': {
    guid: 'transmissionID terminalID',
    string: 'terminalName transmissionNumber message',
    money: 'totalAmount',
    number: 'transactionsCount',
    date: 'transmissionDate',
    boolean: 'success',
    dictionary: 'currency:currencyEnum',
  },
  'masav.list': {
    guid: 'terminalID',
    string: 'terminalName institutionName operationDoneBy',
    money: 'totalAmount',
    number: 'masavFileID rowsCount',
    date: 'masavFileDate paidDate',
    boolean: 'downloaded',
    dictionary: 'currency:currencyEnum',
  },
  'masavRows.list': {
    guid: 'terminalID paymentTransactionID billingDealID consumerID',
    string: 'consumerName nationalID bankAccount comment',
    money: 'amount',
    number: 'masavFileRowID rowNumber masavFileID bankBranch',
    boolean: 'paid locked',
    dictionary: 'bank:banks',
  },
  'income.list': {
    guid: 'terminalID',
    string: 'terminalName',
    money: 'totalAmount refundAmount netTotal vatTotal',
    number: 'transactionsCount',
    date: 'period',
    dictionary: 'paymentTypeEnum:paymentTypeEnum currency:currencyEnum',
  },
  'futureBillings.list': {
    guid: 'billingDealID terminalID consumerID',
    string: 'consumerName cardNumber',
    money: 'transactionAmount',
    number: 'chargeNumber',
    date: 'scheduledDate pausedFrom pausedTo',
    boolean: 'cardExpired invoiceOnly',
    dictionary: 'currency:currencyEnum paymentType:paymentTypeEnum',
  },
  'import.list': {
    guid: 'importID billingDealID',
    string: 'fileName error consumerName',
    money: 'transactionAmount',
    number: 'rowNumber',
    date: 'created',
    dictionary: 'status:importStatusEnum currency:currencyEnum',
  },
};
const billingRequests = contractFields['paymentRequests.list'] ?? {};
const expectedFields = {
  ...contractFields,
  // The contract has no meta of its own for them: they share the columns of all transactions.
  'transactions.ofTransmission': contractFields['transactions.list'] ?? {},
  'billingRequests.list': {
    ...billingRequests,
    guid: `${billingRequests.guid} billingDealID`,
    string: `${billingRequests.string} billingSchedule`,
    money: `${billingRequests.money} transactionAmount`,
  },
};

const described = listIds.filter((id) => besides(id, 'meta'));
const worded = ({ texts }: List, field: string) => field in (texts?.columns ?? {});

it('has an expectation for every list with meta', () => {
  expect(Object.keys(expectedFields).toSorted()).toEqual(described.toSorted());
});

describe.each(described)('meta of %s', (id) => {
  const { columns } = parseMeta(metaOf(lists[id], 'he-IL'));

  it('describes the fields of the contract', () => {
    const expected = Object.entries(expectedFields[id] ?? {}).flatMap(([dataType, names]) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => `${dataType} ${name}`),
    );
    const given = Object.entries(columns).map(
      ([name, { dataType, dictionary }]) => `${dataType} ${dictionary ? `${name}:${dictionary}` : name}`,
    );
    expect(given.toSorted()).toEqual(expected.toSorted());
  });

  it('knows its dataTypes and dictionaries', () => {
    for (const { dataType, dictionary } of Object.values(columns)) {
      expect(dataTypes).toContain(dataType);
      expect(dictionary === undefined).toBe(dataType !== 'dictionary');
      if (dictionary) for (const locale of locales) expect(allDictionaries(locale)).toHaveProperty(dictionary);
    }
  });

  it('begins with what names the row and ends with the terminal or a reference', () => {
    const [first] = Object.keys(columns);
    expect(first).toMatch(/ID$|^period$/);
    expect(Object.keys(columns).at(-1)).toMatch(/ID$/);
  });

  it('names every field in both languages', () => {
    for (const { name } of Object.values(columns)) expect(name).toMatch(/[א-ת]/);
    for (const { name } of Object.values(metaOf(lists[id], 'en-IL').columns)) expect(name).toMatch(/^[A-Z][\w -]+$/);
  });

  it.each(locales)('gives no two columns one name, in %s', (locale) => {
    const names = Object.values(parseMeta(metaOf(lists[id], locale)).columns).map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

it.each(described)('%s words no column that it lacks', (id) => {
  const fields = Object.keys(metaOf(lists[id], 'he-IL').columns);
  expect(Object.keys(lists[id].texts?.columns ?? {}).filter((field) => !fields.includes(field))).toEqual([]);
});

it('a header that lists share is of columns in two rooms at least', () => {
  const rooms = nouns.map(({ lists: own = [] }) => {
    const shown = own
      .filter(({ texts }) => texts)
      .map((list) => Object.keys(metaOf(list, 'he-IL').columns).filter((field) => !worded(list, field)));
    return new Set(shown.flat());
  });
  const alone = Object.keys(sharedColumns).filter((field) => rooms.filter((room) => room.has(field)).length < 2);
  expect(alone).toEqual([]);
});
