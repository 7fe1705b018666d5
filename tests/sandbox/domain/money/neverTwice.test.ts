import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '#sandbox/domain/money/payment/attemptTable.ts';
import { processorRecords } from '#sandbox/domain/processor/table.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { charge, detailsOf, poster, terminalsOf, typed, type Post } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { holdAnswers } from '#tests/support/processors.ts';

let sandbox: TestSandbox;
let post: Post;
let main: string;
let north: string;
let others: string;
let keys = 0;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  post = poster(sandbox);
  [main = '', north = ''] = (await terminalsOf(sandbox)).map(({ terminalID }) => terminalID);
  [others = ''] = (await terminalsOf(sandbox, 'otherManager')).map(({ terminalID }) => terminalID);
});
afterAll(() => sandbox.close());

function newKey(): string {
  keys += 1;
  return `attempt-${keys}`;
}

/** Transactions of an amount, whatever became of them. */
const made = (body: Record<string, unknown>) =>
  sandbox.db
    .select({ id: transactions.paymentTransactionID })
    .from(transactions)
    .where(
      and(
        eq(transactions.terminalID, String(body.terminalID)),
        eq(transactions.transactionAmount, Math.round(Number(body.transactionAmount) * 100)),
        eq(transactions.cardOwnerName, 'Dana Levi'),
      ),
    );

describe('a known key', () => {
  it('of fifty requests at once makes one transaction, and all get its answer', async () => {
    const [key, body] = [newKey(), charge(north)];
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('transactions.create', { body, key })));
    const rows = await made(body);
    expect(rows).toHaveLength(1);
    const records = await sandbox.db
      .select()
      .from(processorRecords)
      .where(eq(processorRecords.reference, rows[0]?.id ?? ''));
    expect(records).toHaveLength(1);
    for (const { status, headers } of answers) {
      if (status === 409) expect(headers['retry-after']).toBe('2');
      else expect(status).toBe(201);
    }
    expect((await post('transactions.create', { body, key })).body.entityUID).toBe(rows[0]?.id);
  });

  it('gets the first answer again, whoever asks in whatever language, also a refusal', async () => {
    for (const number of ['4242424242424242', '4000000000000002']) {
      const [key, body] = [newKey(), charge(main, { creditCardSecureDetails: typed(number) })];
      const first = await post('transactions.create', { body, key, locale: 'he-IL' });
      const again = await post('transactions.create', { body, key, locale: 'en-IL', as: 'merchant' });
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      expect(await made(body)).toHaveLength(1);
    }
  });

  it('comes as header or as extension.attemptID, which are one', async () => {
    const key = newKey();
    const body = charge(main, { extension: { attemptID: key, note: 'mine' } });
    const first = await post('transactions.create', { body });
    expect(first.status).toBe(201);
    expect(await post('transactions.create', { body, key })).toMatchObject({ status: 201, body: first.body });
    expect(await made(body)).toHaveLength(1);
    expect(await detailsOf(sandbox, first.body.entityUID)).toMatchObject({
      extension: { attemptID: key, note: 'mine' },
    });
  });

  it.each([
    ['another amount', (body: object) => ({ ...body, transactionAmount: 77.77 })],
    ['another card', (body: object) => ({ ...body, creditCardSecureDetails: typed('5555555555554444') })],
    [
      'another expiry',
      (body: object) => ({ ...body, creditCardSecureDetails: typed(undefined, { cardExpiration: '11/30' }) }),
    ],
  ])('with %s is answered 422', async (_case, change) => {
    const [key, body] = [newKey(), charge(main)];
    await post('transactions.create', { body, key });
    const answer = await post('transactions.create', { body: change(body), key });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([422, 'Idempotency-Key']);
    expect((await post('transactions.block', { body, key })).status).toBe(422);
  });

  it('with another security code is the same, since codes are not kept to be compared', async () => {
    const [key, body] = [newKey(), charge(main)];
    const first = await post('transactions.create', { body, key });
    const other = { ...body, creditCardSecureDetails: typed(undefined, { cvv: '999' }) };
    expect((await post('transactions.create', { body: other, key })).body).toEqual(first.body);
  });

  it('of before digests were given up gets its answer', async () => {
    const [key, body] = [newKey(), charge(main)];
    const first = await post('transactions.create', { body, key });
    await sandbox.db.update(attempts).set({ digest: null }).where(eq(attempts.attemptKey, key));
    expect((await post('transactions.create', { body, key })).body).toEqual(first.body);
  });

  it('with the same body in another order is the same', async () => {
    const [key, body] = [newKey(), charge(main)];
    const first = await post('transactions.create', { body, key });
    // A screen that has reconnected to the hub names another connection.
    const turned = Object.fromEntries(Object.entries({ ...body, connectionID: 'new' }).toReversed());
    expect((await post('transactions.create', { body: turned, key })).body).toEqual(first.body);
  });

  it('belongs to its merchant', async () => {
    const key = newKey();
    const [mine, theirs] = [charge(main), charge(others)];
    const first = await post('transactions.create', { body: mine, key });
    const second = await post('transactions.create', { body: theirs, key, as: 'otherManager' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.entityUID).not.toBe(second.body.entityUID);
  });

  it('is free again when its request was not even begun', async () => {
    const [key, body] = [newKey(), charge(main)];
    expect((await post('transactions.create', { body: { ...body, transactionAmount: -1 }, key })).status).toBe(400);
    expect((await post('transactions.create', { body, key })).status).toBe(201);
  });
});

