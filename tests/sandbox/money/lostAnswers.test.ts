import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { paymentRequests } from '#sandbox/db/schema/index.ts';
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

it('a payment request is paid by the charge that names it, once', async () => {
  const { db } = sandbox;
  const rows = await db.select().from(paymentRequests).where(eq(paymentRequests.merchantID, merchantID));
  const wanted = rows.find((row) => row.status === 'sent' && !row.permanent && !row.deletedAt);
  const paymentRequestID = wanted?.paymentRequestID ?? '';
  const pay = () => poster(sandbox)('transactions.create', { body: charge(terminalID, { paymentRequestID }) });
  const paid = await pay();
  expect(paid.status).toBe(201);
  const [row] = await db.select().from(paymentRequests).where(eq(paymentRequests.paymentRequestID, paymentRequestID));
  expect(row).toMatchObject({ status: 'payed', paymentTransactionID: paid.body.entityUID });
  expect(row?.history.at(-1)).toMatchObject({ operationCode: 'PaymentRequestPayed' });
  const again = await pay();
  expect([again.status, again.body.errors?.[0]?.code]).toEqual([400, 'paymentRequestID']);
});
