import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '#sandbox/domain/money/payment/attemptTable.ts';
import { processorRecords } from '#sandbox/domain/processor/table.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { sweep } from '#sandbox/jobs/sweep.ts';
import { createContext } from '#sandbox/createContext.ts';
import { createSimulatedProcessor } from '#sandbox/domain/processor/simulatedProcessor.ts';
import type { Processor } from '#sandbox/core/processor.ts';
import { charge, detailsOf, poster, terminalsOf, typed } from '#tests/support/payments.ts';
import { holdAnswers } from '#tests/support/processors.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let terminalID: string;
let key: string;
let keys = 0;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  // The second terminal does not watch for doubles: nothing but the key keeps these payments single.
  [, { terminalID } = { terminalID: '' }] = await terminalsOf(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(() => {
  keys += 1;
  key = `takeover-${keys}`;
});

const soon = { timeoutMs: 60_000, leaseMs: 0 };

/** A sandbox on the same database whose processor authorises and then says nothing: it dies over its payment. */
async function dying(processor: Processor, paymentTimeouts = soon): Promise<TestSandbox> {
  return openTestSandbox({ db: sandbox.db, processor, paymentTimeouts });
}

const rowsOf = async (body: Record<string, unknown>) =>
  sandbox.db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.terminalID, terminalID),
        eq(transactions.transactionAmount, Math.round(Number(body.transactionAmount) * 100)),
        eq(transactions.cardOwnerName, 'Dana Levi'),
      ),
    );

/** The processor of the sandbox, whose answer gets lost on its way back. */
function losingAnswers() {
  const { db, clock } = sandbox;
  const real = createSimulatedProcessor({ db, clock, delayMs: 0 });
  const held = holdAnswers({ deduplicates: true });
  const processor: Processor = {
    ...real,
    authorize: async (request, progress) => {
      const answer = await real.authorize(request, progress);
      await held.authorize(request, progress);
      return answer;
    },
  };
  return { processor, held };
}

describe('a server that died after the processor had authorised', () => {
  it('leaves one charge, which the retry takes over; a dead one that wakes changes nothing', async () => {
    const { processor, held } = losingAnswers();
    const dead = await dying(processor);
    const body = charge(terminalID, { extension: { attemptID: key } });
    const lost = poster(dead)('transactions.create', { body, key });
    await held.waiting(1);
    expect(await rowsOf(body)).toMatchObject([{ status: 'initial' }]);
    const retried = await poster(sandbox)('transactions.create', { body, key });
    expect(retried.status).toBe(201);
    held.release();
    expect(await lost).toMatchObject({ status: 201, body: retried.body });
    const rows = await rowsOf(body);
    expect(rows).toMatchObject([{ status: 'awaitingForTransmission', version: 2 }]);
    const reference = rows[0]?.paymentTransactionID ?? '';
    const asked = await sandbox.db.select().from(processorRecords).where(eq(processorRecords.reference, reference));
    expect(asked).toHaveLength(1);
    const { history } = await detailsOf(sandbox, reference);
    expect(history).toMatchObject([
      { status: 'initial' },
      { status: 'confirmedByProcessor' },
      { status: 'awaitingForTransmission' },
    ]);
    await dead.close();
  });

  it('leaves a charge that the sweep finishes without the card; its caller then gets the answer', async () => {
    const { processor, held } = losingAnswers();
    const dead = await dying(processor);
    const body = charge(terminalID);
    const lost = poster(dead)('transactions.create', { body, key, locale: 'he-IL' });
    await held.waiting(1);
    const { db, clock, config } = sandbox;
    await sweep(createContext({ db, clock, config }), false);
    expect(await rowsOf(body)).toMatchObject([{ status: 'awaitingForTransmission', operationDoneBy: 'נועה ברק' }]);
    const retried = await poster(sandbox)('transactions.create', { body, key });
    expect([retried.status, retried.body.message]).toEqual([201, 'נוצר בהצלחה']);
    held.release();
    await lost;
    await dead.close();
  });

  it('is swept at the next start, at once when nobody else can be alive', async () => {
    const { processor, held } = losingAnswers();
    const dead = await dying(processor, { timeoutMs: 60_000, leaseMs: 600_000 });
    const body = charge(terminalID);
    const lost = poster(dead)('transactions.create', { body, key });
    await held.waiting(1);
    const beside = await openTestSandbox({ db: sandbox.db });
    expect((await poster(beside)('transactions.create', { body, key })).status).toBe(409);
    const alone = await openTestSandbox({ db: sandbox.db, isAlone: true });
    await alone.app.ready();
    expect(await rowsOf(body)).toMatchObject([{ status: 'awaitingForTransmission' }]);
    held.release();
    await lost;
    await Promise.all([dead.close(), beside.close(), alone.close()]);
  });
});

