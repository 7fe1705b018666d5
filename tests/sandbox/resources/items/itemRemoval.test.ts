import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { askAll, findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { operate } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('merchant');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

async function create(count: number): Promise<string[]> {
  const body = { itemName: 'Coffee', price: 12.5, currency: 'ILS' };
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    ids.push((await operate(ask, 'items.create', { body })).response.entityUID ?? '');
  }
  return ids;
}

/** Items of the catalogue that deals will charge again. */
async function usedItems(): Promise<string[]> {
  const deals = await sandbox.db
    .select()
    .from(billingDeals)
    .where(
      and(
        eq(billingDeals.merchantID, anchors.merchantID),
        eq(billingDeals.active, true),
        eq(billingDeals.finished, false),
        isNull(billingDeals.deletedAt),
      ),
    );
  const ids = deals.flatMap(({ dealDetails }) => dealDetails.items?.map(({ itemID }) => itemID) ?? []);
  const live = new Set((await askAll(ask, 'items.list', anchors)).map(({ itemID }) => itemID));
  return [...new Set(ids)].filter((id) => id !== undefined && live.has(id)).map(String);
}

const states = async (ids: readonly string[]) => {
  const rows = await sandbox.db.select().from(items).where(eq(items.merchantID, anchors.merchantID));
  return ids.map((id) => rows.find(({ itemID }) => itemID === id)?.deletedAt !== null);
};

describe('deleting an item', () => {
  it('hides it from the list', async () => {
    const [id = ''] = await create(1);
    const { status, response } = await operate(ask, 'items.delete', { path: { id } });
    expect([status, response.message, response.entityUID]).toEqual([200, 'Deleted successfully', id]);
    const [shown, deleted] = [
      await askAll(ask, 'items.list', anchors),
      await askAll(ask, 'items.list', anchors, { showDeleted: '1' }),
    ];
    expect(shown.some(({ itemID }) => itemID === id)).toBe(false);
    expect(deleted.some(({ itemID }) => itemID === id)).toBe(true);
    expect((await operate(ask, 'items.delete', { path: { id } })).status).toBe(404);
  });

  it('that a deal will charge is refused', async () => {
    const [id = ''] = await usedItems();
    const { status, response } = await operate(ask, 'items.delete', { path: { id }, language: 'he' });
    expect([status, response.message]).toEqual([400, 'הפריט נמצא בשימוש בהוראת קבע פעילה']);
    expect(await states([id])).toEqual([false]);
  });

  it.each([{ active: false }, { finished: true }, { deletedAt: new Date('2026-11-01T00:00:00Z') }])(
    'whose deals are all %j goes',
    async (over) => {
      const id = (await usedItems()).at(-1) ?? '';
      expect((await operate(ask, 'items.delete', { path: { id } })).status).toBe(400);
      const onIt = sql`${billingDeals.dealDetails}->'items' @> ${JSON.stringify([{ itemID: id }])}::jsonb`;
      await sandbox.db.update(billingDeals).set(over).where(onIt);
      expect((await operate(ask, 'items.delete', { path: { id } })).status).toBe(200);
    },
  );
});

describe('deleting many items', () => {
  it('of 150 with some refused: each fares by itself, in the language of the person', async () => {
    const mine = await create(146);
    const [used = ''] = await usedItems();
    const [gone = ''] = await create(1);
    await operate(ask, 'items.delete', { path: { id: gone } });
    const [foreign] = await askAll(sandbox.as('otherManager'), 'items.list', anchors);
    const refused = [used, gone, unknownGuid, String(foreign?.itemID)];
    const body = [...mine.slice(0, 70), ...refused, ...mine.slice(70)];
    expect(body).toHaveLength(150);
    const { status, response, data } = await operate(ask, 'items.bulkDelete', { body });
    expect([status, response.status, response.message]).toEqual([200, 'warning', 'Deleted: 146. Not deleted: 4']);
    const reasons = {
      [used]: 'The item is in use by an active billing deal',
      [gone]: 'The record has already been deleted',
      [unknownGuid]: 'Not found',
      [String(foreign?.itemID)]: 'Not found',
    };
    expect(data).toEqual({
      deleted: mine,
      failed: refused.map((id) => ({ id, reason: reasons[id] })),
    });
    expect(response.errors).toEqual(refused.map((id) => ({ code: id, description: reasons[id] })));
    expect(await states([...mine, used])).toEqual([...mine.map(() => true), false]);
    const untouched = await askAll(sandbox.as('otherManager'), 'items.list', anchors);
    expect(untouched.some(({ itemID }) => itemID === foreign?.itemID)).toBe(true);
  });

  it('that all may go is a success', async () => {
    const [first = '', second = ''] = await create(2);
    const body = [first, second.toUpperCase(), first];
    const { response, data } = await operate(ask, 'items.bulkDelete', { body, language: 'he' });
    expect([response.status, response.message, response.errors]).toEqual(['success', 'שני פריטים נמחקו', undefined]);
    expect(data).toEqual({ deleted: [first, second], failed: [] });
  });

  it('names ids that are none', async () => {
    const { response, data } = await operate(ask, 'items.bulkDelete', { body: ['x', 7] });
    expect(response.status).toBe('warning');
    expect(data).toEqual({
      deleted: [],
      failed: [
        { id: 'x', reason: 'Must be a valid ID' },
        { id: '', reason: 'Must be a valid ID' },
      ],
    });
  });

  it.each([[{}], ['x'], [[]], [null]])('of %j is refused', async (body) => {
    expect(await operate(ask, 'items.bulkDelete', { body })).toMatchObject({ status: 400, codes: ['ids'] });
  });

  it('takes a thousand and no more', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-a${String(index).padStart(11, '0')}`);
    expect((await operate(ask, 'items.bulkDelete', { body: many(1000) })).status).toBe(200);
    const { status, response } = await operate(ask, 'items.bulkDelete', { body: many(1001) });
    expect([status, response.errors]).toEqual([
      400,
      [{ code: 'body', description: 'At most 1000 entries are allowed' }],
    ]);
  });

  it('by two people at once deletes each item once', async () => {
    const ids = await create(20);
    const answers = await Promise.all([
      operate(ask, 'items.bulkDelete', { body: ids }),
      operate(ask, 'items.bulkDelete', { body: ids.toReversed() }),
    ]);
    const deleted = answers.flatMap(({ data }) => (Array.isArray(data.deleted) ? data.deleted : []));
    expect(deleted.map(String).toSorted()).toEqual(ids.toSorted());
  });
});
