import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { attemptKeptMs, attemptRepeatableMs } from '#contract/constants.ts';
import { createClock } from '#sandbox/core/clock.ts';
import type { HubMessage } from '#sandbox/core/hubMessage.ts';
import { attempts } from '#sandbox/domain/money/payment/attemptTable.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { forgetAttempts } from '#sandbox/jobs/forgottenAttempts.ts';
import { betweenSteps } from '#tests/support/betweenSteps.ts';
import { callOf } from '#tests/support/callOf.ts';
import { charge, poster, terminalsOf, typed } from '#tests/support/payments.ts';
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

const hourMs = 60 * 60_000;

it.each([
  ['for as long as a client repeats it', attemptRepeatableMs, true, true],
  ['just before a month is over', attemptKeptMs - hourMs, true, true],
  ['not after a month', attemptKeptMs + hourMs, true, false],
  ['without an answer for good', attemptKeptMs * 12, false, true],
])('a key is remembered %s', async (_case, age, isAnswered, isKnown) => {
  // The second terminal does not watch for doubles: nothing but the key tells that it is the same.
  const [, unwatched] = await terminalsOf(sandbox);
  const key = `aged-${age}`;
  const ask = { body: charge(unwatched?.terminalID ?? ''), key };
  const first = await poster(sandbox)('transactions.create', ask);
  const isKey = eq(attempts.attemptKey, key);
  const now = new Date();
  const leaseUntil = new Date(now.getTime() - age);
  await sandbox.db
    .update(attempts)
    .set({ leaseUntil, ...(!isAnswered && { status: null, answer: null }) })
    .where(isKey);
  // People move business time by years: it counts for nothing.
  const { context } = callOf({ ...sandbox, clock: createClock(new Date('2040-01-01T00:00:00Z')) }, merchantID);
  await Promise.all([forgetAttempts(context, now), forgetAttempts(context, now)]);
  expect(await sandbox.db.$count(attempts, isKey)).toBe(isKnown ? 1 : 0);
  if (!isAnswered) return;
  const again = await poster(sandbox)('transactions.create', ask);
  expect([again.status, again.body.entityUID === first.body.entityUID]).toEqual([201, isKnown]);
});

const isIt = (paymentRequestID: string) => eq(paymentRequests.paymentRequestID, paymentRequestID);

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

it('a refused card leaves its payment request open for another one, and screens are told of both', async () => {
  const { paymentRequestID, pay } = await someRequest();
  const { context } = callOf(sandbox, merchantID);
  await context.hub.ready();
  const heard: HubMessage[] = [];
  context.hub.subscribe({ merchantID, hear: (message) => heard.push(message), resync: () => {} });
  const declined = charge(terminalID, {
    paymentRequestID,
    creditCardSecureDetails: typed('4000000000000002', { cardOwnerName: 'Noa' }),
  });
  expect((await poster(sandbox)('transactions.create', { body: declined })).status).toBe(400);
  const read = async () => (await sandbox.db.select().from(paymentRequests).where(isIt(paymentRequestID)))[0];
  expect(await read()).toMatchObject({ status: 'paymentFailed', paymentTransactionID: null, userPaidDetails: null });
  const paid = await pay();
  expect(paid.status).toBe(201);
  expect(await read()).toMatchObject({
    status: 'payed',
    cardOwnerName: 'Dana Levi',
    userPaidDetails: { vatRate: 0.18, transactionAmount: expect.any(Number) },
  });
  const told = (status: string) => ({ merchantID, paymentRequestID, status });
  // Of a payment that begins, too, with the status that the link has then.
  const expected = [told('sent'), told('paymentFailed'), told('paymentFailed'), told('payed')];
  await vi.waitFor(() => expect(heard).toEqual(expected));
  await context.hub.close();
});

it('a permanent link is paid any number of times, until it is canceled', async () => {
  const rows = await sandbox.db.select().from(paymentRequests).where(eq(paymentRequests.merchantID, merchantID));
  const { paymentRequestID = '' } = rows.find(({ permanent, status }) => permanent && status === 'sent') ?? {};
  const pay = () => poster(sandbox)('transactions.create', { body: charge(terminalID, { paymentRequestID }) });
  expect([(await pay()).status, (await pay()).status]).toEqual([201, 201]);
  await sandbox.db.update(paymentRequests).set({ status: 'canceled' }).where(isIt(paymentRequestID));
  const late = await pay();
  expect([late.status, late.body.errors?.[0]?.code]).toEqual([400, 'paymentRequestID']);
});
