import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { operationOf } from '#src/dataProvider/failure.ts';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import { createRequestCounter } from '#src/dataProvider/http/requestCounter.ts';
import type { DataResource, EndpointReference } from '#src/dataProvider/resource.ts';

const customers: DataResource = {
  name: 'customers',
  idFields: ['consumerID'],
  endpoints: {
    list: 'consumers.list',
    meta: 'consumers.meta',
    excel: 'consumers.excel',
    get: 'consumers.get',
    create: 'consumers.create',
    update: 'consumers.update',
    delete: 'consumers.delete',
  },
};
const links: DataResource = {
  name: 'links',
  idFields: ['paymentRequestID'],
  endpoints: { list: 'billingRequests.list', get: 'billingRequests.get' },
  fixedFilter: { permanent: true },
  recordQuery: { showDeleted: true },
};
const future: DataResource = {
  name: 'future',
  idFields: ['billingDealID', 'chargeNumber'],
  endpoints: { list: 'futureBillings.list' },
};

const cards: DataResource = {
  name: 'cards',
  idFields: ['creditCardTokenID'],
  endpoints: { list: 'cardTokens.list', delete: 'cardTokens.delete' },
};

const deals: DataResource = {
  name: 'deals',
  idFields: ['billingDealID'],
  endpoints: {
    list: 'billing.list',
    create: ({ invoiceOnly }) => (invoiceOnly ? 'invoiceOnlyBilling.create' : 'billing.create'),
    update: ({ invoiceOnly }) => (invoiceOnly ? 'invoiceOnlyBilling.update' : 'billing.update'),
  },
};

/** A provider over a door that keeps the calls and gives one answer. */
function provider(answer: unknown) {
  const calls: { endpoint: EndpointReference; call: CallArguments | undefined }[] = [];
  const door: HttpClient = {
    requests: createRequestCounter(),
    call: (endpoint, call) => {
      calls.push({ endpoint, call });
      return Promise.resolve(answer);
    },
    download: (endpoint, call) => {
      calls.push({ endpoint, call });
      return Promise.resolve({ blob: new Blob(), fileName: call.fallbackName });
    },
  };
  return { calls, provider: createDataProvider(door, { customers, cards, deals, links, future }) };
}

const question = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'consumerName', order: 'DESC' as const },
  filter: { search: 'דנה', terminalID: 't1' },
};

describe('exportList', () => {
  it('asks the spreadsheet with the filters and the order of the list, without its pages', async () => {
    const { calls, provider: data } = provider({ data: [], numberOfRecords: 0 });
    await data.getList('customers', question);
    const { pagination: _, ...rest } = question;
    const signal = new AbortController().signal;
    expect(await data.exportList('customers', rest, { signal })).toMatchObject({ fileName: 'customers.xlsx' });
    const { page: __, itemsPerPage: ___, ...query } = calls[0]?.call?.query ?? {};
    expect(calls[1]).toEqual({
      endpoint: 'consumers.excel',
      call: { path: {}, query, signal, quiet: true, ownFailure: true, fallbackName: 'customers.xlsx' },
    });
  });

  it('is nothing for a list without a spreadsheet', async () => {
    const { provider: data } = provider({});
    await expect(data.exportList('links', {})).rejects.toThrow(RangeError);
  });
});

describe('getList', () => {
  it('asks the declared call with paging, sorting and filters', async () => {
    const { calls, provider: data } = provider({ data: [{ consumerID: 'c1' }], numberOfRecords: 31 });
    const answer = await data.getList('customers', question);
    expect(calls[0]).toEqual({
      endpoint: 'consumers.list',
      call: {
        path: {},
        query: { search: 'דנה', terminalID: 't1', page: 2, itemsPerPage: 25, sortBy: 'consumerName', sortDesc: true },
        quiet: true,
      },
    });
    expect(answer).toEqual({ data: [{ consumerID: 'c1', id: 'c1' }], total: 31, meta: {} });
  });

  it('puts filters that are parameters of the path there, and fixed ones always', async () => {
    const { calls, provider: data } = provider({ data: [], numberOfRecords: 0 });
    await data.getList('links', { filter: { terminalID: 't1', permanent: false } });
    expect(calls[0]?.call).toEqual({ path: { terminalID: 't1' }, query: { permanent: true }, quiet: true });
  });

  it('joins several id fields and passes totals on', async () => {
    const { provider: data } = provider({
      data: [{ billingDealID: 'b', chargeNumber: 3 }],
      numberOfRecords: 1,
      totalAmountILS: 12.5,
    });
    const answer = await data.getList('future', { filter: {} });
    expect(answer.data[0]?.id).toBe('b:3');
    expect(answer.meta).toEqual({ totalAmountILS: 12.5 });
  });

  it('drops filter values that cannot travel in a query', async () => {
    const { calls, provider: data } = provider({ data: [] });
    await data.getList('customers', { filter: { search: { a: 1 }, email: 'x' } });
    expect(calls[0]?.call?.query).toEqual({ email: 'x' });
  });
});

