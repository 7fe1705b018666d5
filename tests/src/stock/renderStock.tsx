import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { memoryStore, Notification } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { OperationResponse } from '#contract/envelope.ts';
import type { Role } from '#contract/roles.ts';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { AdminContext } from '#src/app/AdminContext.tsx';
import { createAccess } from '#src/app/access/access.ts';
import { createJobs } from '#src/actions/jobs/jobs.ts';
import { JobsProvider } from '#src/actions/jobs/jobsContext.ts';
import { AttemptsProvider, createAttempts } from '#src/attempts/attemptsContext.ts';
import { createAuthProvider } from '#src/authProvider/authProvider.ts';
import { PersonProvider } from '#src/authProvider/currentPerson.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { withMessages } from '#src/i18n/laterWords.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import { dataResources } from '#src/resources/registry.ts';
import { MaterialTheme } from '#src/ui/material/MaterialTheme.tsx';
import { createSavedStore, SavedStoreProvider } from '#src/settings/savedStore.ts';
import { SelectedTerminalProvider } from '#src/settings/selectedTerminal.tsx';
import { SettingsProvider } from '#src/settings/settings.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { stockServer } from './stockServer.ts';

const session = { signIn: () => Promise.resolve(), signOut: () => Promise.resolve() };

interface StockOptions {
  roles?: readonly Role[];
  features?: readonly string[];
  locale?: 'he-IL' | 'en-IL';
  address?: string;
  /** What the server answers to a write; absent: success. */
  written?: OperationResponse;
}

/** A screen of react-admin's own components on our data provider, access, translations and resources. */
export async function renderStock(
  screen: ReactNode,
  { roles = ['Manager'], features = [], locale = 'en-IL', address = '/', written }: StockOptions = {},
) {
  const server = stockServer(written);
  const queryClient = createQueryClient();
  const terminal: Terminal = {
    terminalID: 't1',
    label: 'Shop',
    status: 'active',
    enabledFeatures: features,
    integrations: {},
  };
  const person = { id: 'p', displayName: 'Dana Cohen', roles };
  const i18nProvider = await createI18nProvider({ initialLocale: locale, fallbackLocale: 'he-IL' });
  // As a lazily loaded screen brings its words.
  await withMessages(Promise.resolve());
  const element = (
    <AdminContext
      dataProvider={createDataProvider({ call: server.call }, dataResources)}
      authProvider={createAuthProvider(
        session,
        person,
        createAccess(person, () => terminal),
      )}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <MaterialTheme>
        <SettingsProvider value={{ terminals: [terminal], allTerminals: [terminal], dictionaries: {}, currencies: [] }}>
          <SelectedTerminalProvider tab={createTabChoice(sessionStorage, 'dana')}>{screen}</SelectedTerminalProvider>
        </SettingsProvider>
        <Notification />
      </MaterialTheme>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(
    <SavedStoreProvider value={createSavedStore(localStorage, 'dana')}>
      <PersonProvider value={person}>
        <JobsProvider value={createJobs()}>
          <AttemptsProvider value={createAttempts('dana', true, window)}>
            <RouterProvider router={router} />
          </AttemptsProvider>
        </JobsProvider>
      </PersonProvider>
    </SavedStoreProvider>,
  );
  return { ...server, queryClient, router };
}
