import { describe, expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import { endpointOf, type EndpointReference } from '#src/dataProvider/resource.ts';
import { UnsupportedVerbError } from '#src/dataProvider/unsupportedVerb.ts';
import { dataResources } from '#src/resources/registry.ts';

const guid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

interface Door {
  /** Whether the list knows the filter of ids. */
  filters?: boolean;
  /** Customers that no list shows. */
  deleted?: readonly string[];
  gone?: readonly string[];
  answer?: Row;
}

/** The data provider over a server of customers, with the most calls that were under way at once. */
function customersOf({ filters = true, deleted = [], gone = [], answer }: Door = {}) {
  const sent: { endpoint: EndpointReference; call: CallArguments }[] = [];
  let [underWay, most] = [0, 0];
  const recordOf = (id: unknown) => ({ consumerID: id, consumerName: 'Dana', updateTimestamp: `v-${String(id)}` });
  async function call(endpoint: EndpointReference, asked: CallArguments = {}) {
    sent.push({ endpoint, call: asked });
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    const { method, kind } = endpointOf(endpoint);
    if (method !== 'GET') return answer ?? { status: 'success' };
    if (kind === 'record') {
      if (gone.includes(asked.path?.id ?? '')) throw new CallFailure('notFound', 404);
      return recordOf(asked.path?.id);
    }
    const ids = String(asked.query?.consumersID ?? '').split(',');
    if (endpoint !== 'consumers.list') return { data: [], numberOfRecords: 0 };
    const rows = filters ? ids.filter((id) => ![...deleted, ...gone].includes(id)) : [guid(99)];
    return { data: rows.map((consumerID) => ({ consumerID })), numberOfRecords: rows.length };
  }
  const data = createDataProvider({ call }, dataResources);
  const named = () =>
    sent.map(
      ({ endpoint, call: { path } }) =>
        `${typeof endpoint === 'string' ? endpoint : endpoint.path}${path?.id ? ` ${path.id}` : ''}`,
    );
  return { data, sent, named, most: () => most };
}

describe('getMany', () => {
  it('asks for customers a page of ids at a time, each once', async () => {
    const { data, sent } = customersOf();
    const ids = Array.from({ length: 130 }, (_, index) => guid(index));
    const { data: found } = await data.getMany('customers', { ids: [...ids, guid(0)] });
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(sent.map(({ endpoint }) => endpoint)).toEqual(['consumers.list', 'consumers.list']);
    expect(sent[0]?.call.query).toMatchObject({ consumersID: ids.slice(0, 100).join(','), page: 1, itemsPerPage: 100 });
    expect(sent[1]?.call.query).toMatchObject({ consumersID: ids.slice(100).join(','), page: 1, itemsPerPage: 30 });
  });

  it('asks one by one for those that the list leaves out; one that is gone is none', async () => {
    const { data, named } = customersOf({ deleted: [guid(2)], gone: [guid(3)] });
    const { data: found } = await data.getMany('customers', { ids: [guid(1), guid(2), guid(3)] });
    expect(found.map(({ id }) => id)).toEqual([guid(1), guid(2)]);
    expect(named()).toEqual(['consumers.list', `consumers.get ${guid(2)}`, `consumers.get ${guid(3)}`]);
  });

  it("takes no other's row from a server that does not know the filter", async () => {
    const { data } = customersOf({ filters: false });
    const { data: found } = await data.getMany('customers', { ids: [guid(1)] });
    expect(found).toEqual([expect.objectContaining({ id: guid(1), consumerName: 'Dana' })]);
  });

  it('reads whole records four at once where details are wanted', async () => {
    const { data, named, most } = customersOf();
    const ids = Array.from({ length: 10 }, (_, index) => guid(index));
    const { data: found } = await data.getMany('customers', { ids, meta: { detail: true } });
    expect(found).toHaveLength(10);
    expect(named()).toEqual(ids.map((id) => `consumers.get ${id}`));
    expect(most()).toBe(4);
  });
});

describe('getManyReference', () => {
  const question = {
    id: guid(1),
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'created', order: 'DESC' },
  } as const;

  it("narrows the related list by its filter, beside the caller's own", async () => {
    const { data, sent } = customersOf();
    await data.getManyReference('transactions', { ...question, target: 'consumerID', filter: { currency: 'ILS' } });
    expect(sent[0]).toMatchObject({
      endpoint: 'transactions.list',
      call: {
        query: { consumerID: guid(1), currency: 'ILS', page: 1, itemsPerPage: 25, sortBy: 'created', sortDesc: true },
      },
    });
  });

  it('finds the filter of a column, and the parameter of a path', async () => {
    const { data, sent } = customersOf();
    await data.getManyReference('billingDeals', { ...question, target: 'creditCardToken', filter: {} });
    await data.getManyReference('transactionsByTransmission', { ...question, target: 'id', filter: {} });
    expect(sent[0]?.call.query).toMatchObject({ creditCardTokenID: guid(1) });
    expect(sent[1]?.call.path).toEqual({ id: guid(1) });
  });

  it('never asks by what no filter takes: the answer would be the rows of all', async () => {
    const { data, sent } = customersOf();
    const asking = data.getManyReference('items', { ...question, target: 'consumerID', filter: {} });
    await expect(asking).rejects.toMatchObject({ resource: 'items', verb: 'getManyReference' });
    await expect(asking).rejects.toThrow('by consumerID');
    expect(sent).toEqual([]);
  });
});

