import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { charge, detailsOf, poster, terminalsOf, type Post } from '#tests/support/payments.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { testNow } from '#tests/support/databaseDump.ts';

let sandbox: TestSandbox;
let post: Post;
let main: string;
let north: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  post = poster(sandbox);
  [main = '', north = ''] = (await terminalsOf(sandbox)).map(({ terminalID }) => terminalID);
});
afterAll(() => sandbox.close());

async function hold(more: object = {}) {
  const body = charge(main, more);
  const answer = await post('transactions.block', { body });
  expect(answer.status).toBe(201);
  return { id: answer.body.entityUID ?? '', body, answer };
}
const select = (transactionID: string, more: object = {}) =>
  post('transactions.selectJ5', { path: { transactionID }, ...more });

describe('a hold', () => {
  it('waits for a day to be selected, and says so in words', async () => {
    const { id, answer } = await hold();
    expect(answer.body.innerResponse).toMatchObject({
      status: 'success',
      message: expect.stringMatching(/^The amount is held until 16\/11\/2026 12:\d\d$/),
    });
    const details = await detailsOf(sandbox, id);
    expect(details).toMatchObject({
      jDealType: 'J5',
      status: 'awaitingToSelectJ5',
      quickStatus: 'Pending',
      allowTransmission: false,
      allowTransmissionCancellation: false,
      allowRefund: false,
    });
    const expires = Date.parse(String(details.transactionJ5ExpiredDate));
    expect(Math.abs(expires - testNow.getTime() - 24 * 60 * 60 * 1000)).toBeLessThan(5 * 60 * 1000);
  });

  it.each(['installments', 'credit', 'immediate'])('of the type %s is refused', async (transactionType) => {
    const answer = await post('transactions.block', { body: charge(main, { transactionType }) });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'transactionType']);
  });

  it('is selected whole, once: the new deal names it and can be transmitted', async () => {
    const { id, body } = await hold({ dealDetails: { dealDescription: 'Deposit' } });
    const answer = await select(id);
    expect(answer.status).toBe(201);
    expect(answer.body.entityUID).not.toBe(id);
    expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({
      jDealType: 'J4',
      status: 'awaitingForTransmission',
      transactionType: 'regularDeal',
      transactionAmount: body.transactionAmount,
      initialTransactionID: id,
      dealDetails: { dealDescription: 'Deposit' },
      creditCardDetails: { cardNumber: '424242******4242' },
      allowTransmission: true,
    });
    expect(await detailsOf(sandbox, id)).toMatchObject({ status: 'completed' });
    const again = await select(id);
    expect([again.status, again.body.errors]).toEqual([
      400,
      [{ code: 'transactionID', description: 'The hold has expired or has already been charged' }],
    ]);
  });

  it('is selected by one of many who try at once', async () => {
    const { id } = await hold();
    const answers = await Promise.all(Array.from({ length: 15 }, () => select(id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(14);
    const rows = await sandbox.db.select().from(transactions).where(eq(transactions.initialTransactionID, id));
    expect(rows).toHaveLength(1);
  });

  it('lapses after its day', async () => {
    const { id } = await hold();
    sandbox.clock.set(new Date(testNow.getTime() + 25 * 60 * 60 * 1000));
    expect((await select(id, { locale: 'he-IL' })).body.errors?.[0]?.description).toBe(
      'תוקף תפיסת המסגרת פג או שהיא כבר חויבה',
    );
    const used = await post('transactions.create', {
      body: { terminalID: main, transactionAmount: 1, initialJ5TransactionID: id },
    });
    expect([used.status, used.body.errors?.[0]?.code]).toEqual([400, 'initialJ5TransactionID']);
    sandbox.clock.set(testNow);
  });

  it('is nobody else’s', async () => {
    const { id } = await hold();
    expect((await select(id, { as: 'otherManager' })).status).toBe(404);
    expect((await select(unknownGuid)).status).toBe(404);
    expect(await detailsOf(sandbox, id)).toMatchObject({ status: 'awaitingToSelectJ5' });
  });

  it('that is none is refused', async () => {
    const made = await post('transactions.create', { body: charge(main) });
    expect((await select(made.body.entityUID ?? '')).status).toBe(400);
  });
});

describe('a charge that names a hold', () => {
  const settle = (id: string, more: object) =>
    post('transactions.create', { body: { terminalID: main, initialJ5TransactionID: id, ...more } });

  it('takes a part of it by its card and uses it up', async () => {
    const { id } = await hold({ transactionAmount: 300 });
    const answer = await settle(id, { transactionAmount: 120.5 });
    expect(answer.status).toBe(201);
    expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({
      transactionAmount: 120.5,
      initialTransactionID: id,
      creditCardDetails: { cardNumber: '424242******4242' },
    });
    expect((await settle(id, { transactionAmount: 10 })).status).toBe(400);
  });

  it('of more than was held is refused with 507, and the hold stays', async () => {
    const { id } = await hold({ transactionAmount: 310 });
    const answer = await settle(id, { transactionAmount: 310.01 });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, '507']);
    expect(await detailsOf(sandbox, id)).toMatchObject({ status: 'awaitingToSelectJ5' });
    expect((await select(id)).status).toBe(201);
  });

  it('stays on its terminal, in its currency and regular', async () => {
    const { id } = await hold({ transactionAmount: 320 });
    const wrong = async (more: object) => (await settle(id, { transactionAmount: 320, ...more })).status;
    expect(await wrong({ terminalID: north })).toBe(404);
    expect(await wrong({ currency: 'USD' })).toBe(400);
    expect(await wrong({ transactionType: 'immediate' })).toBe(400);
    expect(await detailsOf(sandbox, id)).toMatchObject({ status: 'awaitingToSelectJ5' });
  });
});

describe('a check', () => {
  it('moves no money and is done at once', async () => {
    const { transactionAmount, ...body } = charge(main);
    const answer = await post('transactions.check', { body });
    expect([answer.status, transactionAmount]).toEqual([201, expect.any(Number)]);
    expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({
      jDealType: 'J2',
      status: 'completed',
      transactionAmount: 0,
      allowRefund: false,
      allowTransmission: false,
    });
  });
});
