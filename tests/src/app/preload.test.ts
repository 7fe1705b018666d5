import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { User } from 'oidc-client-ts';
import { describe, expect, it, vi } from 'vitest';
import { parseConfig } from '#contract/config.ts';
import type { Locale } from '#contract/constants.ts';
import { preload, type Preloaded, type Surroundings } from '#src/app/preload.ts';
import { readStoredSession } from '#src/authProvider/storedSession.ts';
import { createUserManager } from '#src/authProvider/userManager.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import { prefetchFirstScreen } from '#src/app/prefetchFirstScreen.ts';
import { firstPage } from '#src/list/address/firstQuestion.ts';
import { keptMeta } from '#src/meta/keptMeta.ts';
import { listsByName } from '#src/resources/registry.ts';
import { loadDictionaries } from '#src/settings/dictionaries.ts';
import { loadTerminals } from '#src/settings/terminals.ts';
import { server } from '#tests/support/mockServer.ts';

const api = 'http://api.test';
const config = parseConfig({
  apis: { profile: api, transactions: api, reporting: api },
  identity: { authority: '/identity', clientId: 'web' },
  hub: '/hub',
  supportEmail: 'support@sandbox.test',
});
const origin = 'http://localhost:4000';
const meta = { columns: { consumerName: { name: 'Name', dataType: 'string' } } };
const terminal = (terminalID: string, enabledFeatures: string[]) => ({ terminalID, status: 'active', enabledFeatures });
const terminals = [terminal('north', ['Billing']), terminal('south', [])];

/** Stores a person as the OpenID client does. */
async function signIn(secondsLeft = 900, role = 'Manager') {
  const manager = createUserManager(config.identity, { origin, storage: localStorage });
  const profile = { sub: 'u1', iss: 'i', aud: 'web', exp: 0, iat: 0, given_name: 'דנה', role };
  const expiresAt = Math.floor(Date.now() / 1000) + secondsLeft;
  await manager.storeUser(new User({ access_token: 'token', token_type: 'Bearer', profile, expires_at: expiresAt }));
}

interface Faults {
  meta?: Promise<void>;
  status?: number;
}

