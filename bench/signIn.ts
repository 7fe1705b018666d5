import type { Browser, Page } from '@playwright/test';
import { ownerOf } from '#src/authProvider/person.ts';
import { readStoredSession } from '#src/authProvider/storedSession.ts';
import { readSettings, savedKey } from '#src/settings/savedVersions.ts';
import { freshContext, type StorageState } from './browser.ts';
import { benchConfigKey, type BenchConfig, type ListConfig, type ListName } from './benchConfig.ts';

const config = { authority: '/sandbox/identity', clientId: 'merchant-frontend' };

async function ask(origin: string, path: string, token: string): Promise<Record<string, unknown>> {
  const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}

const paths: Readonly<Record<ListName, { page: string; call: string; id: string }>> = {
  customers: { page: '/customers/list', call: '/sandbox/profile/api/consumers', id: 'consumerID' },
  transactions: {
    page: '/transactions/list',
    call: '/sandbox/transactions/api/transactions',
    id: 'paymentTransactionID',
  },
};

/** What the pages to compare with must know of a list: the columns the application begins with. */
async function readList(page: Page, list: ListName, token: string, terminalID: string): Promise<ListConfig> {
  const { page: path, call, id } = paths[list];
  await page.goto(path);
  await page.locator('tr[data-row]').first().waitFor();
  const heads = await page.locator('thead th').evaluateAll((cells) => cells.map((cell) => cell.textContent));
  const { columns } = await ask(new URL(page.url()).origin, `${call}/$meta`, token);
  const named = Object.entries(columns as Record<string, { name: string }>);
  const drawn = heads.flatMap((head) => named.filter(([, { name }]) => head.replace(/[↑↓]$/, '') === name).slice(0, 1));
  if (drawn.length < 6) throw new Error(`only ${drawn.length} columns of ${list} are known`);
  return {
    address: `${call}?terminalID=${terminalID}`,
    id,
    columns: drawn.map(([field, { name }]) => ({ field, label: name })),
  };
}

/**
 * Signs in once, as a person does, and gives what a browser that was here before would hold: the session and the
 * saved terminal, but no columns kept from a list.
 */
export async function signIn(browser: Browser, origin: string): Promise<{ state: StorageState; config: BenchConfig }> {
  const context = await freshContext(browser, origin);
  const page = await context.newPage();
  await page.goto('/customers/list');
  await page.locator('input[name=login]').fill('manager@sandbox.test');
  await page.locator('input[name=password]').fill('sandbox');
  await page.locator('button[type=submit]').click();
  await page.locator('tr[data-row]').first().waitFor();
  const { origins } = await context.storageState();
  const first = new Map(origins[0]?.localStorage.map(({ name, value }) => [name, value]));
  const storage = { getItem: (key: string) => first.get(key) ?? null };
  const session = readStoredSession(config, { origin, storage, now: Date.now() });
  if (!session) throw new Error('signing in left no session');
  const { data } = await ask(origin, '/sandbox/profile/api/terminals', session.token);
  const terminals = data as { terminalID: string }[];
  const terminalID = terminals[0]?.terminalID ?? '';
  const benchConfig: BenchConfig = {
    token: session.token,
    lists: {
      customers: await readList(page, 'customers', session.token, terminalID),
      transactions: await readList(page, 'transactions', session.token, terminalID),
    },
  };
  await context.close();

  const settings = { ...readSettings(storage, ownerOf(session.person)), terminalID };
  const items = new Map([...first].filter(([key]) => !key.startsWith('back-office.kept.')));
  items.set(savedKey(ownerOf(session.person)), JSON.stringify(settings));
  items.set(benchConfigKey, JSON.stringify(benchConfig));
  const localStorage = [...items].map(([name, value]) => ({ name, value }));
  return { state: { cookies: [], origins: [{ origin, localStorage }] }, config: benchConfig };
}