describe('the other methods', () => {
  it('getOne asks what the declaration adds to the question', async () => {
    const { calls, provider: data } = provider({ paymentRequestID: 'p1' });
    await data.getOne('links', { id: 'p1' });
    expect(calls).toEqual([
      { endpoint: 'billingRequests.get', call: { path: { id: 'p1' }, query: { showDeleted: true } } },
    ]);
  });

  it('getOne keeps the id asked for and fills the path', async () => {
    const { calls, provider: data } = provider({ consumerID: 'c1', consumerName: 'דנה' });
    const { data: record } = await data.getOne('customers', { id: 'c1' });
    expect(calls[0]).toEqual({ endpoint: 'consumers.get', call: { path: { id: 'c1' } } });
    expect(record).toEqual({ id: 'c1', consumerID: 'c1', consumerName: 'דנה' });
  });

  it('getOne of a resource without a call for one asks its list for the row', async () => {
    const { calls, provider: data } = provider({ data: [{ creditCardTokenID: 'k1', cardNumber: '4***1' }] });
    expect((await data.getOne('cards', { id: 'k1' })).data).toEqual({
      id: 'k1',
      creditCardTokenID: 'k1',
      cardNumber: '4***1',
    });
    expect(calls[0]).toEqual({ endpoint: 'cardTokens.list', call: { query: { creditCardTokenID: 'k1' } } });
    // A server that does not know the filter answers with another's row.
    await expect(data.getOne('cards', { id: 'k2' })).rejects.toMatchObject({ kind: 'notFound' });
    await expect(provider({ data: [] }).provider.getOne('cards', { id: 'k1' })).rejects.toMatchObject({
      kind: 'notFound',
    });
    await expect(data.getOne('future', { id: 'b:3' })).rejects.toThrow(RangeError);
  });

  it('create, update and delete go to their calls and give the record back', async () => {
    const { calls, provider: data } = provider({ status: 'success', entityUID: 'new' });
    expect(await data.create('customers', { data: { consumerName: 'a' } })).toEqual({
      data: { id: 'new' },
      meta: { status: 'success', entityUID: 'new' },
    });
    const record = { id: 'c1', consumerID: 'c1', consumerName: 'b', updateTimestamp: 'AAAAAAAAAAE=' };
    await data.update('customers', { id: 'c1', data: record, previousData: record });
    await data.delete('customers', { id: 'c1', previousData: record });
    await data.delete('cards', { id: 'k1' });
    expect(calls.map(({ endpoint, call }) => [endpoint, call?.path])).toEqual([
      ['consumers.create', {}],
      ['consumers.update', { id: 'c1' }],
      ['consumers.delete', { id: 'c1' }],
      ['cardTokens.delete', { tokenId: 'k1' }],
    ]);
  });

  it('a write goes to the call its record chooses, made as the caller says', async () => {
    const { calls, provider: data } = provider({ status: 'success' });
    const meta = { quiet: true };
    const expects = 'operation';
    const previousData = { id: 'b1', invoiceOnly: true };
    await data.create('deals', { data: { invoiceOnly: true }, meta });
    await data.update('deals', { id: 'b1', data: { note: 'a' }, previousData, meta });
    await data.update('deals', { id: 'b1', data: { note: 'a' }, previousData: { id: 'b1' }, meta });
    expect(calls).toEqual([
      { endpoint: 'invoiceOnlyBilling.create', call: { path: {}, body: { invoiceOnly: true }, quiet: true, expects } },
      {
        endpoint: 'invoiceOnlyBilling.update',
        call: { path: { id: 'b1' }, body: { note: 'a' }, quiet: true, expects },
      },
      { endpoint: 'billing.update', call: { path: { id: 'b1' }, body: { note: 'a' }, quiet: true, expects } },
    ]);
  });

  it('a write that an answer refuses is thrown with the whole answer', async () => {
    const answer = { status: 'error', message: 'Taken', errors: [{ code: 'ConsumerName', description: 'Taken' }] };
    const { provider: data } = provider(answer);
    await expect(data.create('customers', { data: { consumerName: 'a' } })).rejects.toMatchObject({ response: answer });
    expect(await operationOf(data.delete('customers', { id: 'c1' }))).toMatchObject(answer);
  });

  it('getMeta reads the columns, and has none for a list without the call', async () => {
    const columns = { consumerName: { name: 'שם', dataType: 'string' } };
    const { provider: data } = provider({ columns });
    expect(await data.getMeta('customers')).toEqual({ columns });
    expect(await data.getMeta('links')).toBeUndefined();
  });

  it('refuses a resource nobody declared and a call it does not have', async () => {
    const { provider: data } = provider({});
    await expect(data.getList('ghosts', question)).rejects.toThrow(RangeError);
    await expect(data.create('future', { data: {} })).rejects.toThrow(RangeError);
  });
});