/** Answers every call of a first screen and keeps the paths asked for. */
function answerAll({ meta: metaReady, status = 200 }: Faults = {}) {
  const asked: string[] = [];
  server.use(
    http.get(`${api}/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      if (pathname.endsWith('$meta')) {
        await metaReady;
        return HttpResponse.json(meta);
      }
      if (pathname === '/api/terminals') return HttpResponse.json({ data: terminals, numberOfRecords: 2 });
      if (pathname.startsWith('/api/dictionaries')) return HttpResponse.json({ currencyEnum: { ILS: 'Shekel' } });
      return HttpResponse.json({ data: [{ consumerID: 'c1' }], numberOfRecords: 1 }, { status });
    }),
  );
  return { asked, data: () => asked.filter((one) => /^\/api\/(consumers|billing)\?/.test(one)) };
}

function around(pathname: string, change: Partial<Surroundings> = {}): Surroundings {
  const [path = '', query] = pathname.split('?');
  return {
    origin,
    pathname: path,
    search: query ? `?${query}` : '',
    storage: localStorage,
    tabStorage: sessionStorage,
    now: Date.now(),
    version: '1.0.0',
    saved: () => ({ terminalID: 'south' }),
    ...change,
  };
}

/** The door of the application, with another person's token or language if wanted. */
function doorOf(
  preloaded: Preloaded | undefined,
  { token = 'token', locale = 'he-IL' }: { token?: string; locale?: Locale } = {},
) {
  const answered = vi.fn();
  const door = createHttpClient({
    bases: config.apis,
    accessToken: async () => token,
    locale: () => locale,
    uiVersion: '1.0.0',
    events: { answered },
    preloaded: preloaded?.answers,
  });
  return { door, answered };
}

const question = (search = '') => {
  const [declaration] = [listsByName.customers].filter((one) => one !== undefined);
  const found = declaration && firstPage(declaration, { search, terminalID: 'south', parameters: {} });
  if (!found) throw new Error('expected a question');
  return found.question;
};

/** Asks for the first screen as the application does. */
async function askFirstScreen(door: ReturnType<typeof doorOf>['door']) {
  const dataProvider = createDataProvider(door, listsByName);
  await Promise.all([loadTerminals(door), loadDictionaries(door, 'he-IL'), dataProvider.getMeta('customers')]);
  return dataProvider.getList('customers', question());
}

describe('what is stored of a session', () => {
  it('is read as the OpenID client writes it', async () => {
    await signIn();
    const found = readStoredSession(config.identity, around('/'));
    expect(found).toMatchObject({ token: 'token', person: { id: 'u1', displayName: 'דנה', roles: ['Manager'] } });
  });

  it('counts as none when it is about to expire, broken or another client’s', async () => {
    await signIn(30);
    expect(readStoredSession(config.identity, around('/'))).toBeUndefined();
    await signIn();
    expect(readStoredSession({ ...config.identity, clientId: 'other' }, around('/'))).toBeUndefined();
    const [key = ''] = Object.keys(localStorage);
    for (const broken of ['{', 'null', '[]', '{"access_token":"token","expires_at":"soon"}']) {
      localStorage.setItem(key, broken);
      expect(readStoredSession(config.identity, around('/'))).toBeUndefined();
    }
  });
});

describe('the questions asked ahead', () => {
  it('are none before someone has signed in', () => {
    const { asked } = answerAll();
    expect(preload(config, around('/customers/list'))).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('are terminals, dictionaries and meta at once, and data when meta has answered', async () => {
    await signIn();
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const { asked, data } = answerAll({ meta: opened });
    preload(config, around('/customers/list'));
    await vi.waitFor(() => expect(asked).toHaveLength(5));
    expect(asked).toContain('/api/consumers/$meta');
    expect(data()).toEqual([]);
    open();
    await vi.waitFor(() => expect(data()).toEqual(['/api/consumers?take=100&terminalID=south']));
    expect(asked).toHaveLength(6);
  });

  it('hold data too at once where the columns are kept', async () => {
    await signIn();
    keptMeta().write('customers', 'he-IL', meta);
    const { asked, data } = answerAll({ meta: new Promise(() => {}) });
    preload(config, around('/customers/list'));
    await vi.waitFor(() => expect(data()).toHaveLength(1));
    expect(asked).toContain('/api/consumers/$meta');
  });

  it('follow the address, then the tab, then what is saved, then the first terminal', async () => {
    await signIn();
    const { data } = answerAll();
    const filter = encodeURIComponent(JSON.stringify({ terminalID: 'west', search: 'a' }));
    preload(config, around(`/customers/list?filter=${filter}&sort=consumerName&order=ASC&page=2&perPage=25`));
    await vi.waitFor(() => expect(data()).toHaveLength(1));
    expect(data()[0]).toBe('/api/consumers?search=a&skip=25&sortBy=consumerName&take=25&terminalID=west');
    sessionStorage.setItem('back-office.terminal.u1.', 'tabs-own');
    preload(config, around('/customers/list'));
    await vi.waitFor(() => expect(data()[1]).toContain('terminalID=tabs-own'));
    sessionStorage.clear();
    preload(config, around('/customers/list', { saved: () => ({}) }));
    await vi.waitFor(() => expect(data()[2]).toContain('terminalID=north'));
  });

  it('hold nothing of a list elsewhere, or for a role without it', async () => {
    await signIn();
    const { asked, data } = answerAll();
    preload(config, around('/profile'));
    preload(config, around('/masav-file/seven/rows'));
    await vi.waitFor(() => expect(asked).toHaveLength(8));
    await signIn(900, 'Merchant');
    preload(config, around('/billing-deals/list', { saved: () => ({ terminalID: 'north' }) }));
    await vi.waitFor(() => expect(asked).toHaveLength(12));
    expect(data()).toEqual([]);
    await signIn();
    preload(config, around('/billing-deals/list', { saved: () => ({ terminalID: 'south' }) }));
    await vi.waitFor(() => expect(data()).toHaveLength(1));
  });
});

describe('the application', () => {
  it('asks for the first rows of a first visit after they were asked ahead, and not again', async () => {
    await signIn();
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const { data } = answerAll({ meta: opened });
    const preloaded = preload(config, around('/customers/list'));
    const { door } = doorOf(preloaded);
    const queryClient = new QueryClient();
    const firstScreen = prefetchFirstScreen({
      queryClient,
      dataProvider: createDataProvider(door, listsByName),
      person: { roles: ['Manager'] },
      pathname: '/customers/list',
      locale: 'he-IL',
      page: preloaded?.list,
    });
    await vi.waitFor(() => expect(queryClient.getQueryData(['terminals'])).toBeDefined());
    expect(data()).toEqual([]);
    open();
    await firstScreen;
    expect(queryClient.getQueryData(['customers', 'getList', question()])).toMatchObject({ data: [{ id: 'c1' }] });
    expect(data()).toHaveLength(1);
  });

  it('finds every answer and asks nothing twice, and its door hears of each', async () => {
    await signIn();
    const { asked } = answerAll();
    const { door, answered } = doorOf(preload(config, around('/customers/list')));
    const list = await askFirstScreen(door);
    expect(list.data).toEqual([{ consumerID: 'c1', id: 'c1' }]);
    expect(asked).toHaveLength(6);
    expect(answered).toHaveBeenCalledTimes(6);
    await askFirstScreen(door);
    expect(asked).toHaveLength(12);
  });

  it.each<[string, { token?: string; locale?: Locale }]>([
    ['another token', { token: 'other' }],
    ['another language', { locale: 'en-IL' }],
  ])('asks itself with %s', async (_, who) => {
    await signIn();
    const { data } = answerAll();
    const { door } = doorOf(preload(config, around('/customers/list')), who);
    await vi.waitFor(() => expect(data()).toHaveLength(1));
    await createDataProvider(door, listsByName).getList('customers', question());
    expect(data()).toHaveLength(2);
  });

  it('asks itself after a refused or failed answer', async () => {
    await signIn();
    const refused = answerAll({ status: 401 });
    const { door } = doorOf(preload(config, around('/customers/list')));
    await vi.waitFor(() => expect(refused.data()).toHaveLength(1));
    const { data } = answerAll();
    await createDataProvider(door, listsByName).getList('customers', question());
    expect(data()).toHaveLength(1);
  });

  it('asks itself once something may have changed, and for answers that have grown old', async () => {
    await signIn();
    const { data } = answerAll();
    server.use(http.post(`${api}/api/consumers`, () => HttpResponse.json({ status: 'success' }, { status: 201 })));
    const changed = doorOf(preload(config, around('/customers/list')));
    await vi.waitFor(() => expect(data()).toHaveLength(1));
    await changed.door.call('consumers.create', { body: {} });
    await createDataProvider(changed.door, listsByName).getList('customers', question());
    expect(data()).toHaveLength(2);

    const old = doorOf(preload(config, around('/customers/list')));
    await vi.waitFor(() => expect(data()).toHaveLength(3));
    await new Promise((resolve) => setTimeout(resolve));
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
    await createDataProvider(old.door, listsByName).getList('customers', question());
    expect(data()).toHaveLength(4);
  });
});
