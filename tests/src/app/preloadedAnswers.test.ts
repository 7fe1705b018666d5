import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '#contract/constants.ts';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { preload, type Preloaded } from '#src/app/preload.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import { prefetchFirstScreen } from '#src/app/prefetchFirstScreen.ts';
import { listParams } from '#src/list/address/listParams.ts';
import { listsByName } from '#src/resources/registry.ts';
import { loadDictionaries } from '#src/settings/dictionaries.ts';
import { loadTerminals } from '#src/settings/terminals.ts';
import { server } from '#tests/support/mockServer.ts';
import { answerAll, api, around, config, signIn } from './preloading.ts';

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
    events: { answered },
    preloaded: preloaded?.answers,
  });
  return { door, answered };
}

const question = (search = '') => {
  const [declaration] = [listsByName.customers].filter((one) => one !== undefined);
  const found = declaration && listParams(declaration, { search, terminalID: 'south', parameters: {} });
  if (!found) throw new Error('expected a question');
  return found.question;
};

/** Asks for the first screen as the application does. */
async function askFirstScreen(door: ReturnType<typeof doorOf>['door']) {
  const dataProvider = createDataProvider(door, listsByName);
  await Promise.all([loadTerminals(door), loadDictionaries(door, 'he-IL'), dataProvider.getMeta('customers')]);
  return dataProvider.getList('customers', question());
}

describe('the application', () => {
  it('finds the first rows of a first visit, which were asked ahead beside the columns, and does not ask again', async () => {
    await signIn();
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const { data } = answerAll({ meta: opened });
    const preloaded = preload(config, around('/customers/list'));
    const { door } = doorOf(preloaded);
    const queryClient = createQueryClient();
    const firstScreen = prefetchFirstScreen({
      queryClient,
      dataProvider: createDataProvider(door, listsByName),
      person: { roles: ['Manager'] },
      pathname: '/customers/list',
      locale: 'he-IL',
      page: preloaded?.list,
    });
    await vi.waitFor(() => expect(queryClient.getQueryData(['terminals', 'getList'])).toBeDefined());
    await vi.waitFor(() => expect(data()).toHaveLength(1));
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
