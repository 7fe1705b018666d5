import { QueryClient } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { ConfigError, type Config } from '#contract/config.ts';
import { createAnnouncements } from '#src/app/announcements.ts';
import { App, type AppParts } from '#src/app/App.tsx';
import { afterFirstScreen } from '#src/app/afterFirstScreen.ts';
import { routeOf } from '#src/app/currentRoute.ts';
import {
  createErrorReporter,
  reportUncaught,
  silentReporter,
  type ErrorReporter,
} from '#src/app/errorReporting/errorReporter.ts';
import { StartFailure } from '#src/app/shell/StartFailure.tsx';
import { createAuthProvider } from '#src/authProvider/authProvider.ts';
import { ownerOf, type Person } from '#src/authProvider/person.ts';
import { browserExclusive, createSession, type Session } from '#src/authProvider/session.ts';
import { createUserManager } from '#src/authProvider/userManager.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/httpClient.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import { resolveLocale } from '#src/i18n/locale.ts';
import { prefetchMeta } from '#src/meta/useMeta.ts';
import { resourceOfRoute, resourcesByName } from '#src/resources/registry.ts';
import { dictionariesQuery, terminalsQuery } from '#src/settings/queries.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import { boot } from './boot.ts';

const currentAddress = () => location.pathname + location.search + location.hash;

/** Builds the application for a signed-in person and asks for what its first screen needs, before React draws. */
async function assemble(config: Config, session: Session, person: Person, reporter: ErrorReporter): Promise<AppParts> {
  const owner = ownerOf(person);
  const saved = createSavedStore(localStorage, owner);
  const i18nProvider = await createI18nProvider({
    initialLocale: saved.read().locale ?? config.locale,
    fallbackLocale: config.fallbackLocale,
  });
  const locale = () => resolveLocale(i18nProvider.getLocale(), config.fallbackLocale);
  const announcements = createAnnouncements();
  const http = createHttpClient({
    bases: config.apis,
    accessToken: session.accessToken,
    locale,
    uiVersion: config.uiVersion ?? __APP_VERSION__,
    preloaded: (await boot.preloaded)?.answers,
    events: {
      operated: announcements.operated,
      failed(failure, { background }) {
        const issueId = reporter.report(failure);
        if (!background) announcements.failed(failure, issueId);
        if (failure.kind === 'unauthorized' || failure.kind === 'missingToken') void session.signIn(currentAddress());
      },
    },
  });
  const dataProvider = createDataProvider(http, resourcesByName);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
  void queryClient.prefetchQuery(terminalsQuery(http));
  void queryClient.prefetchQuery(dictionariesQuery(http, locale()));
  const route = routeOf(location.pathname);
  const resource = route && resourceOfRoute(route.name);
  if (resource) void prefetchMeta(queryClient, dataProvider, resource.name, locale());
  const policyOf = (name: string) => resourcesByName[name]?.page.access ?? 'any';
  return {
    dataProvider,
    authProvider: createAuthProvider(session, person, policyOf),
    i18nProvider,
    queryClient,
    person,
    saved,
    tab: createTabChoice(sessionStorage, owner),
    product: { version: __APP_VERSION__, supportEmail: config.supportEmail },
    announcements,
    reporter,
  };
}

/** Reports errors where a service is configured; its client loads when the first screen stands (spec §8). */
function startReporting({ sentryDsn: dsn }: Config, isBusy: () => boolean): ErrorReporter {
  if (dsn === undefined) return silentReporter;
  const reporter = createErrorReporter(async () => {
    await afterFirstScreen(isBusy);
    return (await import('#src/app/errorReporting/sentry.ts')).startSentry({ dsn, version: __APP_VERSION__ });
  });
  reportUncaught(window, reporter);
  void reporter.start();
  return reporter;
}

async function start(root: Root): Promise<void> {
  const config = await boot.config;
  const reporter = startReporting(config, () => element?.querySelector('[aria-busy=true]') !== null);
  const manager = createUserManager(config.identity, { origin: location.origin, storage: localStorage });
  const session = createSession(manager, { exclusive: browserExclusive(navigator.locks), locale: () => config.locale });
  const person = await session.person();
  if (!person) return session.signIn(currentAddress());
  root.render(<App {...await assemble(config, session, person, reporter)} />);
}

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  start(root).catch((error: unknown) => {
    root.render(<StartFailure field={error instanceof ConfigError ? error.field : undefined} />);
    if (!(error instanceof ConfigError)) throw error;
  });
}
