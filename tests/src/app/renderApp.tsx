import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { I18nProvider } from 'react-admin';
import type { Locale } from '#contract/constants.ts';
import type { Role } from '#contract/roles.ts';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { App } from '#src/app/App.tsx';
import { createFreshness } from '#src/app/freshness.ts';
import { doorOf } from '#src/app/viewpoint/openViewpoint.ts';
import type { Viewpoint } from '#src/app/viewpoint/viewpoint.ts';
import { ViewpointBar } from '#src/app/viewpoint/ViewpointBar.tsx';
import { silentReporter } from '#src/app/errorReporting/errorReporter.ts';
import { createRecentCalls } from '#src/app/support/recentCalls.ts';
import { createSessionMonitor } from '#src/app/session/sessionMonitor.ts';
import { createIdleTimer } from '#src/authProvider/idleTimer.ts';
import { createNewVersion } from '#src/settings/newVersion.ts';
import { createAnnouncements } from '#src/app/announcements.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import { dataResources } from '#src/resources/registry.ts';
import { createAttempts } from '#src/attempts/attemptsContext.ts';
import { creationDoor } from '#src/attempts/creations/creationDoor.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import { stubDevice } from '#tests/support/device.ts';
import { server } from '#tests/support/mockServer.ts';

export const apiBase = 'http://api.test';
const plainTerminals: readonly object[] = ['t1', 't2'].map((terminalID) => ({
  terminalID,
  label: `Terminal ${terminalID}`,
  status: 'active',
  enabledFeatures: ['Billing', 'Checkout', 'CreditCardTokens', 'RecurrentPayments'],
  integrations: { invoicing: {} },
}));

/** The translations with some words more, as a catalogue with them would give. */
function withMessages(provider: I18nProvider, words: Readonly<Record<string, string>>): I18nProvider {
  return { ...provider, translate: (key, options) => words[key] ?? provider.translate(key, options) };
}

/** The whole application at an address, over a network of mocked answers. */
export async function renderApp({
  address,
  dictionaries = {},
  answerDictionary = (name) => HttpResponse.json(name === 'transaction' ? dictionaries : {}),
  words = {},
  viewpoint,
  roles = viewpoint ? [viewpoint.role] : ['Manager'],
  leave,
  terminals = plainTerminals,
  locale = 'en-IL',
  keyed = true,
  wide = true,
}: {
  address: string;
  dictionaries?: Record<string, Record<string, string>>;
  /** Answers the calls for dictionaries, by their names. */
  answerDictionary?: (name: string) => Response | Promise<Response>;
  words?: Readonly<Record<string, string>>;
  /** As whom it is seen; and what hears that it is left. */
  viewpoint?: Viewpoint;
  leave?: () => void;
  roles?: readonly Role[];
  /** As the server lists them. */
  terminals?: readonly object[];
  /** Of the person; the server's texts come as the test gives them. */
  locale?: Locale;
  /** The server knows Idempotency-Key. */
  keyed?: boolean;
  /** Not a phone. */
  wide?: boolean;
}) {
  stubDevice({ prefersDark: false, wide });
  server.use(
    http.get(`${apiBase}/api/terminals`, () =>
      HttpResponse.json({ data: terminals, numberOfRecords: terminals.length }),
    ),
    http.get(`${apiBase}/api/dictionaries/:name`, ({ params }) => answerDictionary(String(params.name))),
  );
  // An entry of its own ends what is left of an earlier test's step back.
  window.history.pushState(null, '', address);
  const announcements = createAnnouncements();
  const queryClient = createQueryClient();
  const calls = createRecentCalls();
  const changed = createFreshness(queryClient, dataResources);
  const i18nProvider = await createI18nProvider({ initialLocale: locale, fallbackLocale: 'he-IL' });
  const own = createHttpClient({
    bases: { profile: apiBase, transactions: apiBase, reporting: apiBase },
    accessToken: () => 'token',
    locale: () => locale,
    say: (key, values) => i18nProvider.translate(key, values),
    sendsKeys: keyed,
    events: {
      failed(failure, { background, ownFailure }) {
        if (!background && !ownFailure) announcements.failed(failure);
      },
      operated: announcements.operated,
      asked: calls.add,
      changed,
    },
  });
  const door = viewpoint ? doorOf(viewpoint)(own, announcements, i18nProvider) : own;
  const attempts = { ...createAttempts('dana', keyed, window), found: changed };
  const call = creationDoor(door.call, attempts, announcements.failed);
  const view = render(
    <App
      dataProvider={createDataProvider({ ...door, call }, dataResources)}
      authProvider={{
        login: () => Promise.resolve(),
        logout: () => Promise.resolve(false),
        checkAuth: () => Promise.resolve(),
        checkError: () => Promise.resolve(),
        getPermissions: () => Promise.resolve(roles),
      }}
      i18nProvider={withMessages(i18nProvider, words)}
      queryClient={queryClient}
      person={{ id: 'p', displayName: 'Dana Cohen', roles }}
      saved={createSavedStore(localStorage, 'dana')}
      attempts={attempts}
      tab={createTabChoice(sessionStorage, 'dana')}
      product={{ version: '1.2.3', supportEmail: 'help@example.test' }}
      announcements={announcements}
      reporter={silentReporter}
      monitor={createSessionMonitor({
        session: { signIn: () => Promise.resolve(), signOut: () => Promise.resolve() },
        sessionKey: 'session',
        owner: 'dana',
        window,
        beforeEnd: () => {},
        resumed: () => {},
      })}
      idle={createIdleTimer(15, window)}
      version={createNewVersion('1.2.3')}
      support={{ recentCalls: calls.read }}
      requests={door.requests}
      viewpoint={viewpoint && { viewpoint, Bar: (bar) => <ViewpointBar {...bar} {...(leave && { leave })} /> }}
    />,
  );
  return { ...view, queryClient, translate: i18nProvider.translate };
}
