import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumerDetails } from '#contract/entities/consumer.ts';
import { createCustomer, customer, readCustomer } from '#tests/support/customers.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
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

const get = (id: string) => readCustomer(ask, id);
const create = (body: unknown = customer) => createCustomer(ask, body);

describe('a new customer', () => {
  it('answers 201 and is kept as it was written', async () => {
    const { status, response } = await operate(ask, 'consumers.create', { body: customer });
    expect([status, response]).toMatchObject([
      201,
      {
        status: 'success',
        message: 'Created Successfully',
        entityUID: expect.stringMatching(guidPattern),
        entityReference: response.entityUID,
        concurrencyToken: expect.any(String),
      },
    ]);
    const kept = await get(response.entityUID ?? '');
    expect(kept).toMatchObject({
      consumerName: 'Dana Cohen',
      consumerSecondPhone: null,
      consumerAddress: { city: 'Haifa' },
      bankDetails: { bank: 12, bankBranch: 571, bankAccount: '041116' },
      hasBankAccount: true,
      hasCreditCard: false,
      consumerNote: 'calls at noon',
      active: true,
      vatExempt: true,
      terminalID: anchors.terminalID,
      merchantID: anchors.merchantID,
      updateTimestamp: response.concurrencyToken,
      operationDoneBy: 'יוסף מזרחי',
      correlationId: response.correlationId,
      deleted: false,
    });
    await consumerDetails.validate(kept, { strict: true });
    expect(await recordedEvents(sandbox, response.correlationId)).toEqual([
      `ConsumerCreated Consumer ${response.entityUID}`,
    ]);
  });

  it('is in the list at once, with its count', async () => {
    const before = await askAll(ask, 'consumers.list', anchors);
    const id = await create();
    const after = await askAll(ask, 'consumers.list', anchors);
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ consumerID: id, hasBankAccount: true });
  });

  it('belongs to its merchant alone', async () => {
    const id = await create();
    const calls = ['consumers.get', 'consumers.delete', 'consumers.restore'] as const;
    for (const call of calls) expect((await send(other, call, { path: { id } })).statusCode).toBe(404);
    const { updateTimestamp } = await get(id);
    const body = { ...customer, consumerID: id, updateTimestamp };
    expect((await send(other, 'consumers.update', { path: { id }, body })).statusCode).toBe(404);
    expect(await get(id)).toMatchObject({ consumerName: 'Dana Cohen', deleted: false });
  });

  it.each([
    ['consumerName', 'Da', 'Must be more than 2 and less or equal to 50 characters'],
    ['consumerName', null, 'Required'],
    ['consumerEmail', 'dana', 'Email must be valid'],
    ['consumerNationalID', '123456789', 'Must be valid Israeli National ID'],
    ['terminalID', 'x', 'Must be a valid ID'],
    ['active', 'perhaps', 'Invalid'],
    ['note', 'x'.repeat(257), 'Must be less than 257 characters'],
  ])('with %s = %j is refused: %s', async (name, value, description) => {
    const { status, response } = await operate(ask, 'consumers.create', { body: { ...customer, [name]: value } });
    expect([status, response.errors]).toEqual([400, [{ code: name, description }]]);
    expect(response.message).toBe('Can not save. Please check form values');
  });

  it('names every wrong field at once, in Hebrew too', async () => {
    const body = { consumerName: '', bankDetails: { bank: 12 }, consumerAddress: { zip: 'x'.repeat(51) } };
    const { response, codes } = await operate(ask, 'consumers.create', { body, language: 'he' });
    expect(codes.toSorted()).toEqual([
      'bankDetails.bankAccount',
      'bankDetails.bankBranch',
      'consumerAddress.zip',
      'consumerName',
    ]);
    expect(response.errors).toContainEqual({ code: 'consumerName', description: 'שדה חובה' });
  });

  it.each([null, [], 'x', 7])('refuses the body %j', async (body) => {
    expect((await send(ask, 'consumers.create', { body })).statusCode).toBe(400);
  });

  it('of a terminal that is foreign, unknown or closed is refused', async () => {
    const foreign = (await askAll(other, 'terminals.list', anchors))[0]?.terminalID;
    const closed = (await askAll(ask, 'terminals.list', anchors)).find(({ status }) => status === 'disabled');
    for (const terminalID of [foreign, unknownGuid, closed?.terminalID]) {
      const { status, response } = await operate(ask, 'consumers.create', { body: { ...customer, terminalID } });
      expect([status, response.entityType]).toEqual([404, 'Terminal']);
    }
    const { status, response } = await operate(sandbox.as('noTerminals'), 'consumers.create', { body: customer });
    expect([status, response.message]).toEqual([400, 'No available terminals']);
  });

  it('with a doubtful bank account is saved, with a warning beside the success', async () => {
    const body = { ...customer, bankDetails: { bank: 12, bankBranch: 571, bankAccount: '041117' } };
    const { status, response } = await operate(ask, 'consumers.create', { body });
    expect([status, response.status, response.innerResponse?.status]).toEqual([201, 'success', 'warning']);
    expect(response.innerResponse?.message).toContain('check digit');
  });
});
