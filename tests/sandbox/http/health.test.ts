import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, type OpenedDatabase } from '#sandbox/db/open.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { layWire, type Wire } from '#tests/support/hubClient.ts';
import { openSeededDatabase } from '#tests/support/seededDatabase.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

const lines: string[] = [];
const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };

const ask = async ({ app }: TestSandbox, url: string) => {
  const { statusCode, json } = await app.inject(url);
  return [statusCode, json<unknown>()];
};
const [ready, unavailable] = [
  [200, { status: 'ready' }],
  [503, { status: 'unavailable' }],
];

/** Health and readiness hold for a moment: they are asked until they say so. */
const untilItSays = (sandbox: TestSandbox, said: unknown) =>
  vi.waitFor(async () => expect(await ask(sandbox, '/health/ready')).toEqual(said), { timeout: 20_000, interval: 100 });

describe('a sandbox whose PostgreSQL server goes away', () => {
  let target: Awaited<ReturnType<typeof createTestDatabase>>;
  let wire: Wire;
  let opened: OpenedDatabase;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    target = await createTestDatabase(inject('postgresqlUrl'));
    wire = await layWire(target.url);
    const url = new URL(target.url);
    url.host = new URL(wire.url).host;
    url.password = 'hidden';
    opened = await openDatabase({ databaseUrl: url.href, dataDirectory: 'memory' });
    await prepareDatabase(opened, { now: testNow, seedTransactions: 0 });
    sandbox = await openTestSandbox({ db: opened.db, logger });
  });
  afterAll(async () => {
    await sandbox.close();
    await opened.close();
    await wire.close();
    await target.drop();
  });
  afterEach(() => wire.turnOn());

  it.each(['gone', 'silent'] as const)('is not ready while it is %s, lives, and is ready again', async (how) => {
    await untilItSays(sandbox, ready);
    lines.length = 0;
    wire.turnOff(how);
    await untilItSays(sandbox, unavailable);
    expect(await ask(sandbox, '/health')).toEqual(unavailable);
    expect(await ask(sandbox, '/health/live')).toEqual([200, { status: 'live' }]);
    wire.turnOn();
    await untilItSays(sandbox, ready);
    expect(await ask(sandbox, '/health')).toEqual(ready);
    // Told once, however often it was asked.
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'the database does not answer',
      'the database answers again',
    ]);
    expect(lines.join('')).not.toContain('hidden');
  });

  it('asks it once for all who ask at the same moment', async () => {
    const other = await openTestSandbox({ db: opened.db });
    const query = vi.spyOn(Client.prototype, 'query');
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(other, '/health/ready')));
    expect(answers).toEqual(answers.map(() => ready));
    expect(query.mock.calls.filter(([text]) => text === 'select 1')).toHaveLength(1);
    await other.close();
  });
});

it('a sandbox whose embedded database is closed is not ready', async () => {
  const opened = await openSeededDatabase();
  const sandbox = await openTestSandbox({ db: opened.db });
  expect(await ask(sandbox, '/health')).toEqual(ready);
  await opened.close();
  await untilItSays(sandbox, unavailable);
  await sandbox.close();
});
