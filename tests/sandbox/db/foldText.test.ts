import { array, assert, constantFrom, property } from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldText, phoneDigits } from '#contract/foldText.ts';
import type { OpenedDatabase } from '#sandbox/db/open.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { describeEachDatabase } from '#tests/support/eachDatabase.ts';

/** Characters that folding knows, and some that it leaves alone. */
const characters = [
  ...Array.from(
    'אבגםןףץשׁ־׳״\'"`´-–—aZéÉßﬁΣςЁйΩ٣۷0972+() .,@%_\\\u05b8\u05c1\u0301\u200f\u202b\u2069\u00a0\u2007\u202f\ufeff\t\n½№😀محمّد',
  ),
  '👨\u200d👩',
];

describeEachDatabase('folding', (open) => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await open();
    await prepareDatabase(database, { now: testNow, seedTransactions: 20 });
  });
  afterAll(() => database.close());

  it('is one function in the database and in the contract', async () => {
    const samples: string[] = [];
    assert(
      property(array(constantFrom(...characters), { maxLength: 24 }), (parts) => {
        samples.push(parts.join(''));
      }),
      { numRuns: 3000 },
    );
    const result = await database.db.execute(
      sql`select fold_text(text) as folded, phone_digits(text) as digits from jsonb_array_elements_text(${JSON.stringify(samples)}::jsonb) with ordinality as given (text, place) order by place`,
    );
    expect(rowsOf(result)).toEqual(samples.map((text) => ({ folded: foldText(text), digits: phoneDigits(text) })));
  });
});
