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
