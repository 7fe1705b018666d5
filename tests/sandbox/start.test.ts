import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort, takePort } from '#tests/support/freePort.ts';

const directory = mkdtempSync(join(tmpdir(), 'start-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

/** Starts the sandbox as `npm start` does, without the build. */
function start(environment: Record<string, string | number>) {
  const child = spawn(process.execPath, ['--import', './scripts/checkNode.mjs', 'scripts/start.ts', '--no-build'], {
    env: {
      PATH: process.env.PATH,
      SANDBOX_SEED: '20',
      SANDBOX_DATA: 'memory',
      ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
    },
  });
  children.push(child);
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk) => (output.out += String(chunk)));
  child.stderr.on('data', (chunk) => (output.error += String(chunk)));
  const ended = once(child, 'exit').then(([code]: unknown[]) => ({ code, ...output }));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.out.includes('Ctrl+C') && resolve());
    void ended.then(({ error }) => reject(new Error(`ended: ${error}`)));
  });
  ready.catch(() => {});
  return { child, ready, ended };
}

describe('a start that cannot be', () => {
  it.each([
    ['a wrong setting', { PORT: 'abc' }, 'PORT must be a whole number'],
    ['an unreachable database', { DATABASE_URL: 'postgresql://u:secret@127.0.0.1:1/x' }, '127.0.0.1:1'],
    ['a foreign host', { HOST: '192.0.2.1' }, 'HOST "192.0.2.1"'],
  ])('for %s says so in one line and ends with code 1', { timeout: 60_000 }, async (_case, environment, text) => {
    const { code, error, out } = await start({ PORT: await freePort(), ...environment }).ended;
    expect(code).toBe(1);
    expect(error.trimEnd().split('\n')).toEqual([expect.stringContaining(text)]);
    expect(error).not.toContain('secret');
    expect(out).toBe('');
  });

  it.each(['PORT', 'METRICS_PORT'])('for a port in use, by %s', { timeout: 60_000 }, async (name) => {
    const { port, server } = await takePort();
    const { code, error } = await start({ PORT: await freePort(), [name]: port }).ended;
    expect([code, error]).toEqual([1, `Error: port ${port} is in use; choose another with ${name}\n`]);
    server.close();
  });
});

describe('a sandbox that runs', () => {
  it('serves, holds its directory, stops gracefully, and its data survive a kill', { timeout: 120_000 }, async () => {
    const environment = { SANDBOX_DATA: join(directory, 'data'), PORT: await freePort() };
    const first = start(environment);
    await first.ready;
    expect((await fetch(`http://localhost:${environment.PORT}/health`)).status).toBe(200);

    const second = await start({ ...environment, PORT: await freePort() }).ended;
    expect([second.code, second.error.trimEnd().split('\n')]).toEqual([
      1,
      [expect.stringContaining('is in use by process')],
    ]);

    const key = async () => (await fetch(`http://localhost:${environment.PORT}/sandbox/identity/jwks`)).json();
    const before = await key();
    first.child.kill('SIGKILL');
    await first.ended;

    const third = start(environment);
    await third.ready;
    expect(await key()).toEqual(before);
    third.child.kill('SIGTERM');
    expect(await third.ended).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(environment.SANDBOX_DATA)).toEqual(['database', 'vault.key']);
  });
});
