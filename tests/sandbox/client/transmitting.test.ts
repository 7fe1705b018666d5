import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import type { ActionTools } from '#src/actions/actions.ts';
import { transmitAll, transmitTicked } from '#src/fields/transmission/transmitActions.ts';
import { charge, poster, terminalsOf, type Post } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { openListClient } from './listClient.ts';

const now = new Date('2026-11-15T10:00:00Z');
let sandbox: TestSandbox;
let post: Post;
let tools: ActionTools;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  post = poster(sandbox);
  vi.stubGlobal('fetch', fetchFrom(sandbox.app));
  const { provider } = await openListClient(sandbox, 'manager', 'en-IL');
  const [main] = await terminalsOf(sandbox);
  tools = { dataProvider: provider, terminalID: main?.terminalID ?? '', showDeleted: false };
});
beforeEach(() => {
  vi.stubGlobal('fetch', fetchFrom(sandbox.app));
  // Both sides on one day.
  vi.useFakeTimers({ toFake: ['Date'], now });
  sandbox.clock.set(now);
});
afterAll(async () => {
  // The embedded database of the next file reads the same clock.
  vi.useRealTimers();
  await sandbox.close();
});

const made = async (more: object = {}, how: 'create' | 'refund' | 'block' = 'create') => {
  const answer = await post(`transactions.${how}`, { body: charge(tools.terminalID, more) });
  expect(answer.status).toBe(201);
  return answer.body.entityUID ?? '';
};
/** What waits, read without the engine. */
const waiting = async () => {
  const rows = await sandbox.db
    .select({ id: transactions.paymentTransactionID })
    .from(transactions)
    .where(
      and(
        eq(transactions.terminalID, tools.terminalID),
        eq(transactions.jDealType, 'J4'),
        eq(transactions.paymentTypeEnum, 'card'),
        inArray(transactions.status, ['awaitingForTransmission', 'chargeback']),
        isNull(transactions.transmissionID),
      ),
    );
  return rows.map(({ id }) => id);
};

it('plans what waits on a terminal, what was given back before its transmission included, and transmits that', async () => {
  const [sale, givenBack] = [await made(), await made({ transactionAmount: 80 })];
  const refund = await made({ transactionAmount: 30 }, 'refund');
  await made({}, 'block');
  const part = { existingPaymentTransactionID: givenBack, refundAmount: 5 };
  expect((await post('transactions.chargeback', { body: part })).status).toBe(201);
  const rows = await transmitAll.rows(tools);
  const ids = rows.map(({ id }) => String(id));
  expect(ids).toEqual(expect.arrayContaining([sale, givenBack, refund]));
  expect(ids.toSorted()).toEqual((await waiting()).toSorted());
  expect(rows.filter((row) => transmitAll.skips?.(row, tools) !== undefined)).toEqual([]);
  expect(transmitAll.amount?.(rows.find(({ id }) => id === refund) ?? { id: '' })).toEqual({
    agorot: -3000,
    currency: 'ILS',
  });
  // One more is made after the plan, one is called back.
  const late = await made();
  await post('transmissions.cancel', { body: { terminalID: tools.terminalID, paymentTransactionID: sale } });
  const planned = ids.map((id) => ({ id }));
  const outcomes = await transmitAll.run(planned, tools);
  expect(outcomes.filter(({ done }) => !done)).toEqual([
    { id: sale, done: false, reason: 'transaction.transmit.hindrance.NotInThisState', calm: true },
  ]);
  expect(outcomes.filter(({ done }) => done).map(({ id }) => id)).toEqual(
    expect.arrayContaining([givenBack, refund, late]),
  );
  expect(await waiting()).toEqual([]);
});

it('transmits ticked ones and names those that do not wait', async () => {
  const [sale, held] = [await made(), await made({}, 'block')];
  const run = () => transmitTicked.run([{ id: sale }, { id: held }], tools);
  const refused = (id: string) => ({
    id,
    done: false,
    reason: 'transaction.transmit.hindrance.NotInThisState',
    calm: true,
  });
  expect(await run()).toEqual([{ id: sale, done: true }, refused(held)]);
  expect(await waiting()).toEqual([]);
});
