import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CoreAdminContext, memoryStore, useNotificationContext } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { locales, type Locale } from '#contract/constants.ts';
import type { Role } from '#contract/roles.ts';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { createFreshness } from '#src/app/freshness.ts';
import { AttemptsProvider, createAttempts } from '#src/attempts/attemptsContext.ts';
import { PersonProvider } from '#src/authProvider/currentPerson.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { createJobs } from '#src/actions/jobs/jobs.ts';
import { JobsProvider } from '#src/actions/jobs/jobsContext.ts';
import { JobStatus } from '#src/actions/jobs/JobStatus.tsx';
import { MetaList } from '#src/list/MetaList.tsx';
import { createSavedStore, SavedStoreProvider } from '#src/settings/savedStore.ts';
import { SelectedTerminalProvider } from '#src/settings/selectedTerminal.tsx';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import { SettingsProvider } from '#src/settings/settings.ts';
import { server } from '#tests/support/mockServer.ts';
import { currencies, dictionaries, sampleMeta } from './sampleMeta.ts';

// The first list of a file loads a catalogue; machines under load take their time.
configure({ asyncUtilTimeout: 5000 });

const base = 'http://api.test';

/** A list with every dataType and filters of every kind. */
export const sample: ListDeclaration = {
  name: 'transactions',
  idFields: ['paymentTransactionID'],
  endpoints: { list: 'transactions.list', meta: 'transactions.meta' },
  terminal: 'filter',
  quickFilters: ['quickStatusFilter', 'quickDateFilter'],
  columns: Object.keys(sampleMeta.columns),
  primaryText: ['cardOwnerName'],
  failureText: ['error'],
  detailPath: (id) => `/transactions/view/${id}`,
};

export const rowOf = (index: number, change: Record<string, unknown> = {}) => ({
  paymentTransactionID: `${String(index).padStart(8, '0')}-d9cb-469f-a165-70867728950e`,
  transactionTimestamp: '2026-11-15T10:05:00Z',
  cardOwnerName: `Person ${index}`,
  transactionAmount: 100 + index,
  currency: 'ILS',
  status: 'completed',
  quickStatus: 'Completed',
  jDealType: 'J4',
  cardNumber: '****1234',
  processorResultCode: 0,
  hasInvoice: true,
  terminalName: 'North',
  ...change,
});

/** A promise and how to fulfil it. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
type Answer = (request: Request) => Response | Promise<Response>;

/** Answers the sample's two calls and keeps, in their order, what was asked. */
export function answerList({
  meta = () => HttpResponse.json(sampleMeta),
  list = () => HttpResponse.json({ data: [rowOf(1), rowOf(2), rowOf(3)], numberOfRecords: 3 }),
}: { meta?: Answer; list?: Answer } = {}) {
  const asked: { call: 'meta' | 'list'; query: Record<string, string> }[] = [];
  const keep =
    (call: 'meta' | 'list', answer: Answer) =>
    async ({ request }: { request: Request }) => {
      asked.push({ call, query: Object.fromEntries(new URL(request.url).searchParams) });
      return answer(request);
    };
  server.use(
    http.get(`${base}/api/transactions/$meta`, keep('meta', meta)),
    http.get(`${base}/api/transactions`, keep('list', list)),
    // Who else may be meant by what is looked for.
    http.get(`${base}/api/consumers`, () => HttpResponse.json({ data: [], numberOfRecords: 0 })),
  );
  const queries = () => asked.filter(({ call }) => call === 'list').map(({ query }) => query);
  return { asked, calls: () => asked.map(({ call }) => call), queries, lastQuery: () => queries().at(-1) };
}

const terminals = ['t1', 't2'].map((terminalID) => ({
  terminalID,
  label: terminalID,
  status: 'active',
  enabledFeatures: ['Billing'],
  integrations: {},
}));

function Messages() {
  const { notifications } = useNotificationContext();
  return (
    <div data-testid="messages">
      {notifications.map(({ message }) => (typeof message === 'string' ? message : 'element')).join()}
    </div>
  );
}

/** Draws a list as the application does, at an address. */
export async function renderList({
  declaration = sample,
  address = '/transactions/list',
  path = '/transactions/list',
  locale = locales[1],
  roles = ['Manager'],
  width = 4000,
}: {
  width?: number;
  declaration?: ListDeclaration;
  address?: string;
  path?: string;
  locale?: Locale;
  roles?: readonly Role[];
} = {}) {
  // Every column has room, unless a test is about that.
  window.innerWidth = width;
  const failures: unknown[] = [];
  const queryClient = createQueryClient();
  const httpClient = createHttpClient({
    bases: { profile: base, transactions: base, reporting: base },
    accessToken: async () => 'token',
    locale: () => locale,
    events: {
      failed: (failure) => failures.push(failure),
      changed: createFreshness(queryClient, { [declaration.name]: declaration }),
    },
  });
  const i18nProvider = await createI18nProvider({ initialLocale: locale, fallbackLocale: locales[0] });
  const settings = { terminals, allTerminals: terminals, dictionaries, currencies };
  const list = (
    <SettingsProvider value={settings}>
      <SelectedTerminalProvider tab={createTabChoice(sessionStorage, 'dana')}>
        <MetaList declaration={declaration} />
        <Messages />
      </SelectedTerminalProvider>
    </SettingsProvider>
  );
  const dataProvider = createDataProvider(httpClient, { [declaration.name]: declaration });
  const admin = (
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <Outlet />
      {(declaration.endpoints.excel || declaration.actions?.bulk) && (
        <SettingsProvider value={settings}>
          <JobStatus />
        </SettingsProvider>
      )}
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      {
        element: admin,
        children: [
          { path, element: list },
          { path: '*', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  );
  const jobs = createJobs();
  const attempts = createAttempts('dana', true, window);
  const view = render(
    <SavedStoreProvider value={createSavedStore(localStorage, 'dana')}>
      <PersonProvider value={{ id: 'dana', displayName: 'Dana', roles }}>
        <JobsProvider value={jobs}>
          <AttemptsProvider value={attempts}>
            <RouterProvider router={router} />
          </AttemptsProvider>
        </JobsProvider>
      </PersonProvider>
    </SavedStoreProvider>,
  );
  const parameters = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  return {
    ...view,
    router,
    failures,
    queryClient,
    parameters,
    filter: (): unknown => JSON.parse(parameters().filter ?? '{}'),
  };
}

/** Exports a list as one of the choices of its menu. */
export async function exportAs(choice: string, menu = 'Export'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }));
}

/** The address of the sample with filter values. */
export function addressWith(filter: Record<string, unknown>, rest: Record<string, string> = {}): string {
  const parameters = { filter: JSON.stringify(filter), sort: '', order: 'DESC', page: '1', perPage: '100', ...rest };
  return `/transactions/list?${new URLSearchParams(parameters).toString()}`;
}
