import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '#sandbox/createContext.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transmissions } from '#sandbox/db/schema/transmission.ts';
import { transmitNightly } from '#sandbox/jobs/nightlyTransmission.ts';
import { charge, detailsOf, poster, terminalsOf, type Post } from '#tests/support/payments.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let post: Post;
let main: string;
let north: string;
let closed: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  post = poster(sandbox);
  [main = '', north = '', closed = ''] = (await terminalsOf(sandbox)).map(({ terminalID }) => terminalID);
});
afterAll(() => sandbox.close());

async function made(terminalID: string, more: object = {}, id: 'create' | 'refund' | 'block' = 'create') {
  const answer = await post(`transactions.${id}`, { body: charge(terminalID, more) });
  expect(answer.status).toBe(201);
  return answer.body.entityUID ?? '';
}
const transmit = (terminalID: string, paymentTransactionIDs: unknown, more: object = {}) =>
  post('transmissions.transmit', { body: { terminalID, paymentTransactionIDs }, ...more });
const cancel = (terminalID: string, paymentTransactionID: string, more: object = {}) =>
  post('transmissions.cancel', { body: { terminalID, paymentTransactionID }, ...more });
const transmissionOf = async (id: string) => {
  const { transmissionID } = await detailsOf(sandbox, id);
  const [row] = await sandbox.db
    .select()
    .from(transmissions)
    .where(eq(transmissions.transmissionID, String(transmissionID)));
  return row;
};

describe('a transmission', () => {
  it('of one deal completes it, and has a row of its own', async () => {
    const id = await made(main, { transactionAmount: 71.5 });
    const answer = await transmit(main, [id]);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { status: 'success', message: 'Transaction Transmitted', additionalData: { queued: 1, notQueued: 0 } },
    ]);
    expect(await detailsOf(sandbox, id)).toMatchObject({
      status: 'completed',
      allowTransmission: false,
      allowTransmissionCancellation: false,
      allowRefund: true,
      shvaTransactionDetails: { transmissionNumber: expect.stringMatching(/^\d{5,}$/) },
    });
    expect(await transmissionOf(id)).toMatchObject({ transactionsCount: 1, totalAmount: 7150, success: true });
  });

  it('sends charges and refunds of a currency together, each currency by itself', async () => {
    const [sale, dollars] = [
      await made(north, { transactionAmount: 500 }),
      await made(north, { transactionAmount: 60, currency: 'USD' }),
    ];
    const refund = await made(north, { transactionAmount: 200 }, 'refund');
    const answer = await transmit(north, [sale, refund, dollars]);
    expect(answer.body.message).toBe('Successfully queued 3 transactions');
    expect(await transmissionOf(sale)).toMatchObject({ currency: 'ILS', transactionsCount: 2, totalAmount: 30_000 });
    expect(await transmissionOf(dollars)).toMatchObject({ currency: 'USD', transactionsCount: 1, totalAmount: 6000 });
    expect((await transmissionOf(sale))?.transmissionNumber).not.toBe(
      (await transmissionOf(dollars))?.transmissionNumber,
    );
  });

  it('of some that cannot go is a warning, of none a 400; both name them', async () => {
    const [waiting, held] = [await made(main), await made(main, {}, 'block')];
    const some = await transmit(main, [waiting, held, unknownGuid]);
    expect([some.status, some.body]).toMatchObject([
      200,
      {
        status: 'warning',
        additionalData: {
          queued: 1,
          notQueued: 2,
          queuedTransactions: [waiting],
          notQueuedTransactions: [held, unknownGuid].map((one) => ({ id: one, code: 'NotInThisState' })),
        },
      },
    ]);
    expect(some.body.errors?.map(({ code }) => code)).toEqual([held, unknownGuid]);
    const none = await transmit(main, [waiting]);
    expect([none.status, none.body]).toMatchObject([
      400,
      { message: 'Could not queue one transaction', additionalData: { queued: 0, notQueued: 1 } },
    ]);
  });

  it('of the same deal twice at once happens once', async () => {
    const id = await made(main);
    const answers = await Promise.all(Array.from({ length: 8 }, () => transmit(main, [id])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await transmissionOf(id)).toMatchObject({ transactionsCount: 1 });
  });

  it('of a terminal takes everything that waits, and then nothing', async () => {
    const id = await made(north);
    const path = { terminalID: north };
    const first = await post('transmissions.transmitByTerminal', { path });
    expect([first.status, first.body.status]).toEqual([200, 'success']);
    expect(first.body.additionalData).toMatchObject({ queuedTransactions: expect.arrayContaining([id]) as unknown });
    expect(await detailsOf(sandbox, id)).toMatchObject({ status: 'completed' });
    const second = await post('transmissions.transmitByTerminal', { path });
    expect(second.body.additionalData).toMatchObject({ queued: 0, notQueued: 0, queuedTransactions: [] });
  });

  it('takes along what was refunded before it, which stays a chargeback', async () => {
    const id = await made(main);
    const body = { existingPaymentTransactionID: id, refundAmount: 1 };
    await post('transactions.chargeback', { body });
    expect(await detailsOf(sandbox, id)).toMatchObject({ allowTransmission: true });
    expect((await transmit(main, [id])).status).toBe(200);
    expect(await detailsOf(sandbox, id)).toMatchObject({ status: 'chargeback', allowTransmission: false });
  });

  it('leaves alone what is another terminal’s or merchant’s', async () => {
    const id = await made(main);
    expect((await transmit(north, [id])).status).toBe(400);
    expect((await transmit(main, [id], { as: 'otherManager' })).status).toBe(404);
    expect((await transmit(closed, [id])).body.errors?.[0]?.code).toBe('terminalID');
    expect(await detailsOf(sandbox, id)).toMatchObject({ status: 'awaitingForTransmission' });
  });

  it.each([
    ['none', []],
    ['no id', ['x']],
    ['nothing', undefined],
  ])('of %s names the field', async (_case, ids) => {
    const answer = await transmit(main, ids);
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([
      400,
      expect.stringMatching(/^paymentTransactionIDs/),
    ]);
  });
});

