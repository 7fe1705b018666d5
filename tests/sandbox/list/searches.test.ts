import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newID } from '#sandbox/core/newID.ts';
import { created } from '#sandbox/core/operation.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { callOf } from '#tests/support/callOf.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors } from '#tests/support/seededLists.ts';
import { send } from '#tests/support/send.ts';
import { searchCases } from './searchCases.ts';

describe('a search of customers', () => {
  let sandbox: TestSandbox;
  const ids = searchCases.map(() => newID());
  beforeAll(async () => {
    sandbox = await openTestSandbox();
    const { merchantID, terminalID } = await findAnchors(sandbox.db);
    const made = created(callOf(sandbox, merchantID));
    const rows = searchCases.map(({ of }, index) => ({
      consumerName: 'Somebody',
      ...of,
      consumerID: ids[index] ?? '',
      terminalID,
      ...made,
    }));
    await sandbox.db.insert(consumers).values(rows);
  });
  afterAll(() => sandbox.close());

  it.each(searchCases.map((one, index) => ({ ...one, stored: Object.values(one.of).join(), index })))(
    'finds $stored by $typed: $from',
    async ({ typed, index, isFound = true }) => {
      const query = { search: typed, consumerID: ids[index] ?? '' };
      const answer = await send(sandbox.as('manager'), 'consumers.list', { query });
      expect([answer.statusCode, answer.json<{ numberOfRecords: number }>().numberOfRecords]).toEqual([
        200,
        isFound ? 1 : 0,
      ]);
    },
  );
});
