import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enumValues } from '#contract/enums.ts';
import { countedAs } from '#contract/settled.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** Every transaction there could be, as far as it is judged. */
const everything = enumValues('transactionStatus').flatMap((status) =>
  enumValues('jDealType').flatMap((jDealType) =>
    enumValues('specialTransactionType').map((specialTransactionType) => ({
      status,
      jDealType,
      specialTransactionType,
    })),
  ),
);

const run = async (text: string) => rowsOf(await sandbox.db.execute(sql.raw(text)));

it('the database counts every transaction as the contract does', async () => {
  for (const judged of everything) {
    const { status, jDealType, specialTransactionType } = judged;
    const [row] = await run(`select counted_as('${status}', '${jDealType}', '${specialTransactionType}') as counted`);
    expect({ ...judged, counted: row?.counted }).toEqual({ ...judged, counted: countedAs(judged) ?? null });
  }
});

it('a refund that failed counts as nothing, and the charge that it did not give back as a charge', () => {
  const [jDealType, status] = ['J4', 'chargebackFailed'] as const;
  expect(countedAs({ jDealType, status, specialTransactionType: 'refund' })).toBeUndefined();
  expect(countedAs({ jDealType, status, specialTransactionType: 'regularDeal' })).toBe('charge');
});

const directory = join(import.meta.dirname, '..', '..', '..', 'sandbox', 'db', 'migrations');

/** The statements of a migration, by the end of its name. */
function statementsOf(name: string): string[] {
  const file = readdirSync(directory).find((one) => one.endsWith(`_${name}.sql`));
  return readFileSync(join(directory, file ?? name), 'utf8').split('--> statement-breakpoint');
}

const kept = () => run('select * from day_figures order by day_figure_id');

it('failed refunds go from the figures of a database that counted them', async () => {
  const now = await kept();
  const older = statementsOf('dashboard_figures');
  const said = (beginning: string) => older.find((one) => one.includes(beginning)) ?? '';
  await run('drop statistics transactions_counted');
  await run('drop index transactions_charges');
  await run(said('create function counted_as').replace('create function', 'create or replace function'));
  await run(said('create index transactions_charges'));
  for (const table of ['day_figures', 'item_figures', 'consumer_figures']) await run(`delete from ${table}`);
  await run(said('do $block$'));
  expect(await kept()).not.toEqual(now);
  for (const statement of statementsOf('settled_refunds')) await run(statement);
  expect(await kept()).toEqual(now);
});
