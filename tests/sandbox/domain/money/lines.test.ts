import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointId } from '#contract/endpoints.ts';
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
      body: charge(terminalID, { transactionAmount: 32.97, dealDetails: { items } }),
    });
    expect(status).toBe(201);
    expect(await detailsOf(sandbox, body.entityUID)).toMatchObject({ dealDetails: { items: [{ amount: 32.96 }] } });
  });
});

describe('an amount that its lines do not come to', () => {
  const dealDetails = { items: [line, { ...line, price: 5, discount: 1 }] };
  const schedule = { repeatPeriodType: 'monthly', startAtType: 'today', endAtType: 'never' };

  it.each<[EndpointId, string, object]>([
    ['transactions.create', 'transactionAmount', {}],
    ['transactions.block', 'transactionAmount', {}],
    ['transactions.refund', 'transactionAmount', {}],
    ['billing.create', 'transactionAmount', { billingSchedule: schedule }],
    ['invoiceOnlyBilling.create', 'transactionAmount', { billingSchedule: schedule }],
    ['billingRequests.create', 'transactionAmount', { billingSchedule: schedule }],
    ['paymentRequests.create', 'paymentRequestAmount', {}],
    ['paymentIntents.create', 'paymentRequestAmount', {}],
    ['invoices.create', 'invoiceAmount', {}],
  ])('is refused by %s at its %s, and told', async (call, name, more) => {
    const codesAt = async (amount: number) => {
      const { body } = await post(call, { body: { terminalID, dealDetails, [name]: amount, ...more } });
      return body.errors?.filter(({ code }) => code === name) ?? [];
    };
    expect(await codesAt(100)).toEqual([{ code: name, description: 'The amount must be what the lines come to, 5' }]);
    expect(await codesAt(5)).toEqual([]);
  });

  it('charges nothing', async () => {
    const { status, body } = await post('transactions.create', { body: charge(terminalID, { dealDetails }) });
    expect([status, body.errors?.map(({ code }) => code)]).toEqual([400, ['transactionAmount']]);
  });

  it('is taken less a discount of the whole deal', async () => {
    const { status, body } = await post('transactions.create', {
      body: charge(terminalID, { transactionAmount: 4, discountTotal: 2, dealDetails }),
    });
    expect(status).toBe(201);
    expect(await detailsOf(sandbox, body.entityUID)).toMatchObject({ transactionAmount: 4, discountTotal: 2 });
  });

  it.each([
    ['a payer says how much', { userAmount: true, paymentRequestAmount: 100 }],
    ['a card is saved', { paymentRequestAmount: 0 }],
  ])('is no matter where %s', async (_name, more) => {
    const { body } = await post('paymentIntents.create', { body: { terminalID, dealDetails, ...more } });
    expect(body.errors?.filter(({ code }) => code === 'paymentRequestAmount') ?? []).toEqual([]);
  });
});
