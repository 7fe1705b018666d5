import type { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import type { RecordPageDeclaration } from '#src/record/declaration.ts';
import { RecordPage } from '#src/record/RecordPage.tsx';
import { RecordRegistryProvider } from '#src/record/registry.ts';
import { createSavedStore, SavedStoreProvider } from '#src/settings/savedStore.ts';
import { SelectedTerminalProvider } from '#src/settings/selectedTerminal.tsx';
import { SettingsProvider } from '#src/settings/settings.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import { server } from '#tests/support/mockServer.ts';
import { rowOf, sample } from '#tests/src/list/renderList.tsx';
import { currencies, dictionaries, sampleMeta } from '#tests/src/list/sampleMeta.ts';

configure({ asyncUtilTimeout: 5000 });
export const base = 'http://api.test';
const row = rowOf(1);
export const id = row.paymentTransactionID;
export const full = {
  ...row,
  terminalID: 't2',
  billingDealID: id,
  consumerID: 'c0000000-d9cb-469f-a165-70867728950e',
  invoiceDetails: { invoiceSubject: 'Shoes' },
};
const declaration = { ...sample, endpoints: { ...sample.endpoints, get: 'transactions.get' as const } };
const terminals = ['t1', 't2'].map((terminalID) => ({
  terminalID,
  label: `Shop ${terminalID}`,
  status: 'active',
  enabledFeatures: [],
  integrations: { invoicing: { provider: 'EasyInvoice' } },
}));

type Answer = () => Response | Promise<Response>;

/** Draws the page of a transaction; `seeded` as if a list had shown its row. */
export async function renderRecord(
  answer: Answer,
  {
    seeded = false,
    meta = sampleMeta,
    page,
    address = '/transactions/view/1',
    queryClient = createQueryClient(),
  }: {
    seeded?: boolean;
    meta?: object;
    page?: () => Promise<RecordPageDeclaration>;
    address?: string;
    queryClient?: QueryClient;
  } = {},
) {
  server.use(
    http.get(`${base}/api/transactions/$meta`, () => HttpResponse.json(meta)),
    http.get(`${base}/api/transactions/:id`, answer),
  );
  const door = createHttpClient({
    bases: { profile: base, transactions: base, reporting: base },
    accessToken: async () => 'token',
    locale: () => 'en-IL',
  });
  if (seeded) queryClient.setQueryData(['transactionsFiltered', 'getOne', { id, meta: undefined }], { ...row, id });
  const list = { declaration, path: '/transactions/list', isOpen: true };
  const element = (
    <CoreAdminContext
      dataProvider={createDataProvider(door, { transactions: declaration })}
      i18nProvider={await createI18nProvider({ initialLocale: 'en-IL', fallbackLocale: 'he-IL' })}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <SettingsProvider value={{ terminals, allTerminals: terminals, dictionaries, currencies }}>
        <SelectedTerminalProvider tab={createTabChoice(sessionStorage, 'dana')}>
          <RecordRegistryProvider
            value={{
              listOf: (name) => (name === 'transactions' ? list : undefined),
              recordPageOf: () => page,
              seedsOf: () => ['transactions', 'transactionsFiltered'],
              pathOf: (field, value) => (field === 'consumerID' ? `/customers/${String(value)}` : undefined),
              resourceOf: () => undefined,
            }}
          >
            <RecordPage declaration={declaration} id={id} />
          </RecordRegistryProvider>
        </SelectedTerminalProvider>
      </SettingsProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(
    <SavedStoreProvider value={createSavedStore(localStorage, 'dana')}>
      <RouterProvider router={router} />
    </SavedStoreProvider>,
  );
  return router;
}
