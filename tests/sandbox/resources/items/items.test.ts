import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemDetails } from '#contract/entities/item.ts';
import { readCategories } from '#sandbox/resources/items/categories.ts';
import { callOf } from '#tests/support/callOf.ts';
import { guidPattern, unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { askAll, findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { operate, send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let ask: Ask;
let other: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('merchant');
  other = sandbox.as('otherManager');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

const item = { itemName: ' Coffee ', price: '12.50', currency: 'ILS', category: 'Drinks', sku: 'S-1', vatExempt: true };
const get = async (id: string) => (await send(ask, 'items.get', { path: { id } })).json<Record<string, unknown>>();
async function create(body: unknown = item) {
  return (await operate(ask, 'items.create', { body })).response.entityUID ?? '';
}
const update = (id: string, changes: Readonly<Record<string, unknown>>) =>
  operate(ask, 'items.update', { path: { id }, body: { ...item, itemID: id, ...changes } });

describe('a new item', () => {
  it('answers 201 and is kept as it was written, money exact', async () => {
    const { status, response } = await operate(ask, 'items.create', { body: item, language: 'he' });
    expect([status, response]).toMatchObject([
      201,
      { status: 'success', message: 'נוצר בהצלחה', entityUID: expect.stringMatching(guidPattern) },
    ]);
    const kept = await get(response.entityUID ?? '');
    expect(kept).toMatchObject({
      itemName: 'Coffee',
      price: 12.5,
      currency: 'ILS',
      category: 'Drinks',
      sku: 'S-1',
      vatExempt: true,
      active: true,
      terminalID: anchors.terminalID,
      updateTimestamp: response.concurrencyToken,
      operationDoneBy: 'יוסף מזרחי',
      deleted: false,
    });
    await itemDetails.validate(kept, { strict: true });
  });

  it('is first in the list', async () => {
    const id = await create({ ...item, price: 0.29, category: null });
    expect((await askAll(ask, 'items.list', anchors))[0]).toMatchObject({ itemID: id, price: 0.29, category: null });
  });

  it('brings its category along, once', async () => {
    await create({ ...item, category: 'A new category' });
    await create({ ...item, category: 'A new category' });
    const categories = await readCategories(sandbox.db, callOf(sandbox, anchors.merchantID));
    expect(categories.filter((category) => category === 'A new category')).toHaveLength(1);
    expect(categories.at(-1)).toBe('A new category');
    expect(await readCategories(sandbox.db, callOf(sandbox, anchors.otherMerchantID))).not.toContain('A new category');
  });

  it.each([
    ['itemName', ' ', 'Required'],
    ['itemName', 'x'.repeat(251), 'Must be less than 251 characters'],
    ['price', -1, 'Only positive numbers are allowed'],
    ['price', 1.005, 'Allowed precision is 2'],
    ['price', 'free', 'Only numbers are allowed'],
    ['price', null, 'Required'],
    ['currency', 'GBP', 'Invalid'],
    ['currency', undefined, 'Required'],
    ['category', 'x'.repeat(51), 'Must be less than 51 characters'],
    ['terminalID', '7', 'Must be a valid ID'],
  ])('with %s = %j is refused: %s', async (name, value, description) => {
    const { status, response } = await operate(ask, 'items.create', { body: { ...item, [name]: value } });
    expect([status, response.errors]).toEqual([400, [{ code: name, description }]]);
  });

  it('belongs to its merchant alone, and so must its terminal', async () => {
    const id = await create();
    for (const call of ['items.get', 'items.delete'] as const) {
      expect((await send(other, call, { path: { id } })).statusCode).toBe(404);
    }
    const body = { ...item, itemID: id };
    expect((await send(other, 'items.update', { path: { id }, body })).statusCode).toBe(404);
    const foreign = (await askAll(other, 'terminals.list', anchors))[0]?.terminalID;
    expect((await operate(ask, 'items.create', { body: { ...item, terminalID: foreign } })).status).toBe(404);
    expect((await get(id)).deleted).toBe(false);
  });
});

describe('a changed item', () => {
  it('needs no version, and then the last one wins', async () => {
    const id = await create();
    expect((await update(id, { itemName: 'Tea' })).status).toBe(200);
    expect((await update(id, { itemName: 'Water', category: undefined })).status).toBe(200);
    expect(await get(id)).toMatchObject({
      itemName: 'Water',
      category: null,
      vatExempt: true,
      updateTimestamp: 'AAAAAAAAAAM=',
    });
  });

  it('on an old version is refused and told what is there now', async () => {
    const id = await create();
    const { updateTimestamp } = await get(id);
    await update(id, { updateTimestamp, price: 20 });
    const { status, data, codes } = await update(id, { updateTimestamp, price: 30 });
    expect([status, codes]).toEqual([409, ['updateTimestamp']]);
    const kept = await get(id);
    expect(kept.price).toBe(20);
    expect(data).toEqual({ current: kept, changedBy: 'יוסף מזרחי', changedAt: kept.updatedDate });
  });

  it('by ten people at once on one version: exactly one wins', async () => {
    const id = await create();
    const { updateTimestamp } = await get(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => update(id, { updateTimestamp, price: index + 1 })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', ...Array(9).fill('409')]);
    expect((await get(id)).price).toBe(answers.findIndex(({ status }) => status === 200) + 1);
  });

  it('without a version, by ten at once: each counts', async () => {
    const id = await create();
    await Promise.all(Array.from({ length: 10 }, (_, index) => update(id, { price: index + 1 })));
    expect((await get(id)).updateTimestamp).toBe('AAAAAAAAAAs=');
  });

  it('that was deleted meanwhile is not changed', async () => {
    const id = await create();
    await operate(ask, 'items.delete', { path: { id } });
    expect(await update(id, {})).toMatchObject({ status: 409, data: { current: { deleted: true } } });
    expect((await update(unknownGuid, {})).status).toBe(404);
  });

  it('of another id than the address is refused', async () => {
    const id = await create();
    expect(await update(id, { itemID: unknownGuid })).toMatchObject({ status: 400, codes: ['itemID'] });
  });
});
