import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingError } from '#sandbox/core/config.ts';
import { makePrivateDirectory } from '#sandbox/core/privateDirectory.ts';
import { holdDataDirectory } from '#sandbox/db/dataDirectory.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { cheapCost } from '#tests/support/cheapPasswords.ts';
import { hashPassword, verifyPassword } from '#sandbox/identity/password.ts';

let directory: string;
let others: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'back-office-lock-'));
});
afterEach(() => {
  for (const other of others) other.kill('SIGKILL');
  others = [];
  rmSync(directory, { recursive: true, force: true });
});

const module = (path: string) => JSON.stringify(new URL(`../../../sandbox/db/${path}`, import.meta.url).href);

/** Another process that runs some code, says when it is done, and stays. */
async function otherProcess(code: string): Promise<ChildProcess> {
  const text = `${code}; console.log('done'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', text], { stdio: ['ignore', 'pipe', 'inherit'] });
  others.push(other);
  await Promise.race([
    once(other.stdout, 'data'),
    once(other, 'exit').then(() => Promise.reject(new Error('the other process ended'))),
  ]);
  return other;
}

async function kill(other: ChildProcess): Promise<void> {
  const gone = once(other, 'exit');
  other.kill('SIGKILL');
  await gone;
}

const holding = () =>
  otherProcess(
    `import { holdDataDirectory } from ${module('dataDirectory.ts')}; holdDataDirectory(${JSON.stringify(directory)})`,
  );

test('a directory is made, held once, and free after its release', () => {
  const path = join(directory, 'made', 'on the way');
  const release = holdDataDirectory(path);
  expect(() => holdDataDirectory(path)).toThrow(`data directory ${path} is in use by process ${process.pid};`);
  release();
  holdDataDirectory(path)();
  expect(readdirSync(path)).toEqual([]);
});

test('a directory that a live process holds is refused with one line that names the process', async () => {
  const other = await holding();
  const opened = openDatabase({ dataDirectory: directory });
  await expect(opened).rejects.toThrow(
    new SettingError(`data directory ${directory} is in use by process ${other.pid}; choose another with SANDBOX_DATA`),
  );
});

test('a lock left by a process that is gone is taken over silently', async () => {
  await kill(await holding());
  holdDataDirectory(directory)();
  expect(readdirSync(directory)).toEqual([]);
});

test('a number that the system gave to another process since does not count as the holder', () => {
  writeFileSync(join(directory, 'lock'), JSON.stringify({ pid: process.pid, started: '1' }));
  const release = holdDataDirectory(directory);
  expect(readFileSync(join(directory, 'lock'), 'utf8')).not.toContain('"1"');
  release();
});

test.each(['', 'no json', '{"pid":"12"}', '[]'])('a lock that tells nothing (%j) is taken over', (text) => {
  writeFileSync(join(directory, 'lock'), text);
  holdDataDirectory(directory)();
});

/** There are no modes of directories. */
const isWindows = process.platform === 'win32';

test.skipIf(isWindows)('a directory is its owner’s alone, also one that was open to all', async () => {
  const [made, open] = [join(directory, 'made', 'on the way'), join(directory, 'open')];
  holdDataDirectory(made)();
  mkdirSync(open, { mode: 0o755 });
  await (await openDatabase({ dataDirectory: open })).close();
  const modes = [made, open, join(open, 'database')].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o700]);
});

test.skipIf(isWindows)('a directory that everybody uses is refused and stays open', () => {
  const path = join(directory, 'all');
  mkdirSync(path);
  chmodSync(path, 0o1777);
  expect(() => holdDataDirectory(path)).toThrow(SettingError);
  expect(statSync(path).mode & 0o7777).toBe(0o1777);
});

test.skipIf(process.platform !== 'linux')('a directory of one’s own that takes no mode is used as it is', () => {
  expect(() => makePrivateDirectory('/proc/self')).not.toThrow();
});

test('a path that cannot be a directory gives one line', () => {
  const path = join(directory, 'file');
  writeFileSync(path, '');
  expect(() => holdDataDirectory(path)).toThrow(SettingError);
});

test('what a killed process wrote is there for the next one', { timeout: 120_000 }, async () => {
  const other = await otherProcess(`
    import { openDatabase } from ${module('open.ts')};
    const { db } = await openDatabase({ dataDirectory: ${JSON.stringify(directory)} });
    await db.execute('create table kept as select 7 as value')`);
  await kill(other);
  const { db, close } = await openDatabase({ dataDirectory: directory });
  expect(await db.execute('select value from kept')).toMatchObject({ rows: [{ value: 7 }] });
  await close();
  expect(readdirSync(directory)).toEqual(['database']);
});

test.each([
  ['postgresql://someone:hidden@127.0.0.1:1/x', 'DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED)'],
  [
    'postgresql://someone:hidden@no-such-host.invalid/x',
    /^DATABASE_URL: no PostgreSQL answers at no-such-host\.invalid:5432 \(E/,
  ],
  ['no address', /^DATABASE_URL is no address; it looks like postgresql:/],
])('an unreachable server (%s) gives one line without user and password', async (databaseUrl, message) => {
  const opened = openDatabase({ databaseUrl, dataDirectory: 'memory' });
  await expect(opened).rejects.toThrow(message);
  await expect(opened).rejects.not.toThrow(/someone|hidden/);
  await expect(opened).rejects.toBeInstanceOf(SettingError);
});

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('סיסמה 1', cheapCost);
  expect(await verifyPassword('סיסמה 1', hash)).toBe(true);
  expect(await verifyPassword('סיסמה 2', hash)).toBe(false);
  expect(await hashPassword('סיסמה 1', cheapCost)).not.toBe(hash);
  for (const nonsense of ['', 'plain', 'scrypt$1$2']) expect(await verifyPassword('plain', nonsense)).toBe(false);
});
