import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenSomewhere } from '#tests/support/hubClient.ts';
import { tokenOf } from '#tests/support/listeningSandboxes.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

const folders = ['contract', 'src', 'scripts', 'sandbox', 'tests'];
/** Some run a compiler or a linter to its end. */
const patience = { timeout: 300_000 };
const written = [
  'src/resources/gadgetParts/index.ts',
  'src/resources/gadgetParts/filters.ts',
  'src/resources/registry.ts',
  'src/i18n/catalogue/nouns.en.ts',
  'src/i18n/catalogue/nouns.he.ts',
  'tests/src/resources/gadgetParts.test.ts',
];

let copy = '';
let sandbox: TestSandbox;
let address = '';
let token = '';
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'noun-'));
  for (const folder of folders) cpSync(folder, join(copy, folder), { recursive: true });
  for (const entry of readdirSync('.', { withFileTypes: true })) {
    if (entry.isFile()) cpSync(entry.name, join(copy, entry.name));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  sandbox = await openTestSandbox();
  address = `${await listenSomewhere(sandbox.app)}/sandbox/transactions/api/paymentRequests/$meta`;
  token = await tokenOf(sandbox, 'manager');
});
afterAll(async () => {
  await sandbox.close();
  rmSync(copy, { recursive: true, force: true });
});

/** Runs something in the copy. */
function run(command: string, ...args: string[]): Promise<{ status: number | null; said: string }> {
  const env = { ...process.env, NOUN_TOKEN: token, VITEST_WORKERS: '1' };
  const child = spawn(command, args, { cwd: copy, env, shell: process.platform === 'win32' });
  let said = '';
  const listen = (text: Buffer) => {
    said += text.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done({ status, said }));
  });
}

const noun = (...args: string[]) => run(process.execPath, 'scripts/noun/main.ts', ...args);
const tool = async (name: string, ...args: string[]) => {
  const { status, said } = await run(join('node_modules', '.bin', name), ...args);
  return status === 0 ? '' : said;
};
const textOf = (path: string) => readFileSync(join(copy, path), 'utf8');

describe('a noun from the $meta of a server', patience, () => {
  it('refuses before it writes: a name that is none, a token that is missing, an address without columns', async () => {
    const before = textOf('src/resources/registry.ts');
    expect(await noun('Gadget-parts', address)).toMatchObject({
      status: 1,
      said: expect.stringContaining('a name is'),
    });
    expect(await noun('items', address)).toMatchObject({
      status: 1,
      said: expect.stringContaining('nothing was written'),
    });
    expect(await noun('gadgetParts', address.replace('/$meta', ''))).toMatchObject({
      status: 1,
      said: expect.stringContaining('/$meta'),
    });
    expect(await noun('gadgetParts', address.replace('paymentRequests', 'nothing'))).toMatchObject({
      status: 1,
      said: expect.stringContaining('the server answers with 404'),
    });
    const held = token;
    token = '';
    expect(await noun('gadgetParts', address)).toMatchObject({
      status: 1,
      said: expect.stringContaining('NOUN_TOKEN'),
    });
    token = held;
    expect(textOf('src/resources/registry.ts')).toBe(before);
  });

  it('writes room, filters, words, a line of the registry and a test, and says what is left', async () => {
    const { status, said } = await noun('gadgetParts', address);
    expect(status, said).toBe(0);
    for (const path of written) expect(said).toContain(`- ${path}`);
    expect(said).toContain('nouns.he.ts');
    expect(said).not.toContain(token);
    expect(textOf('src/resources/gadgetParts/index.ts')).toContain(
      "endpoints: readsAt('transactions', '/api/paymentRequests')",
    );
    expect(textOf('src/resources/gadgetParts/index.ts')).toContain("id: 'paymentRequestID'");
    expect(textOf('src/resources/gadgetParts/index.ts')).toContain("quickFilters: ['status', 'dateFrom']");
    expect(textOf('src/resources/gadgetParts/filters.ts')).toMatch(/status: \{ kind: 'enum', .*paymentRequestStatus/);
    expect(textOf('src/i18n/catalogue/nouns.en.ts')).toContain(
      "gadgetParts: { name: 'Gadget parts', one: 'Gadget part' }",
    );
  });

  it('overwrites nothing', async () => {
    const before = written.map(textOf);
    expect(await noun('gadgetParts', address)).toMatchObject({
      status: 1,
      said: expect.stringContaining('gadgetParts'),
    });
    expect(written.map(textOf)).toEqual(before);
  });

  it('is written as the house writes, and breaks no rule', async () => {
    expect(await tool('prettier', '--check', ...written)).toBe('');
    expect(await tool('oxlint', '--type-aware', '--quiet', ...written)).toBe('');
  });

  it('has the types of the web', async () => {
    expect(await tool('tsc', '-p', 'tsconfig.web.json', '--incremental', 'false')).toBe('');
  });

  it('passes its own test, which fails where it speaks of columns that there are not', async () => {
    const test = 'tests/src/resources/gadgetParts.test.ts';
    expect(await tool('vitest', 'run', '--project', 'modules', test)).toBe('');
    const filters = 'src/resources/gadgetParts/filters.ts';
    writeFileSync(join(copy, filters), textOf(filters).replace("column: 'cardOwnerName'", "column: 'nothing'"));
    expect(await tool('vitest', 'run', '--project', 'modules', test)).toContain(
      'speaks of columns that the server has',
    );
  });
});
