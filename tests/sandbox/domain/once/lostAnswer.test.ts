import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { attemptKeptMs } from '#contract/constants.ts';
import type { CreatingEndpointId } from '#contract/creating.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { digestOf } from '#sandbox/domain/money/payment/attemptKey.ts';
import { attempts } from '#sandbox/domain/money/payment/attemptTable.ts';
import { recordAttempt } from '#sandbox/domain/once/answerOnce.ts';
import { forgetAttempts } from '#sandbox/jobs/forgottenAttempts.ts';
import { sweep } from '#sandbox/jobs/sweep.ts';
import { outboxMessages } from '#sandbox/outbox/table.ts';
import { importRows } from '#sandbox/resources/imports/table.ts';
import { callOf } from '#tests/support/callOf.ts';
import { creationsOf, fileOf, sendUnder } from '#tests/support/creations.ts';
import { terminalsOf } from '#tests/support/payments.ts';
import { people } from '#tests/support/people.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { signToken } from '#tests/support/signToken.ts';

let sandbox: TestSandbox;
let creations: Awaited<ReturnType<typeof creationsOf>>;
let merchantID: string;
let origin: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  creations = await creationsOf(sandbox);
  merchantID = (await terminalsOf(sandbox))[0]?.merchantID ?? '';
  origin = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

it.each(['billing.create', 'paymentRequests.create'] as const)(
  'of %s, whose connection dies before the answer, as a browser then sends by itself: there is one',
  async (id) => {
    const { body } = await creations[id]();
    const countAll = async () => [
      await sandbox.db.$count(billingDeals),
      await sandbox.db.$count(paymentRequests),
      await sandbox.db.$count(outboxMessages, eq(outboxMessages.kind, 'email')),
    ];
    const isLink = id === 'paymentRequests.create';
    const [deals = 0, links = 0, emails = 0] = await countAll();
    const request = {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await signToken(sandbox.db, sandbox.config, people.manager)}`,
        'content-type': 'application/json',
        'idempotency-key': `died-${id}`,
      },
      body: JSON.stringify(body),
    };
    const address = `${origin}/sandbox/${endpoints[id].base}${endpoints[id].path}`;
    const fault = { kind: 'lose', endpoint: id, times: 1 };
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/faults', payload: fault });
    await expect(fetch(address, request)).rejects.toThrow('fetch failed');
    const again = await fetch(address, request);
    const answer: unknown = await again.json();
    expect([again.status, isObject(answer) && typeof answer.entityUID]).toEqual([201, 'string']);
    expect(await countAll()).toEqual([deals + (isLink ? 0 : 1), links + (isLink ? 1 : 0), emails + (isLink ? 1 : 0)]);
  },
);

const isRunning = eq(attempts.attemptKey, 'running');

/** A database that is gone when somebody begins a transaction after so many. */
function goneAfter(db: Database, transactions: number): Database {
  let left = transactions;
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name);
      const transaction: Database['transaction'] = async (run, config) => {
        left -= 1;
        if (left < 0) throw new Error('the database is gone');
        return target.transaction(run, config);
      };
      return transaction;
    },
  });
}

it('a file whose import has ended in the middle goes on with the rows that are left, each once', async () => {
  const terminalID = (await terminalsOf(sandbox))[0]?.terminalID ?? '';
  const request = { path: { terminalID }, file: fileOf(30, 'half') };
  const ofFile = eq(importRows.fileName, 'deals.csv');
  const dying = await openTestSandbox({ db: goneAfter(sandbox.db, 2) });
  expect((await sendUnder(dying, 'import.upload', request, 'half')).status).toBe(500);
  await dying.close();
  expect(await sandbox.db.$count(importRows, ofFile)).toBe(20);
  // Nothing is left to be found out at the processor.
  await sweep(callOf(sandbox, merchantID).context, true, (error) => expect.fail(String(error)));
  const other = { ...request, file: fileOf(30, 'other') };
  expect((await sendUnder(sandbox, 'import.upload', other, 'half')).status).toBe(422);
  const [again, once] = await Promise.all([1, 2].map(() => sendUnder(sandbox, 'import.upload', request, 'half')));
  expect([again?.status, again?.body.additionalData]).toEqual([
    201,
    { total: 30, succeeded: 30, failed: 0, skipped: 0 },
  ]);
  expect(once?.body).toEqual(again?.body);
  const rows = await sandbox.db.select().from(importRows).where(ofFile);
  expect(rows.map(({ rowNumber }) => rowNumber).toSorted((first, second) => first - second)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 2),
  );
  expect(new Set(rows.map(({ billingDealID }) => billingDealID)).size).toBe(30);
  expect(await sandbox.db.$count(consumers, eq(consumers.consumerEmail, 'half-3@import.test'))).toBe(1);
});

it.each([
  ['remembered just before a month is over', attemptKeptMs - 60_000, true, 1],
  ['forgotten after it', attemptKeptMs + 60_000, true, 0],
  ['forgotten after it also where an import has never ended', attemptKeptMs + 60_000, false, 0],
])('a key is %s', async (_case, age, isAnswered, kept) => {
  const key = `aged-${age}-${String(isAnswered)}`;
  const id: CreatingEndpointId = 'items.create';
  const request = await creations[id]();
  await sendUnder(sandbox, id, request, key);
  const now = new Date();
  const isKey = eq(attempts.attemptKey, key);
  const leaseUntil = new Date(now.getTime() - age);
  await sandbox.db
    .update(attempts)
    .set({ leaseUntil, ...(!isAnswered && { status: null, answer: null }) })
    .where(isKey);
  await forgetAttempts(callOf(sandbox, merchantID).context, now);
  expect(await sandbox.db.$count(attempts, isKey)).toBe(kept);
});

// The embedded database has one connection: who comes second always waits.
it.skipIf(!inject('databaseTemplate'))(
  'who asks while the first request is still running waits a moment, and is then told to come back',
  async () => {
    const request = await creations['items.create']();
    const running = await sandbox.db.transaction(async (tx) => {
      const call = callOf(sandbox, merchantID, { endpoint: 'items.create', body: request.body });
      await recordAttempt(tx, call, { attemptKey: 'running', digest: digestOf(call) });
      const answer = await sendUnder(sandbox, 'items.create', request, 'running');
      await tx.delete(attempts).where(isRunning);
      return answer;
    });
    expect([running.status, running.headers['retry-after'], running.body.errors?.[0]?.code]).toEqual([
      409,
      '2',
      'Idempotency-Key',
    ]);
    expect((await sendUnder(sandbox, 'items.create', request, 'running')).status).toBe(201);
  },
);
