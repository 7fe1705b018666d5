import { describe, expect, expectTypeOf, it } from 'vitest';
import { bases, endpointIds, endpoints, fillPath, isRepeatable, type PathParameters } from '#contract/endpoints.ts';
import { filters } from '#contract/filters.ts';
import { specCallLines } from '#tests/guard/specCalls.ts';

const ids = endpointIds.map((id) => [id, endpoints[id]] as const);
const specPaths = new Set(specCallLines().map((line) => line.split(' ').at(-1)));
/** What a noun adds to the specification is judged by its own tests. */
const isOfSpec = (path: string) => specPaths.has(path);

describe('endpoints', () => {
  it('name only one method and path twice: the payment intent', () => {
    const groups = Map.groupBy(endpointIds, (id) => `${endpoints[id].method} ${endpoints[id].path}`);
    expect([...groups.values()].filter((group) => group.length > 1)).toEqual([
      ['billingRequests.get', 'paymentIntents.get'],
    ]);
  });

  it.each(ids)('%s has a path below a known base', (_, endpoint) => {
    expect(bases).toContain(endpoint.base);
    expect(endpoint.path).toMatch(/^\/api(\/([\w$-]+|\{\w+\}))+$/);
  });

  it.each(ids)('%s has the method its kind asks for', (_, { kind, method }) => {
    const methods = {
      meta: ['GET'],
      list: ['GET'],
      excel: ['GET'],
      record: ['GET'],
      lookup: ['GET'],
      // A download may be asked for with a body, an import is a GET that changes something.
      download: ['GET', 'POST'],
      action: ['GET', 'POST', 'PUT'],
      create: ['POST'],
      upload: ['POST'],
      update: ['PUT'],
      delete: ['DELETE'],
    }[kind];
    expect(methods).toContain(method);
  });

  it('have a filter table for each list and for nothing else', () => {
    const lists = endpointIds.filter((id) => endpoints[id].kind === 'list');
    expect(Object.keys(filters).toSorted()).toEqual(lists.toSorted());
  });

  it('restrict billing, dashboard, import, webhooks, keys and stylesheets to the billing roles', () => {
    const restricted = endpointIds.filter((id) => endpoints[id].access === 'billing').map((id) => endpoints[id].path);
    const expected =
      /^\/api\/(billing(?!\/request)|invoiceonlybilling|future-billings|import|webhooks|dashboard|transactions\/create-billing-transaction|terminals\/\{terminalID\}\/(resetApiKey|resetSharedApiKey|customcss))(\/|$)/;
    expect(restricted.filter((path) => isOfSpec(path) && !expected.test(path))).toEqual([]);
    const open = endpointIds.filter((id) => endpoints[id].access === 'any').map((id) => endpoints[id].path);
    expect(open.filter((path) => expected.test(path))).toEqual([]);
  });

  it('let the screens of five calls show bad requests themselves', () => {
    const own = endpointIds.filter((id) => endpoints[id].ownErrors).map((id) => endpoints[id].path);
    expect(own.filter(isOfSpec)).toEqual([
      '/api/transactions/create',
      '/api/transactions/refund',
      '/api/transactions/chargeback',
      '/api/transactions/CreateExternalCommissionConsent',
      '/api/transactions/GetCommissionConsentStatus',
    ]);
  });
});

describe('isRepeatable', () => {
  it.each([
    ['consumers.meta', true],
    ['consumers.list', true],
    ['consumers.get', true],
    ['dashboard.itemsTotals', true],
    ['consumers.import', false],
    ['invoices.download', false],
    ['consumers.excel', false],
    ['consumers.create', false],
    ['masav.download', false],
  ] as const)('of %s is %s', (id, repeatable) => {
    expect(isRepeatable(endpoints[id])).toBe(repeatable);
  });

  it('is never true of a call that is no GET', () => {
    expect(ids.filter(([, endpoint]) => isRepeatable(endpoint) && endpoint.method !== 'GET')).toEqual([]);
  });
});

describe('fillPath', () => {
  it.each([
    ['/api/items', {}, '/api/items'],
    ['/api/items/{id}', { id: '42' }, '/api/items/42'],
    ['/api/items/{id}', { id: 'a/b?c#d' }, '/api/items/a%2Fb%3Fc%23d'],
    ['/api/items/{id}', { id: 'שלום' }, `/api/items/${encodeURIComponent('שלום')}`],
    ['/api/billing/{id}/pause', { id: '$&', other: 'x' }, '/api/billing/%24%26/pause'],
  ])('%s with %j is %s', (path, parameters, filled) => {
    expect(fillPath(path, parameters)).toBe(filled);
  });

  it.each<Record<string, string>>([{}, { id: '' }, { ID: '1' }])(
    'refuses %j: the parameter is missing',
    (parameters) => {
      expect(() => fillPath('/api/items/{id}', parameters)).toThrow(RangeError);
      expect(() => fillPath('/api/items/{id}', parameters)).toThrow('id');
    },
  );

  it('fills every path of the contract', () => {
    for (const [, { path }] of ids) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      expect(fillPath(path, Object.fromEntries(names.map((name) => [name, 'x'])))).not.toMatch(/[{}]/);
    }
  });
});

describe('PathParameters', () => {
  it('are the names in the path', () => {
    expectTypeOf<PathParameters<'terminals.devices'>>().toEqualTypeOf<{ terminalID: string }>();
    expectTypeOf<PathParameters<'invoices.cancel'>>().toEqualTypeOf<{ invoiceId: string }>();
  });
});