describe('a key', () => {
  it('may come from another origin that is let in, and the configuration tells of it', async () => {
    const origin = 'http://localhost:5173';
    const open = await openTestSandbox({ db: sandbox.db, config: { origins: [origin] } });
    const answer = await open.app.inject({
      method: 'OPTIONS',
      url: '/sandbox/transactions/api/transactions/create',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    });
    expect(answer.headers['access-control-allow-headers']).toContain('idempotency-key');
    expect((await open.app.inject('/config.json')).json()).toMatchObject({ idempotencyHeader: true });
    await open.close();
  });

  it.each([
    ['Idempotency-Key', 'with spaces in it', {}],
    ['Idempotency-Key', 'x'.repeat(101), {}],
    ['extension.attemptID', undefined, { extension: { attemptID: 7 } }],
    ['extension.attemptID', 'one', { extension: { attemptID: 'another' } }],
  ])('that is none is refused by its name: %s', async (code, key, more) => {
    const answer = await post('transactions.create', { body: charge(main, more), ...(key !== undefined && { key }) });
    expect([answer.status, answer.body.errors?.map((error) => error.code)]).toEqual([400, [code]]);
  });

  it('is none of the secrets that a database tells: bodies are compared by a digest', async () => {
    const key = newKey();
    await post('transactions.create', { body: charge(main), key });
    const [row] = await sandbox.db.select().from(attempts).where(eq(attempts.attemptKey, key));
    expect(row?.digest).toMatch(/^[\w+/]{43}=$/);
    expect(JSON.stringify(row)).not.toMatch(/4242424242424242|"123"/);
  });
});

describe('while the first is running', () => {
  it('the second is told to come back and gets the answer then; another one is told apart', async () => {
    const processor = holdAnswers({ deduplicates: true });
    const slow = await openTestSandbox({ db: sandbox.db, processor });
    const [key, body] = [newKey(), charge(main)];
    const first = poster(slow)('transactions.create', { body, key });
    await processor.waiting(1);
    const second = await poster(slow)('transactions.create', { body, key });
    expect([second.status, second.headers['retry-after'], second.body.errors?.[0]?.code]).toEqual([
      409,
      '2',
      'Idempotency-Key',
    ]);
    const another = { ...body, transactionAmount: Number(body.transactionAmount) + 5000 };
    expect((await poster(slow)('transactions.create', { body: another, key })).status).toBe(422);
    processor.release();
    expect((await first).status).toBe(201);
    expect((await poster(slow)('transactions.create', { body, key })).body).toEqual((await first).body);
    expect(processor.authorised).toHaveLength(1);
    await slow.close();
  });
});

describe('the same card and amount within five minutes', () => {
  const duplicate = (body: object, id = 'transactions.create' as const) => post(id, { body });

  it('are refused with 409 and 425, and lead to the first', async () => {
    const body = charge(main);
    const first = await duplicate(body);
    const second = await duplicate({ ...body, creditCardSecureDetails: typed(undefined, { cvv: '321' }) });
    expect([second.status, second.body.entityUID, second.body.errors?.[0]?.code]).toEqual([
      409,
      first.body.entityUID,
      '425',
    ]);
    expect(second.headers['retry-after']).toBeUndefined();
    expect(await made(body)).toHaveLength(1);
  });

  it('are one also when twenty come at once, each with a key of its own', async () => {
    const body = charge(main);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('transactions.create', { body, key: newKey() })),
    );
    const withStatus = (wanted: number) => answers.filter(({ status }) => status === wanted);
    expect([withStatus(201).length, withStatus(409).length]).toEqual([1, 19]);
    expect(await made(body)).toHaveLength(1);
  });

  it('are another payment after five minutes, on another terminal, in another amount, on another card, as a refund', async () => {
    const body = charge(main);
    expect((await duplicate(body)).status).toBe(201);
    for (const other of [
      { ...body, transactionAmount: Number(body.transactionAmount) + 5000 },
      { ...body, creditCardSecureDetails: typed('5555555555554444') },
      { ...body, creditCardSecureDetails: typed(undefined, { cardExpiration: '11/30' }) },
      { ...body, currency: 'USD' },
      { ...body, terminalID: north },
    ]) {
      expect((await duplicate(other)).status).toBe(201);
    }
    expect((await post('transactions.refund', { body })).status).toBe(201);
    expect((await post('transactions.refund', { body })).status).toBe(409);
    sandbox.clock.set(new Date(sandbox.clock.now().getTime() + 5 * 60_000 + 1000));
    expect((await duplicate(body)).status).toBe(201);
  });

  it('may come again where the terminal does not watch, and after a refusal', async () => {
    const body = charge(north);
    expect([(await duplicate(body)).status, (await duplicate(body)).status]).toEqual([201, 201]);
    const refused = charge(main, { creditCardSecureDetails: typed('4000000000000002') });
    expect([(await duplicate(refused)).status, (await duplicate(refused)).status]).toEqual([400, 400]);
  });
});
