import type { Browser } from '@playwright/test';
import { ownerOf } from '#src/authProvider/person.ts';
import { readStoredSession } from '#src/authProvider/storedSession.ts';
import { readSettings, savedKey } from '#src/settings/savedVersions.ts';
import { freshContext, type StorageState } from './browser.ts';
import { benchConfigKey, type BenchConfig, type ListConfig } from './benchConfig.ts';

const config = { authority: '/sandbox/identity', clientId: 'merchant-frontend' };

async function ask(origin: string, path: string, token: string): Promise<Record<string, unknown>> {
  const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Columns each list draws; in the application the others are hidden by the person's own choice. */
const columnsDrawn = 12;

/** What the pages to compare with must know. */
async function benchConfigOf(origin: string, token: string, terminalID: string): Promise<BenchConfig> {
  const readList = async (path: string, id: string): Promise<ListConfig> => {
    const { columns } = await ask(origin, `${path}/$meta`, token);
    const named = Object.entries(columns as Record<string, { name: string }>);
    const drawn = named.slice(0, columnsDrawn).map(([field, { name }]) => ({ field, label: name }));
    return {
      address: `${path}?terminalID=${terminalID}`,
      id,
      columns: drawn,
      hidden: named.slice(columnsDrawn).map(([field]) => field),
    };
  };
  return {
    token,
    lists: {
      customers: await readList('/sandbox/profile/api/consumers', 'consumerID'),
      transactions: await readList('/sandbox/transactions/api/transactions', 'paymentTransactionID'),
    },
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
  const state = await context.storageState();
  await context.close();

  const items = new Map(state.origins[0]?.localStorage.map(({ name, value }) => [name, value]));
  const storage = { getItem: (key: string) => items.get(key) ?? null };
  const session = readStoredSession(config, { origin, storage, now: Date.now() });
  if (!session) throw new Error('signing in left no session');
  const { data } = await ask(origin, '/sandbox/profile/api/terminals', session.token);
  const terminals = data as { terminalID: string }[];
  const terminalID = terminals[0]?.terminalID ?? '';
  const owner = ownerOf(session.person);
  const benchConfig = await benchConfigOf(origin, session.token, terminalID);

  for (const key of items.keys()) if (key.startsWith('back-office.meta.')) items.delete(key);
  const columnsOf = ({ columns, hidden }: ListConfig) => ({ order: columns.map(({ field }) => field), hidden });
  const preferences = Object.entries(benchConfig.lists).map(([name, list]) => [
    name,
    { columns: columnsOf(list), views: [] },
  ]);
  const settings = { ...readSettings(storage, owner), terminalID, lists: Object.fromEntries(preferences) as unknown };
  items.set(savedKey(owner), JSON.stringify(settings));
  items.set(benchConfigKey, JSON.stringify(benchConfig));
  const localStorage = [...items].map(([name, value]) => ({ name, value }));
  return { state: { cookies: [], origins: [{ origin, localStorage }] }, config: benchConfig };
}