describe('updateMany', () => {
  it('changes each record as it was just read, with its own version', async () => {
    const { data, sent } = customersOf();
    const ids = [guid(1), guid(2)];
    expect(await data.updateMany('customers', { ids, data: { consumerName: 'Noa' } })).toEqual({ data: ids });
    const bodies = sent.filter(({ endpoint }) => endpoint === 'consumers.update').map(({ call }) => call.body);
    expect(bodies).toEqual(ids.map((id) => ({ consumerID: id, consumerName: 'Noa', updateTimestamp: `v-${id}` })));
  });
});

describe('deleteMany', () => {
  it('goes by the call for several where there is one, and says which are gone', async () => {
    const refused = { status: 'warning', errors: [{ code: guid(2), description: 'In use' }] };
    const { data, sent } = customersOf({ answer: refused });
    expect(await data.deleteMany('items', { ids: [guid(1), guid(2)] })).toEqual({ data: [guid(1)] });
    expect(sent).toEqual([{ endpoint: 'items.bulkDelete', call: { body: [guid(1), guid(2)], expects: 'operation' } }]);
  });

  it('rejects with the whole answer that refuses all', async () => {
    const answer = { status: 'error', message: 'In use' };
    await expect(customersOf({ answer }).data.deleteMany('items', { ids: ['1'] })).rejects.toMatchObject({
      response: answer,
    });
  });

  it('else deletes each, four at once, and stops where one fails', async () => {
    const { data, named, most } = customersOf();
    const ids = Array.from({ length: 6 }, (_, index) => guid(index));
    expect(await data.deleteMany('customers', { ids })).toEqual({ data: ids });
    expect(named()).toEqual(ids.map((id) => `consumers.delete ${id}`));
    expect(most()).toBe(4);

    const failing = customersOf({ answer: { status: 'error', message: 'In use' } });
    await expect(failing.data.deleteMany('customers', { ids })).rejects.toThrow('In use');
    expect(failing.sent).toHaveLength(4);
  });

  it('tells once what it changed', async () => {
    const { data, sent } = customersOf();
    await data.deleteMany('customers', { ids: [guid(1), guid(2)] });
    const [first, second] = sent.map(({ call }) => call.later);
    expect(first).toBeInstanceOf(Map);
    expect(second).toBe(first);
  });

  it('sends what a deletion must say of its record', async () => {
    const { data, sent } = customersOf();
    await data.delete('invoices', { id: 'i1', previousData: { id: 'i1', terminalID: 't1' } });
    expect(sent[0]).toMatchObject({ endpoint: 'invoices.delete', call: { body: { terminalID: 't1' } } });
  });

  it('is none where nothing is deleted', async () => {
    await expect(customersOf().data.deleteMany('transactions', { ids: ['1'] })).rejects.toBeInstanceOf(
      UnsupportedVerbError,
    );
  });
});
