import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openDatabase, type OpenedDatabase } from '#sandbox/db/open.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';

/** Runs `npm run reset` on a database. */
async function reset(databaseUrl: string) {
  const child = spawn(process.execPath, ['scripts/reset.ts'], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, SANDBOX_SEED: '20' },
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk) => (output.out += String(chunk)));
  child.stderr.on('data', (chunk) => (output.error += String(chunk)));
  const [code]: unknown[] = await once(child, 'exit');
  return { code, ...output };
}

describe('a database that a sandbox has open', { timeout: 120_000 }, () => {
  let target: Awaited<ReturnType<typeof createTestDatabase>>;
  let running: OpenedDatabase;
  let second: OpenedDatabase;
  const open = () => openDatabase({ databaseUrl: target.url, dataDirectory: 'memory' });
  beforeAll(async () => {
    target = await createTestDatabase(inject('postgresqlUrl'));
    running = await open();
  });
  afterAll(async () => {
    await second.close();
    await target.drop();
  });

  test('is known to be open to the others, not to itself', async () => {
    expect(await running.othersRun()).toBe(false);
    second = await open();
    expect(await running.othersRun()).toBe(true);
    expect(await second.othersRun()).toBe(true);
    await running.close();
    // The server lists a connection a moment longer than it lasts.
    await vi.waitFor(async () => expect(await second.othersRun()).toBe(false), { timeout: 20_000 });
  });

  test('lets a request wait for its turn while others have all connections', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const others = Array.from({ length: 10 }, () =>
        second.db.transaction(async (tx) => {
          await tx.execute('select 1');
          await held;
        }),
      );
      const last = second.db.execute('select 1 as one');
      await vi.advanceTimersByTimeAsync(20_000);
      release();
      await Promise.all(others);
      expect(await last).toMatchObject({ rows: [{ one: 1 }] });
    } finally {
      vi.useRealTimers();
    }
  });

  test('is not emptied by npm run reset before it is closed', async () => {
    expect(await reset(target.url)).toEqual({
      code: 1,
      out: '',
      error: 'Error: a sandbox runs on this database; stop it first, or start over on its page /sandbox/\n',
    });
    await second.close();
    await vi.waitFor(async () => expect(await reset(target.url)).toMatchObject({ code: 0, error: '' }), {
      timeout: 100_000,
    });
    second = await open();
    expect(await second.db.$count(merchants)).toBe(3);
  });
});