describe('a cancellation', () => {
  it('calls a deal back before it is transmitted, once', async () => {
    const id = await made(main);
    const answer = await cancel(main, id, { as: 'merchant', locale: 'he-IL' });
    expect([answer.status, answer.body]).toMatchObject([200, { status: 'success', message: 'העסקה בוטלה' }]);
    expect(await detailsOf(sandbox, id)).toMatchObject({
      status: 'cancelledByMerchant',
      quickStatus: 'Canceled',
      allowTransmission: false,
      allowTransmissionCancellation: false,
      allowRefund: false,
      history: [{}, {}, {}, { status: 'cancelledByMerchant' }],
    });
    expect((await cancel(main, id)).body.errors?.[0]?.code).toBe('paymentTransactionID');
    expect((await transmit(main, [id])).status).toBe(400);
  });

  it('comes too late after the transmission, and after a refund', async () => {
    const [sent, refunded] = [await made(main), await made(main)];
    await transmit(main, [sent]);
    await post('transactions.chargeback', { body: { existingPaymentTransactionID: refunded, refundAmount: 1 } });
    for (const id of [sent, refunded]) expect((await cancel(main, id)).status).toBe(400);
  });

  it('of a refund gives its part back to the deal', async () => {
    const id = await made(main, { transactionAmount: 82 });
    const body = { existingPaymentTransactionID: id, refundAmount: 82 };
    const refund = await post('transactions.chargeback', { body });
    expect(await detailsOf(sandbox, id)).toMatchObject({ status: 'chargeback', allowRefund: false });
    expect((await cancel(main, refund.body.entityUID ?? '')).status).toBe(200);
    expect(await detailsOf(sandbox, id)).toMatchObject({
      status: 'awaitingForTransmission',
      totalRefund: 0,
      allowRefund: true,
    });
  });

  it('of a refund, and a transmission of it with its deal, wait for each other', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => made(main)));
    for (const id of ids) {
      const body = { existingPaymentTransactionID: id, refundAmount: 1 };
      const refund = (await post('transactions.chargeback', { body })).body.entityUID ?? '';
      const both = await Promise.all([cancel(main, refund), transmit(main, [id, refund])]);
      expect(both.map(({ status }) => status)).not.toContain(500);
    }
  });

  it('finds nobody else’s deal', async () => {
    const id = await made(main);
    expect((await cancel(main, id, { as: 'otherManager' })).status).toBe(404);
    expect((await cancel(north, id)).status).toBe(404);
    expect((await cancel(main, unknownGuid)).status).toBe(404);
  });
});

describe('a nightly transmission', () => {
  const statusOf = async (id: string) => (await detailsOf(sandbox, id)).status;
  let night: () => Promise<void>;
  beforeAll(() => {
    const context = createContext(sandbox);
    night = () => transmitNightly(context);
  });

  it('takes what waited at each terminal’s own time, once, and nothing that came later', async () => {
    await sandbox.db.update(terminals).set({ transmissionTime: '22:00' }).where(eq(terminals.terminalID, north));
    sandbox.clock.set(new Date('2026-11-15T19:00:00Z'));
    const before = await sandbox.db.$count(transmissions);
    const [here, there, held] = [await made(main), await made(north), await made(main, {}, 'block')];
    // The seed's own nights are behind it.
    await night();
    expect(await sandbox.db.$count(transmissions)).toBe(before);
    sandbox.clock.set(new Date('2026-11-15T20:05:00Z'));
    const late = await made(north);
    await night();
    expect([await statusOf(there), await statusOf(late), await statusOf(here)]).toEqual([
      'completed',
      'awaitingForTransmission',
      'awaitingForTransmission',
    ]);
    expect(await detailsOf(sandbox, there)).toMatchObject({
      allowTransmissionCancellation: false,
      history: expect.arrayContaining([expect.objectContaining({ operationDoneBy: 'שידור לילי' })]) as unknown,
    });
    sandbox.clock.set(new Date('2026-11-15T21:31:00Z'));
    await night();
    expect([await statusOf(here), await statusOf(late), await statusOf(held)]).toEqual([
      'completed',
      'awaitingForTransmission',
      'awaitingToSelectJ5',
    ]);
  });

  it('makes up for a night that nobody was there, and two processes transmit no deal twice', async () => {
    const id = await made(main);
    sandbox.clock.set(new Date('2026-11-18T07:00:00Z'));
    await Promise.all([night(), transmitNightly(createContext(sandbox))]);
    expect(await statusOf(id)).toBe('completed');
    expect(await transmissionOf(id)).toMatchObject({ transactionsCount: 1 });
    const after = await sandbox.db.$count(transmissions);
    await night();
    expect(await sandbox.db.$count(transmissions)).toBe(after);
  });
});
