import { configure, render, waitFor } from '@testing-library/react';
import { http, passthrough } from 'msw';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, inject, vi } from 'vitest';
import { locales, type Locale } from '#contract/constants.ts';
import { bases, endpoints, type EndpointKind } from '#contract/endpoints.ts';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { PersonProvider } from '#src/authProvider/currentPerson.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import { createJobs } from '#src/actions/jobs/jobs.ts';
import { JobsProvider } from '#src/actions/jobs/jobsContext.ts';
import { MetaList } from '#src/list/MetaList.tsx';
import type { ResourceList } from '#src/resources/resource.ts';
import { buildPath } from '#src/resources/paths.ts';
import { listsByName } from '#src/resources/registry.ts';
import { currenciesOf, loadDictionaries } from '#src/settings/dictionaries.ts';
import { createSavedStore, SavedStoreProvider } from '#src/settings/savedStore.ts';
import { SelectedTerminalProvider } from '#src/settings/selectedTerminal.tsx';
import { SettingsProvider } from '#src/settings/settings.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import { isAvailable, loadTerminals } from '#src/settings/terminals.ts';
import { failOnDrift } from '#tests/support/answerDrift.ts';
import { server } from '#tests/support/mockServer.ts';

configure({ asyncUtilTimeout: 15_000 });

const sandbox = () => inject('listeningSandbox');

/** Lets questions through to the sandbox and keeps which there were, in the order they leave. */
function watchQuestions() {
  const asked: { kind: EndpointKind | undefined; query: Record<string, string> }[] = [];
  const { origin } = sandbox();
  const kinds = Object.values(endpoints).map(({ base, path, kind }) => ({
    kind,
    parameters: path.split('{').length,
    pattern: new RegExp(`^/sandbox/${base}${path.replaceAll('$', String.raw`\$`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  server.use(http.all(`${origin}/*`, () => passthrough()));
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const { pathname, searchParams } = new URL(new Request(...request).url);
    const matching = kinds.filter(({ pattern }) => pattern.test(pathname));
    // `/consumers/$meta` looks like the record of an id too: the fewest parameters win.
    const [closest] = matching.toSorted((a, b) => a.parameters - b.parameters);
    asked.push({ kind: closest?.kind, query: Object.fromEntries(searchParams) });
    return send(...request);
  });
  return asked;
}

/** The route of a declared list, its parameters filled from the seed. */
function addressOfList({ page }: ResourceList): string {
  const { transmissionID, masavFileID } = sandbox().anchors;
  return buildPath(page.path, { transmissionID, id: String(masavFileID) });
}

/** Draws a declared list against the sandbox, in a browser that has kept nothing. */
export async function renderDeclared(
  declaration: ResourceList,
  { search = '', locale, colleague = false }: { search?: string; locale: Locale; colleague?: boolean },
) {
  window.localStorage.clear();
  window.sessionStorage.clear();
  const { origin, token, colleaguesToken } = sandbox();
  const asked = watchQuestions();
  const httpClient = createHttpClient({
    bases: Object.fromEntries(bases.map((base) => [base, `${origin}/sandbox/${base}`])) as Record<
      (typeof bases)[number],
      string
    >,
    accessToken: () => (colleague ? colleaguesToken : token),
    locale: () => locale,
    events: { parsed: failOnDrift },
  });
  const [allTerminals, { dictionaries }] = await Promise.all([
    loadTerminals(httpClient),
    loadDictionaries(httpClient, locale),
  ]);
  const terminals = allTerminals.filter(isAvailable);
  const tab = createTabChoice(sessionStorage, 'test');
  // A colleague works on another terminal; the link decides.
  if (colleague) tab.write(terminals[1]?.terminalID ?? '');
  asked.length = 0;
  const queryClient = createQueryClient();
  const dataProvider = createDataProvider(httpClient, listsByName);
  const settings = { terminals, allTerminals, dictionaries, currencies: currenciesOf(dictionaries) };
  const list = (
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={await createI18nProvider({ initialLocale: locale, fallbackLocale: locales[0] })}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <SettingsProvider value={settings}>
        <SelectedTerminalProvider tab={tab}>
          <MetaList declaration={declaration} />
        </SelectedTerminalProvider>
      </SettingsProvider>
    </CoreAdminContext>
  );
  const { path } = declaration.page;
  const router = createMemoryRouter(
    [
      { path, element: list },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [addressOfList(declaration) + search] },
  );
  const view = render(
    <SavedStoreProvider value={createSavedStore(localStorage, 'test')}>
      <PersonProvider value={{ id: 'p', displayName: 'Dana Cohen', roles: ['Manager'] }}>
        <JobsProvider value={createJobs()}>
          <RouterProvider router={router} />
        </JobsProvider>
      </PersonProvider>
    </SavedStoreProvider>,
  );
  /** Nothing is asked any more, names of customers and the next page among it. */
  const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { ...view, router, asked, dataProvider, settled };
}
