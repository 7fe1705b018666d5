import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filtersOf, type ListEndpointId } from '#contract/filters.ts';
import { he } from '#contract/messages/he.ts';
import { listIds } from '#tests/support/listCatalogue.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { addressOf, askList, findAnchors, toEnvelope, type Anchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

const get = (id: ListEndpointId, query: Readonly<Record<string, string>>) =>
  ask({ method: 'GET', url: addressOf(id, anchors, query) });

/** Texts that are no value of any kind but text. */
const hostile = [
  "' or 1=1 --",
  '1; drop table consumers',
  '%',
  '_',
  '\\',
  '%%%',
  '$1',
  '<script>',
  '😀🇮🇱',
  'א'.repeat(200),
  '1e309',
  'NaN',
  '0x10',
  '2026-02-31',
  'null',
  '--',
];

describe.each(listIds)('%s', (id) => {
  const table = filtersOf(id);

  it.each([
    ['take', '-5'],
    ['take', 'abc'],
    ['take', '1.5'],
    ['skip', '-1'],
    ['skip', '1e3'],
    ['showDeleted', '2'],
    ['showDeleted', 'All'],
    ['showDeleted', 'maybe'],
    ['sortDesc', 'perhaps'],
  ])('refuses %s=%s and names it', async (name, value) => {
    const answer = await get(id, { [name]: value });
    expect(answer.statusCode).toBe(400);
    // There is nothing to save in a question.
    expect(answer.json()).toMatchObject({ status: 'error', message: he.Invalid, errors: [{ code: name }] });
  });

  it('takes take=-1 and more than a thousand for a thousand', async () => {
    const { numberOfRecords, data } = await askList(ask, id, anchors, { take: '-1' });
    expect(data).toHaveLength(Math.min(numberOfRecords, 1000));
    expect((await askList(ask, id, anchors, { take: '5000' })).data).toHaveLength(data.length);
  });

  it('falls back to its own order for a hostile sortBy', async () => {
    const plain = await askList(ask, id, anchors, { take: '5' });
    for (const sortBy of [...hostile, 'constructor', '__proto__', 'toString']) {
      expect((await askList(ask, id, anchors, { sortBy, take: '5' })).data).toEqual(plain.data);
    }
  });

  it('never answers unfiltered, whatever a filter holds', async () => {
    const { numberOfRecords: everything } = await askList(ask, id, anchors, { take: '1' });
    const texts = Object.keys(table).filter((name) => table[name]?.kind === 'text');
    for (const [name, { kind }] of Object.entries(table)) {
      // Text filters are built alike: the first gets every text, the others what LIKE and SQL might stumble over.
      for (const value of texts.indexOf(name) > 0 ? hostile.slice(0, 5) : hostile) {
        const answer = await get(id, { [name]: value, take: '1' });
        if (kind === 'text') {
          expect(answer.statusCode, `${name}=${value.slice(0, 20)}`).toBe(200);
          expect(toEnvelope(answer.json()).numberOfRecords).toBeLessThan(everything);
        } else if (kind === 'day' && value === '2026-02-31') {
          expect(answer.statusCode).toBe(400);
        } else {
          expect({ name, value: value.slice(0, 20), status: answer.statusCode }).toMatchObject({ status: 400 });
          expect(answer.json()).toMatchObject({ errors: [{ code: name }] });
        }
      }
    }
  });

  const texts = Object.keys(table).filter((name) => table[name]?.kind === 'text');
  it.each(texts.slice(0, 1))('refuses %s of more than 200 characters, and says so', async (name) => {
    for (const text of ['א'.repeat(201), 'x'.repeat(14_400)]) {
      const answer = await get(id, { [name]: text });
      const errors = [{ code: name, description: 'יש להזין פחות מ-201 תווים' }];
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: he.Invalid, errors }]);
    }
  });

  it('ignores unknown names and empty values', async () => {
    const plain = await askList(ask, id, anchors, { take: '3' });
    const empty = Object.fromEntries(Object.keys(table).map((name) => [name, '']));
    const { masavFileID, ...rest } = empty;
    expect(await askList(ask, id, anchors, { ...rest, nonsense: 'x', take: '3' })).toEqual(plain);
  });
});

describe('a repeated scalar', () => {
  it('counts once, the first value', async () => {
    const url = '/sandbox/transactions/api/transactions?currency=USD&currency=ILS&take=1';
    const answer = await ask({ method: 'GET', url });
    const usd = await askList(ask, 'transactions.list', anchors, { currency: 'USD', take: '1' });
    expect(toEnvelope(answer.json())).toEqual(usd);
  });

  it('counts as often as it stands, and no address has more than 200 parameters', async () => {
    const times = (count: number) => ask({ method: 'GET', url: `/sandbox/profile/api/items?${'a&'.repeat(count)}` });
    expect((await times(200)).statusCode).toBe(200);
    const answer = await times(201);
    const errors = [{ code: 'query', description: 'ניתן להזין עד 200 ערכים' }];
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors }]);
  });

  it('refuses one unknown word among several', async () => {
    const url = '/sandbox/transactions/api/transactions?statuses=completed&statuses=nonsense';
    const answer = await ask({ method: 'GET', url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'statuses' }] });
  });
});

describe('masav rows', () => {
  const rows = '/sandbox/transactions/api/masav/rows';

  it('demand their file', async () => {
    const answer = await ask({ method: 'GET', url: rows });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'masavFileID' }] });
  });

  it.each(['0', '999999999999999', '-1'])('answer 404 for file %s', async (file) => {
    expect((await ask({ method: 'GET', url: `${rows}?masavFileID=${file}` })).statusCode).toBe(404);
  });
});

describe('segments of invoice totals', () => {
  it('are day, week, month and year', async () => {
    for (const segment of ['day', 'week', 'Month', 'year']) {
      const answer = await ask({ method: 'GET', url: `/sandbox/transactions/api/invoicing/totals/${segment}` });
      expect(answer.statusCode).toBe(200);
    }
    const answer = await ask({ method: 'GET', url: '/sandbox/transactions/api/invoicing/totals/decade' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'segment' }] });
  });
});
