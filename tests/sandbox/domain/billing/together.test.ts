import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { makeCharges } from '#sandbox/domain/billing/makeCharges.ts';
import { chargeDueDeals } from '#sandbox/jobs/dueCharges.ts';
import { saveCard } from '#tests/support/deals.ts';
import { withoutSeededDeals } from '#tests/support/engine.ts';
import { openDeals } from '#tests/support/openDeals.ts';

const { sandbox, maker, engine, faults } = await openDeals();
let today = '2026-11-15';
beforeEach(async () => {
  await withoutSeededDeals(sandbox);
  today = addDays(today, 1);
  await engine.runUntil(today);
  faults.length = 0;
});

/** A round of charges; a failed one is left in the queue for later. */
const makeThem = () => engine.context.charges.drain((due) => makeCharges(engine.context, due));

/** Makes the database refuse to write a row of a deal of this reference. */
async function refuseRows(table: 'transactions' | 'billing_deals', when: 'insert' | 'update', reference: string) {
  await sandbox.db.execute(
    sql.raw(`create or replace function poison() returns trigger language plpgsql as
      $$ begin if new.deal_reference = '${reference}' then raise exception 'poison'; end if; return new; end $$`),
  );
  await sandbox.db.execute(
    sql.raw(`create trigger poison before ${when} on ${table} for each row execute function poison()`),
  );
}
afterEach(async () => {
  await sandbox.db.execute(sql`drop function if exists poison() cascade`);
});

const statusesOf = async (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) =>
      (
        await sandbox.db
          .select()
          .from(transactions)
          .where(sql`billing_deal_id = ${id}`)
      ).map(({ status }) => status),
    ),
  );

describe('charges that are made together', () => {
  it('come out as each would alone: approved, refused, by bank, as a document', async () => {
    const refusing = await saveCard(maker.ask, maker.terminalID, maker.consumerID);
    const ids = await Promise.all([
      maker.create(),
      maker.create({ creditCardToken: refusing, transactionAmount: 77.03 }),
      maker.create({ creditCardToken: undefined, paymentType: 'bank' }),
      maker.create({ issueInvoice: true }),
      maker.createInvoiceOnly(),
    ]);
    await chargeDueDeals(engine.context);
    await makeThem();
    const [approved, refused] = [['awaitingForTransmission'], ['rejectedByProcessor']];
    expect(await statusesOf(ids)).toEqual([approved, refused, approved, approved, []]);
    const rows = await Promise.all(ids.map((id) => maker.row(id)));
    expect(rows.map((row) => [row.currentDeal, row.failedAttemptsCount])).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(rows.every((row) => !row.inProgress && row.chargingTransactionID === null)).toBe(true);
    expect(faults).toEqual([]);
  });

  it.each([
    ['begin', 'transactions', 'insert'],
    ['end', 'billing_deals', 'update'],
  ] as const)('are made alone where one keeps all from it that cannot %s', async (moment, table, when) => {
    const ids = await Promise.all([1, 2, 3].map(() => maker.create()));
    const bad = await maker.create({ dealDetails: { consumerID: maker.consumerID, dealReference: moment } });
    await chargeDueDeals(engine.context);
    await refuseRows(table, when, moment);
    await makeThem();
    expect(await statusesOf(ids)).toEqual(ids.map(() => ['awaitingForTransmission']));
    expect((await maker.row(bad)).currentDeal).toBe(0);
    // Of all together, and of the one alone that is at fault.
    expect(faults.map((fault) => fault instanceof Error && String(fault.cause))).toEqual([
      expect.stringContaining('poison'),
      expect.stringContaining('poison'),
    ]);
  });
});
