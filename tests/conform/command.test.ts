import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptions } from '#conform/options.ts';
import type { Options } from '#conform/options.ts';
import { junitReport } from '#conform/report/junit.ts';
import { pageReport } from '#conform/report/page.ts';
import type { TestSandbox } from '#tests/support/sandbox.ts';
import { openListening, openPoor } from './listening.ts';

let sandbox: TestSandbox;
let options: Options;
let url = '';
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conform-'));
  ({ sandbox, options, url } = await openListening());
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sandbox.close();
});

/** Runs the command as a person does. */
function run(args: readonly string[], token = options.token): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, ['conform/main.ts', ...args], {
    env: { ...process.env, CONFORM_TOKEN: token },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => void (said += text.toString()));
  return new Promise((done) => void child.on('close', (status) => done({ status, said })));
}

const file = (name: string) => join(folder, name);
const written = (name: string) => readFileSync(file(name), 'utf8');

describe('the command', { timeout: 120_000 }, () => {
  it('ends well where nothing is found, and writes both reports', async () => {
    const { status, said } = await run([
      url,
      '--only',
      'items',
      '--slow',
      '20000',
      '--html',
      file('good.html'),
      '--junit',
      file('good.xml'),
    ]);
    expect(said).toContain('Nothing found');
    expect(status).toBe(0);
    expect(written('good.html')).toMatch(/<h2>As the contract says<\/h2><ul>[^]*<li>Items <small>\d+ checks/);
    expect(written('good.xml')).toMatch(/<testsuite name="Items" tests="\d+" failures="0"/);
  });

  it('names faults by screen and ends with 1; nothing that a server said is repeated', async () => {
    const secret = '4580458045804580';
    const poor = await openPoor(url, {
      answers: (passing) => {
        if (passing.call !== 'GET /api/consumers') return;
        passing.text = passing.text.replaceAll(
          /"consumerName":"[^"]*"/g,
          `"consumerName":${secret},"${secret}":"${secret}"`,
        );
      },
    });
    const { status, said } = await run([
      poor.url,
      '--only',
      'consumers',
      '--slow',
      '20000',
      '--html',
      file('bad.html'),
      '--junit',
      file('bad.xml'),
    ]);
    await poor.close();
    expect(status).toBe(1);
    expect(said).toMatch(
      /^Customers\n {2}shown wrongly {2}consumerName is not written .* Also on: Charge\.\n.*GET \/api\/consumers, fields$/m,
    );
    expect(written('bad.html')).toContain('<b>shown wrongly</b> consumerName');
    expect(written('bad.xml')).toMatch(
      /<testcase classname="Customers" name="consumers.list: fields"><failure message="shown wrongly: consumerName/,
    );
    for (const text of [said, written('bad.html'), written('bad.xml')]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(options.token);
    }
  });

  it('says in words where it cannot ask', async () => {
    expect(await run([url], '')).toMatchObject({
      status: 2,
      said: expect.stringContaining('CONFORM_TOKEN holds no token'),
    });
    expect(await run(['http://127.0.0.1:1'])).toMatchObject({
      status: 2,
      said: expect.stringContaining('terminals.list'),
    });
  });
});

describe('its arguments', () => {
  const read = (...args: string[]) => readOptions(args, { CONFORM_TOKEN: 'secret' });

  it('give all bases one address, or each its own', () => {
    expect(read('https://api.example/v1/').addresses).toEqual({
      profile: 'https://api.example/v1/profile',
      transactions: 'https://api.example/v1/transactions',
      reporting: 'https://api.example/v1/reporting',
    });
    expect(read('https://api.example', '--profile', 'https://people.example').addresses.profile).toBe(
      'https://people.example',
    );
  });

  it.each([
    [[], 'no address'],
    [['http://api.example'], 'by https only'],
    [['https://user:word@api.example'], 'no name, password'],
    [['api.example'], 'https://'],
    [['https://api.example', '--writes'], '--terminal'],
    [['https://api.example', '--slow', 'much'], 'milliseconds'],
    [['https://api.example', '--token', 'x'], "Unknown option '--token'"],
  ] as const)('%j are refused: %s', (args, why) => {
    expect(() => read(...args)).toThrow(why);
  });
});

describe('reports', () => {
  it('escape what stands in them', () => {
    const check = { call: 'items.list', about: '<b>', faults: [{ weight: 'wrong', text: '"&<' }], also: [] } as const;
    const screens = [{ name: 'A & B', checks: [check] }];
    expect(junitReport(screens)).toContain('name="A &amp; B"');
    expect(junitReport(screens)).toContain('shown wrongly: &quot;&amp;&lt;');
    expect(pageReport([check], screens, 'https://<x>')).toContain('https://&lt;x&gt;');
    expect(pageReport([check], screens, '')).not.toContain('"&<');
  });
});
