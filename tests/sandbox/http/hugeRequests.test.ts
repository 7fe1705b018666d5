import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { terminalsOf } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let terminalID = '';
beforeAll(async () => {
  sandbox = await openTestSandbox();
  [{ terminalID } = { terminalID: '' }] = await terminalsOf(sandbox);
});
afterAll(() => sandbox.close());

const many = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

describe('a request that would hold the server', () => {
  it.each([101, 1000, 20_000, 300_000])('of %i empty lines is answered with one fault', async (count) => {
    const body = { terminalID, dealDetails: { items: many(count, {}) } };
    const answer = await send(sandbox.as('manager'), 'transactions.create', { body });
    const errors = [{ code: 'dealDetails.items', description: 'At most 100 entries are allowed' }];
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors }]);
  });

  it('of 20,000 bad ids is answered with one fault', async () => {
    const body = { terminalID, paymentTransactionIDs: many(20_000, 'x') };
    const answer = await send(sandbox.as('manager'), 'transmissions.transmit', { body });
    const errors = [{ code: 'paymentTransactionIDs', description: 'At most 1000 entries are allowed' }];
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors }]);
  });

  it('of a text without end is told at once what else is wrong', async () => {
    const body = { terminalID, transactionAmount: 0, dealDetails: { consumerEmail: 'a.'.repeat(400_000) } };
    const answer = await send(sandbox.as('manager'), 'transactions.create', { body });
    const codes = answer
      .json<{ errors: { code: string }[] }>()
      .errors.map(({ code }) => code)
      .toSorted();
    expect([answer.statusCode, codes]).toEqual([400, ['dealDetails.consumerEmail', 'transactionAmount']]);
  });

  it('that is wrong throughout is told fifty faults', async () => {
    const body = { terminalID, dealDetails: { items: many(100, {}) } };
    const answer = await send(sandbox.as('manager'), 'transactions.create', { body });
    expect(answer.json<{ errors: unknown[] }>().errors).toHaveLength(50);
  });

  it('is told the fate of every row where it acts on many', async () => {
    const body = Array.from({ length: 1000 }, (_, index) => `no id ${index}`);
    const answer = await send(sandbox.as('manager'), 'items.bulkDelete', { body });
    expect(answer.json<{ errors: unknown[] }>().errors).toHaveLength(1000);
  });
});
