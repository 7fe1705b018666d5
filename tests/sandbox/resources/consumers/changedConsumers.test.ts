import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { createCustomer, customer, readCustomer } from '#tests/support/customers.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
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

const get = (id: string) => readCustomer(ask, id);
const create = (body: unknown = customer) => createCustomer(ask, body);

describe('a changed customer', () => {
  const update = async (id: string, changes: Readonly<Record<string, unknown>>) =>
    operate(ask, 'consumers.update', { path: { id }, body: { ...customer, consumerID: id, ...changes } });

  it('has a new version and is recorded', async () => {
    const id = await create();
    const { updateTimestamp } = await get(id);
    const { status, response } = await update(id, { updateTimestamp, consumerName: 'Dana Levi', bankDetails: null });
    expect([status, response]).toMatchObject([
      200,
      { status: 'success', message: 'Successfully Saved', entityUID: id },
    ]);
    const kept = await get(id);
    expect(kept).toMatchObject({ consumerName: 'Dana Levi', bankDetails: null, hasBankAccount: false });
    expect([kept.updateTimestamp, response.concurrencyToken === updateTimestamp]).toEqual([
      response.concurrencyToken,
      false,
    ]);
    expect(await recordedEvents(sandbox, response.correlationId)).toEqual([`ConsumerUpdated Consumer ${id}`]);
  });

  it('is emptied of what the request leaves out, but for note, flags and terminal', async () => {
    const id = await create();
    const { updateTimestamp } = await get(id);
    await operate(ask, 'consumers.update', {
      path: { id },
      body: { consumerID: id, updateTimestamp, consumerName: 'Dana' },
    });
    expect(await get(id)).toMatchObject({
      consumerEmail: null,
      consumerAddress: null,
      bankDetails: null,
      externalReference: null,
      consumerNote: 'calls at noon',
      vatExempt: true,
      active: true,
      terminalID: anchors.terminalID,
    });
    const { updateTimestamp: next } = await get(id);
    const body = { consumerID: id, updateTimestamp: next, consumerName: 'Dana', consumerNote: '', vatExempt: false };
    await operate(ask, 'consumers.update', { path: { id }, body });
    expect(await get(id)).toMatchObject({ consumerNote: null, vatExempt: false });
  });

  it('on an old version is refused, and told what is there now, since when and by whom', async () => {
    const id = await create();
    const { updateTimestamp } = await get(id);
    await sandbox.as('manager')({
      method: 'PUT',
      url: `/sandbox/profile/api/consumers/${id}`,
      payload: { ...customer, consumerID: id, updateTimestamp, consumerPhone: '03-7654321' },
    });
    const { status, response, data } = await update(id, { updateTimestamp, consumerName: 'Too late' });
    expect([status, response.status, response.errors?.[0]?.code]).toEqual([409, 'error', 'updateTimestamp']);
    expect(response.message).toBe('The record was changed meanwhile. The changes have not been saved');
    const kept = await get(id);
    expect(kept).toMatchObject({ consumerName: 'Dana Cohen', consumerPhone: '03-7654321' });
    expect(data).toEqual({ current: kept, changedBy: 'נועה ברק', changedAt: kept.updatedDate });
  });

  it('that was deleted meanwhile is refused as such, until it is restored', async () => {
    const id = await create();
    const { updateTimestamp } = await get(id);
    await operate(ask, 'consumers.delete', { path: { id } });
    const { status, response, data } = await update(id, { updateTimestamp });
    expect([status, response.message]).toEqual([
      409,
      'The record was deleted meanwhile. The changes have not been saved',
    ]);
    expect(data?.current).toMatchObject({ deleted: true });
    expect((await update(id, { updateTimestamp: (await get(id)).updateTimestamp })).status).toBe(409);
    const restored = await operate(ask, 'consumers.restore', { path: { id } });
    expect((await update(id, { updateTimestamp: restored.response.concurrencyToken })).status).toBe(200);
  });

  it('that somebody else has restored and changed names no version to a second restore, which has not seen it', async () => {
    const id = await create();
    await operate(ask, 'consumers.delete', { path: { id } });
    const first = await operate(ask, 'consumers.restore', { path: { id } });
    await update(id, { updateTimestamp: first.response.concurrencyToken });
    const second = await operate(ask, 'consumers.restore', { path: { id } });
    expect([second.status, second.response.concurrencyToken]).toEqual([200, undefined]);
  });

  it('at once by ten people: exactly one wins', async () => {
    const id = await create();
    const { updateTimestamp } = await get(id);
    const names = Array.from({ length: 10 }, (_, index) => `Person ${index}`);
    const answers = await Promise.all(names.map((consumerName) => update(id, { updateTimestamp, consumerName })));
    const winners = names.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await get(id)).toMatchObject({ consumerName: winners[0] });
  });

  it.each([
    ['updateTimestamp', undefined],
    ['updateTimestamp', 'not base64!'],
    ['consumerID', unknownGuid],
    ['consumerID', undefined],
  ])('with %s = %s is refused', async (name, value) => {
    const id = await create();
    const { updateTimestamp } = await get(id);
    const { status, codes } = await update(id, { updateTimestamp, [name]: value });
    expect([status, codes]).toEqual([400, [name]]);
  });

  it.each(['//////////8=', 'AAAAAAAAAAA='])('with a version that never was (%s) is stale', async (updateTimestamp) => {
    const id = await create();
    expect((await update(id, { updateTimestamp })).status).toBe(409);
  });

  it('stays on a terminal that was closed since, but moves to none that is closed', async () => {
    const closed = (await askAll(ask, 'terminals.list', anchors)).find(({ status }) => status === 'disabled');
    const terminalID = String(closed?.terminalID);
    const id = await create();
    await sandbox.db.update(consumers).set({ terminalID }).where(eq(consumers.consumerID, id));
    const { updateTimestamp } = await get(id);
    expect((await update(id, { updateTimestamp, terminalID })).status).toBe(200);
    expect(await get(id)).toMatchObject({ terminalID, consumerName: 'Dana Cohen' });
    const open = await create();
    const { updateTimestamp: seen } = await get(open);
    expect((await update(open, { updateTimestamp: seen, terminalID })).status).toBe(404);
  });

  it('that is unknown answers 404', async () => {
    expect(await update(unknownGuid, { updateTimestamp: 'AAAAAAAAAAE=' })).toMatchObject({
      status: 404,
      response: { entityType: 'Consumer' },
    });
  });
});
