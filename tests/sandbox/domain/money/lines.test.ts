import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charge, detailsOf, poster, terminalsOf, type Post } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let post: Post;
let terminalID = '';
beforeAll(async () => {
  sandbox = await openTestSandbox();
  post = poster(sandbox);
  [{ terminalID } = { terminalID: '' }] = await terminalsOf(sandbox);
});
afterAll(() => sandbox.close());

const line = { itemName: 'Coffee', price: 1, quantity: 1 };

describe('the lines of a charge', () => {
  it.each([
    ['dealDetails.items[0].amount', { dealDetails: { items: [{ ...line, amount: 9_999_999.99 }] } }],
    ['dealDetails.items[0].discount', { dealDetails: { items: [{ ...line, discount: 1.01 }] } }],
    ['discountTotal', { discountTotal: 9_999_999.99, dealDetails: { items: [line] } }],
  ])('are refused for their %s', async (code, more) => {
    const { status, body } = await post('transactions.create', { body: charge(terminalID, more) });
    expect([status, body.errors?.map((error) => error.code)]).toEqual([400, [code]]);
  });

  it('are kept as they come to, where another system has rounded an agora off', async () => {
    const items = [{ ...line, price: 99.9, quantity: 0.33, amount: 32.96 }];
    const { status, body } = await post('transactions.create', {
      body: charge(terminalID, { dealDetails: { items } }),
    });
    expect(status).toBe(201);
    expect(await detailsOf(sandbox, body.entityUID)).toMatchObject({ dealDetails: { items: [{ amount: 32.96 }] } });
  });
});