describe('a server that died before the processor had heard', () => {
  /** Never reaches the real one. */
  function unreachable() {
    const { db, clock } = sandbox;
    const real = createSimulatedProcessor({ db, clock, delayMs: 0 });
    const held = holdAnswers({ deduplicates: true });
    return { held, processor: { ...real, authorize: held.authorize } };
  }

  it('leaves a payment that its retry, which has the card, makes', async () => {
    const { processor, held } = unreachable();
    const dead = await dying(processor);
    const body = charge(terminalID);
    const lost = poster(dead)('transactions.create', { body, key });
    await held.waiting(1);
    expect((await poster(sandbox)('transactions.create', { body, key })).status).toBe(201);
    expect(await rowsOf(body)).toMatchObject([{ status: 'awaitingForTransmission' }]);
    held.release();
    await lost;
    await dead.close();
  });

  it('leaves a typed card that the sweep gives up for good: what comes late is refused', async () => {
    const { processor, held } = unreachable();
    const dead = await dying(processor);
    const body = charge(terminalID);
    const lost = poster(dead)('transactions.create', { body, key });
    await held.waiting(1);
    const { db, clock, config } = sandbox;
    await sweep(createContext({ db, clock, config }), false);
    const [row] = await rowsOf(body);
    expect(row).toMatchObject({ status: 'failedToConfirmByProcesor', processorResultCode: 9 });
    const real = createSimulatedProcessor({ db, clock, delayMs: 0 });
    const late = await real.authorize(
      {
        reference: row?.paymentTransactionID ?? '',
        kind: 'charge',
        amount: row?.transactionAmount ?? 0,
        currency: 'ILS',
        terminal: { allowJ5: true },
        card: { number: typed().cardNumber, mask: '', expiresOn: null },
        today: '2026-11-15',
      },
      async () => {},
    );
    expect(late.code).toBe(9);
    const retried = await poster(sandbox)('transactions.create', { body, key });
    expect([retried.status, retried.body.errors?.[0]?.code]).toEqual([400, '009']);
    held.release();
    await lost;
    await dead.close();
  });
});

describe('a processor that does not answer', () => {
  it('is inquired when the time is up', async () => {
    const { processor, held } = losingAnswers();
    const impatient = await dying(processor, { timeoutMs: 200, leaseMs: 60_000 });
    const answer = await poster(impatient)('transactions.create', { body: charge(terminalID), key });
    expect(answer.status).toBe(201);
    held.release();
    await impatient.close();
  });

  it('and knows nothing leaves a payment that was not made', async () => {
    const failing: Processor = {
      authorize: () => Promise.reject(new Error('cut')),
      close: async () => undefined,
    };
    const cut = await dying(failing, { timeoutMs: 1000, leaseMs: 60_000 });
    const answer = await poster(cut)('transactions.create', { body: charge(terminalID), key });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, '009']);
    await cut.close();
  });
});

describe('the two guards', () => {
  /** The same payment is sent again while the first waits. @returns how often the processor authorised it */
  async function authorisations(setting: { deduplicates: boolean; leaseMs: number }): Promise<number> {
    const processor = holdAnswers(setting);
    const [first, second] = [
      await dying(processor, { timeoutMs: 60_000, leaseMs: setting.leaseMs }),
      await dying(processor, { timeoutMs: 60_000, leaseMs: setting.leaseMs }),
    ];
    // Their first sweeps are over before there is anything to sweep.
    await Promise.all([first.app.ready(), second.app.ready()]);
    const body = charge(terminalID);
    const one = poster(first)('transactions.create', { body, key });
    await processor.waiting(1);
    const other = poster(second)('transactions.create', { body, key });
    // The second one either waits at the processor too, or was told to come back.
    await Promise.race([processor.waiting(2), other]);
    processor.release();
    await Promise.all([one, other]);
    await Promise.all([first.close(), second.close()]);
    expect(await rowsOf(body)).toHaveLength(1);
    return processor.authorised.length;
  }

  it.each([
    ['a lease that outlives the processor', { deduplicates: false, leaseMs: 60_000 }],
    ['a processor that knows its references', { deduplicates: true, leaseMs: 0 }],
  ])('hold alone: %s', async (_case, setting) => {
    expect(await authorisations(setting)).toBe(1);
  });

  it('are needed: with neither the card is charged twice', async () => {
    expect(await authorisations({ deduplicates: false, leaseMs: 0 })).toBe(2);
  });

  it('leave no attempt without an answer', async () => {
    const rows = await sandbox.db.select().from(attempts);
    expect(rows.filter(({ status }) => status === null)).toEqual([]);
  });
});
