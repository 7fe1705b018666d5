import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { paymentRequests, transactions } from '#sandbox/db/schema/index.ts';
import { betweenSteps } from '#tests/support/betweenSteps.ts';
import { charge, poster, terminalsOf } from '#tests/support/payments.ts';
import { people } from '#tests/support/people.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { signToken } from '#tests/support/signToken.ts';

let sandbox: TestSandbox;
let terminalID: string;
let merchantID: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  const [terminal] = await terminalsOf(sandbox);
  terminalID = terminal?.terminalID ?? '';
  merchantID = terminal?.merchantID ?? '';
});
afterAll(() => sandbox.close());

it('an answer lost on purpose was given all the same: the same key gets it', async () => {
  const { app, db, config } = sandbox;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = {
    authorization: `Bearer ${await signToken(db, config, people.manager)}`,
    'content-type': 'application/json',
    'idempotency-key': 'lost-1',
  };
  const body = charge(terminalID);
  const post = () =>
    fetch(`${origin}/sandbox/transactions/api/transactions/create`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  const fault = { kind: 'lose', endpoint: 'transactions.create', times: 1 };
  await app.inject({ method: 'POST', url: '/sandbox/faults', payload: fault });
  await expect(post()).rejects.toThrow('fetch failed');
  const url = `/sandbox/transactions/api/transactions?amountFrom=${String(body.transactionAmount)}&amountTo=${String(body.transactionAmount)}&take=5`;
  const list = (await sandbox.as('manager')({ method: 'GET', url })).json<{ data: Record<string, unknown>[] }>();
  const again = await post();
  expect([again.status, await again.json()]).toMatchObject([201, { entityUID: list.data[0]?.paymentTransactionID }]);
});

/** A request that waits to be paid, and a way to pay it. */
async function someRequest() {
  const rows = await sandbox.db.select().from(paymentRequests).where(eq(paymentRequests.merchantID, merchantID));
  const wanted = rows.find((row) => row.status === 'sent' && !row.permanent && !row.deletedAt);
  const paymentRequestID = wanted?.paymentRequestID ?? '';
  const pay = (on = sandbox) => poster(on)('transactions.create', { body: charge(terminalID, { paymentRequestID }) });
  return { paymentRequestID, pay };
}

it('a payment request is paid by the charge that names it, once', async () => {
  const { paymentRequestID, pay } = await someRequest();
  const paid = await pay();
  expect(paid.status).toBe(201);
  const [row] = await sandbox.db
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.paymentRequestID, paymentRequestID));
  expect(row).toMatchObject({ status: 'payed', paymentTransactionID: paid.body.entityUID });
  expect(row?.history.at(-1)).toMatchObject({ operationCode: 'PaymentRequestPayed' });
  const again = await pay();
  expect([again.status, again.body.errors?.[0]?.code]).toEqual([400, 'paymentRequestID']);
});

it('of two who pay a payment request at once one is refused', async () => {
  const { paymentRequestID, pay } = await someRequest();
  const db = betweenSteps(sandbox.db, () => pay());
  const late = await openTestSandbox({ db });
  const answer = await pay(late);
  await late.close();
  expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'paymentRequestID']);
  const made = await sandbox.db.$count(transactions, eq(transactions.paymentRequestID, paymentRequestID));
  expect(made).toBe(1);
});
