import { QueryClient } from '@tanstack/react-query';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/httpClient.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import { RecordPage } from '#src/record/RecordPage.tsx';
import { createSavedStore, SavedStoreProvider } from '#src/settings/savedStore.ts';
import { SelectedTerminalProvider } from '#src/settings/selectedTerminal.tsx';
import { SettingsProvider } from '#src/settings/settings.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
import { gate, rowOf, sample } from '#tests/src/list/renderList.tsx';
import { currencies, dictionaries, sampleMeta } from '#tests/src/list/sampleMeta.ts';

configure({ asyncUtilTimeout: 5000 });
const base = 'http://api.test';
const row = rowOf(1);
const id = row.paymentTransactionID;
const full = {
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
  integrations: {},
}));

type Answer = () => Response | Promise<Response>;

/** Draws the page of a transaction; `seeded` as if a list had shown its row. */
async function renderRecord(
  answer: Answer,
  { seeded = false, meta = sampleMeta }: { seeded?: boolean; meta?: object } = {},
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
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (seeded) queryClient.setQueryData(['transactionsFiltered', 'getOne', { id, meta: undefined }], { ...row, id });
  const page = (
    <CoreAdminContext
      dataProvider={createDataProvider(door, { transactions: declaration })}
      i18nProvider={await createI18nProvider({ initialLocale: 'en-IL', fallbackLocale: 'he-IL' })}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <SettingsProvider value={{ terminals, allTerminals: terminals, dictionaries, currencies }}>
        <SelectedTerminalProvider tab={createTabChoice(sessionStorage, 'dana')}>
          <RecordPage
            declaration={declaration}
            id={id}
            seeds={['transactions', 'transactionsFiltered']}
            relatedPath={(field, value) => (field === 'consumerID' ? `/customers/${String(value)}` : undefined)}
          />
        </SelectedTerminalProvider>
      </SettingsProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return render(
    <SavedStoreProvider value={createSavedStore(localStorage, 'dana')}>
      <RouterProvider router={router} />
    </SavedStoreProvider>,
  );
}

describe('the page of a record', () => {
  it('shows a list row at once, and the rest when it comes', async () => {
    const { opened, open } = gate();
    await renderRecord(
      async () => {
        await opened;
        return HttpResponse.json(full);
      },
      { seeded: true },
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Person 1' })).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('region', { name: 'More details' })).not.toBeInTheDocument();
    open();
    expect(await screen.findByRole('region', { name: 'Document details' })).toHaveTextContent('Shoes');
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false');
  });

  it('names the record by name, amount and state, and shows ids whole, to be copied', async () => {
    await renderRecord(() => HttpResponse.json(full));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Person 1' });
    expect(heading.parentElement).toHaveTextContent('Person 1הושלמה101.00₪');
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText(id)).toBeInTheDocument();
    expect(summary.getByRole('button', { name: 'Copy Transaction ID' })).toBeInTheDocument();
    const terms = summary.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(Object.values(sampleMeta.columns).map(({ name }) => name));
  });

  it('links to records the person may open, never to itself', async () => {
    await renderRecord(() => HttpResponse.json(full));
    const more = within(await screen.findByRole('region', { name: 'More details' }));
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/customers/${full.consumerID}`,
    ]);
  });

  it('says when it belongs to another terminal, and changes to it', async () => {
    await renderRecord(() => HttpResponse.json(full));
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('This record belongs to the terminal Shop t2; the terminal selected is Shop t1.');
    await userEvent.click(within(note).getByRole('button', { name: 'Change terminal' }));
    await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
  });

  it('says what is not there', async () => {
    expectFailures();
    await renderRecord(() => new HttpResponse(null, { status: 404 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This record was not found.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers a retry when it could not be loaded', async () => {
    expectFailures();
    let fail = true;
    await renderRecord(() => (fail ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(full)));
    expect(await screen.findByRole('alert')).toHaveTextContent('The details could not be loaded.');
    fail = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2 })).toBeInTheDocument();
  });

  it('reads a record whose meta names nothing of it', async () => {
    await renderRecord(() => HttpResponse.json(full), { meta: { columns: {} } });
    const more = await screen.findByRole('region', { name: 'More details' });
    expect(more).toHaveTextContent('CardholderPerson 1');
    expect(screen.queryByRole('region', { name: 'Summary' })).not.toBeInTheDocument();
  });
});
