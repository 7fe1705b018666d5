import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isObject } from '#contract/envelope.ts';
import { people } from '#tests/support/people.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { codeRequest, type Landing, type ScriptedBrowser, scriptedBrowser } from '#tests/support/scriptedBrowser.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ config: { publicUrl: origin } });
});
afterAll(() => sandbox.close());

let addresses = 0;

const origin = 'https://sandbox.example';

function outcomeOf({ url, response }: Landing): 'in' | 'refused' | 'wrong' {
  if (url.pathname === '/callback') return 'in';
  return response.statusCode === 429 ? 'refused' : 'wrong';
}

/** A browser at an address of its own unless another one is named. */
function openBrowser(address = `192.0.2.${(addresses += 1)}`) {
  const browser = scriptedBrowser(sandbox.app, origin, address);
  /** Tries passwords at once, on a page that asks for one whoever is signed in. @returns how many came to what */
  async function attempt(login: string, ...passwords: string[]): Promise<Record<string, number>> {
    const page = await browser.get(codeRequest({ prompt: 'login', redirect_uri: `${origin}/callback` }).address);
    const landings = await Promise.all(
      passwords.map((password) => browser.submit(page.url.pathname, { login, password })),
    );
    const outcomes = Map.groupBy(landings.map(outcomeOf), (outcome) => outcome);
    return Object.fromEntries([...outcomes].map(([outcome, all]) => [outcome, all.length]));
  }
  return { attempt, browser };
}

const deviceCookies = ({ received }: ScriptedBrowser) =>
  received.filter(({ name }) => name.startsWith('sandbox_device'));

const isClient = (value: unknown): value is { query(...parameters: unknown[]): unknown } =>
  isObject(value) && typeof value.query === 'function';

/** How often the database was asked for a login while some work ran: each is a password that was tried. */
async function countChecks(work: () => Promise<unknown>): Promise<number> {
  const client = '$client' in sandbox.db ? sandbox.db.$client : undefined;
  if (!isClient(client)) throw new Error('no client');
  const queries = vi.spyOn(client, 'query');
  await work();
  return queries.mock.calls.filter((parameters) => /"email\\\\?" = \$1/.test(JSON.stringify(parameters))).length;
}

const wrong = (count: number) => Array.from({ length: count }, (_, index) => `wrong ${index}`);

describe('wrong passwords', () => {
  it('sent two hundred at once are tried ten times', async () => {
    const { attempt } = openBrowser();
    let outcomes = {};
    const checks = await countChecks(async () => {
      outcomes = await attempt(people.business, ...wrong(200));
    });
    expect([checks, outcomes]).toEqual([10, { wrong: 10, refused: 190 }]);
    expect(await attempt(people.business, 'sandbox')).toEqual({ refused: 1 });
  });

  it('of a stranger keep nobody out of a browser that has signed in before', async () => {
    const [mine, stranger] = [openBrowser(), openBrowser()];
    expect(await mine.attempt(people.manager, 'sandbox')).toEqual({ in: 1 });
    expect(await stranger.attempt(people.manager, ...wrong(30))).toEqual({ wrong: 10, refused: 20 });
    expect(await stranger.attempt(people.manager, 'sandbox')).toEqual({ refused: 1 });
    expect(await mine.attempt(people.manager, 'sandbox')).toEqual({ in: 1 });
  });

  it('of such a browser count too, and for its own login alone', async () => {
    const [mine, stranger] = [openBrowser(), openBrowser()];
    await mine.attempt(people.billing, 'sandbox');
    await stranger.attempt(people.merchant, ...wrong(10));
    expect(await mine.attempt(people.merchant, 'sandbox')).toEqual({ refused: 1 });
    expect(await mine.attempt(people.billing, ...wrong(30))).toEqual({ wrong: 10, refused: 20 });
    expect(await mine.attempt(people.billing, 'sandbox')).toEqual({ refused: 1 });
  });

  it('of one address are fifty, whatever the logins', async () => {
    const { attempt } = openBrowser('198.51.100.1');
    for (let login = 0; login < 5; login += 1) await attempt(`nobody${login}@sandbox.test`, ...wrong(10));
    expect(await attempt(people.noTerminals, 'sandbox')).toEqual({ refused: 1 });
    expect(await openBrowser().attempt(people.noTerminals, 'sandbox')).toEqual({ in: 1 });
  });

  it('are no more welcome with a cookie that somebody made', async () => {
    const { attempt, browser } = openBrowser();
    await attempt(people.otherManager, 'sandbox');
    const [cookie] = deviceCookies(browser);
    if (!cookie) throw new Error('no cookie');
    const { name, value, path = '' } = cookie;
    const [nonce = '', seal = ''] = value.split('.');
    const ofAnotherKey = createHmac('sha256', 'another key').update(nonce).digest('base64url');
    const stranger = openBrowser();
    await stranger.attempt(people.otherManager, ...wrong(10));
    for (const made of [`x${nonce}.${seal}`, `${nonce}.${ofAnotherKey}`, nonce, '.', `${nonce}.`]) {
      stranger.browser.forge({ name, value: made, path });
      expect(await stranger.attempt(people.otherManager, 'sandbox')).toEqual({ refused: 1 });
    }
    stranger.browser.forge({ name, value, path });
    expect(await stranger.attempt(people.otherManager, 'sandbox')).toEqual({ in: 1 });
  });
});

it('a browser is known by a cookie that scripts and other sites do not get', async () => {
  const { attempt, browser } = openBrowser();
  await attempt(people.noTerminals, 'wrong');
  expect(deviceCookies(browser)).toEqual([]);
  await attempt(people.noTerminals, 'sandbox');
  const cookies = deviceCookies(browser);
  expect(cookies).toEqual([
    expect.objectContaining({ httpOnly: true, sameSite: 'Strict', secure: true, path: '/sandbox/login' }),
  ]);
  expect(JSON.stringify(cookies)).not.toContain('noterminals');
});
