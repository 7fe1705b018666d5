import './firstPaint.ts';
import { createRoot, type Root } from 'react-dom/client';
import { ConfigError, type Config } from '#contract/config.ts';
import '#src/app/theme.css';
import { countAwaited } from '#src/app/ahead/countAwaited.ts';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { createAccess } from '#src/app/access/access.ts';
import { currentTerminal } from '#src/app/access/currentTerminal.ts';
import { createAnnouncements } from '#src/app/announcements.ts';
import { createFreshness } from '#src/app/freshness.ts';
import { App, type AppParts } from '#src/app/App.tsx';
import { afterFirstScreen } from '#src/ui/afterFirstScreen.ts';
import {
  createErrorReporter,
  reportUncaught,
  silentReporter,
  type ErrorReporter,
} from '#src/app/errorReporting/errorReporter.ts';
import { openHttpClient } from '#src/app/openHttpClient.ts';
import { prefetchFirstScreen } from '#src/app/prefetchFirstScreen.ts';
import { takeAddress } from '#src/app/session/returnAddress.ts';
import { createSessionMonitor, type SessionMonitor } from '#src/app/session/sessionMonitor.ts';
import { StartFailure } from './app/shell/standalone/StartFailure.tsx';
import { statementPath } from '#src/app/shell/title.ts';
import { createAuthProvider } from '#src/authProvider/authProvider.ts';
import { ownerOf, type Person } from '#src/authProvider/person.ts';
import { createIdleTimer } from '#src/authProvider/idleTimer.ts';
import { createRedirectGuard, openedPages } from '#src/authProvider/redirectGuard.ts';
import { browserClaim } from '#src/authProvider/claim.ts';
import { createLateOpenIdClient } from '#src/authProvider/openIdClient.ts';
import { browserExclusive, createSession, type Session } from '#src/authProvider/session.ts';
import { sessionKeyOf } from '#src/authProvider/storedSession.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import { lastLocale, rememberLocale } from '#src/i18n/lastLocale.ts';
import { createRecentCalls } from '#src/app/support/recentCalls.ts';
import { resolveLocale } from '#src/i18n/locale.ts';
import { dataResources } from '#src/resources/registry.ts';
import type { OpenViewpoint } from '#src/app/viewpoint/openViewpoint.ts';
import { viewpointKey } from '#src/app/viewpoint/viewpointKey.ts';
import { createNewVersion, type NewVersion } from '#src/settings/newVersion.ts';
import { createAttempts } from '#src/attempts/attemptsContext.ts';
import { creationDoor } from '#src/attempts/creations/creationDoor.ts';
import { removeFrameTexts, resumeFrameTexts } from '#src/settings/frameTexts.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import { confirmLeaving, guardAgain, saveAndRelease } from '#src/unsavedWork/unsavedWork.ts';
import { chunkFailed } from './ui/lazy/loadChunk.ts';
import { boot } from './boot.ts';

/** Milliseconds the first commit waits for the answers of the first screen, behind the frame that stands already. */
const firstScreenMs = 300;

function watchVersion(): NewVersion {
  const version = createNewVersion(__APP_VERSION__);
  chunkFailed.subscribe(version.partMissing);
  // What no lazy part loads, such as the words of a language.
  window.addEventListener('vite:preloadError', version.partMissing);
  return version;
}

/** Signs out when the person agrees to lose what is not saved. */
async function signOut(monitor: SessionMonitor): Promise<void> {
  if (!(await confirmLeaving())) return;
  createRedirectGuard(sessionStorage, openedPages).clear();
  await monitor.signOut();
}

/** What stands in for the person's own application in this tab, if they see it as somebody else. */
const findViewpoint = async (person: Person): Promise<OpenViewpoint | undefined> =>
  sessionStorage.getItem(viewpointKey)
    ? (await import('#src/app/viewpoint/openViewpoint.ts')).openViewpoint(person)
    : undefined;

/** Builds the application for a signed-in person. */
async function assemble(config: Config, session: Session, own: Person, reporter: ErrorReporter): Promise<AppParts> {
  const viewpoint = await findViewpoint(own);
  const person = viewpoint?.person ?? own;
  const owner = ownerOf(person);
  const queryClient = createQueryClient();
  const monitor = createSessionMonitor({
    session,
    sessionKey: sessionKeyOf(config.identity, location.origin),
    owner,
    window,
    beforeEnd() {
      saveAndRelease();
      removeFrameTexts(owner);
      sessionStorage.removeItem(viewpointKey);
    },
    resumed() {
      idle.restart();
      guardAgain();
      resumeFrameTexts();
      void queryClient.invalidateQueries();
    },
  });
  const idle = createIdleTimer(config.idleTimeoutMinutes, window);
  const version = watchVersion();
  const saved = createSavedStore(localStorage, owner);
  const i18nProvider = await createI18nProvider({
    initialLocale: saved.read().locale ?? config.locale,
    fallbackLocale: config.fallbackLocale,
  });
  const locale = () => resolveLocale(i18nProvider.getLocale(), config.fallbackLocale);
  rememberLocale(localStorage, locale());
  const announcements = createAnnouncements();
  const changed = createFreshness(queryClient, dataResources);
  const calls = createRecentCalls();
  const opened = openHttpClient({
    config,
    session,
    locale,
    say: (key, values) => i18nProvider.translate(key, values),
    preloaded: (await boot.preloaded)?.answers,
    reporter,
    monitor,
    idle,
    version,
    announcements,
    calls,
    changed,
  });
  const http = viewpoint?.door(opened, announcements, i18nProvider) ?? opened;
  countAwaited(queryClient, http.requests);
  const attempts = { ...createAttempts(owner, config.idempotencyHeader, window), found: changed };
  const call = creationDoor(http.call, attempts, announcements.failed);
  const dataProvider = createDataProvider({ ...http, call }, dataResources);
  idle.subscribe(() => idle.read().phase === 'over' && monitor.end('idle'));
  idle.start();
  monitor.start();
  const tab = createTabChoice(sessionStorage, owner);
  const canAccess = createAccess(person, () => currentTerminal(queryClient, { tab, saved, search: location.search }));
  return {
    dataProvider,
    authProvider: createAuthProvider({ ...session, signOut: () => signOut(monitor) }, person, canAccess),
    i18nProvider,
    queryClient,
    person,
    saved,
    attempts,
    realtime: { url: config.hub, accessToken: session.accessToken },
    tab,
    product: { version: __APP_VERSION__, supportEmail: config.supportEmail },
    announcements,
    reporter,
    support: { ...(config.chat && { chat: config.chat }), recentCalls: calls.read },
    monitor,
    idle,
    version,
    requests: http.requests,
    viewpoint,
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

/** A visit without a session goes to sign-in without a message, unless that has just failed several times. */
function signIn(root: Root, session: Session): Promise<void> | void {
  const guard = createRedirectGuard(sessionStorage, openedPages);
  const leave = () => {
    guard.note();
    const ownAddress = location.pathname + location.search + location.hash;
    const remembered = takeAddress(sessionStorage);
    // A sign-out ends on the start page.
    return session.signIn(location.pathname === '/' && remembered !== undefined ? remembered : ownAddress);
  };
  return guard.mayRedirect() ? leave() : root.render(<StartFailure onSignIn={() => void leave()} />);
}

/** Shows the one page that nobody signs in for. */
async function showStatement(root: Root, { locale, fallbackLocale, supportEmail }: Config): Promise<void> {
  const { PublicStatement } = await import('./app/shell/standalone/PublicStatement.tsx');
  const i18nProvider = await createI18nProvider({ initialLocale: lastLocale(localStorage) ?? locale, fallbackLocale });
  root.render(<PublicStatement i18nProvider={i18nProvider} product={{ version: __APP_VERSION__, supportEmail }} />);
}

const isFirstScreenBusy = () => element?.querySelector('[aria-busy=true]') !== null;

async function start(root: Root): Promise<void> {
  const config = await boot.config;
  const reporter = startReporting(config, isFirstScreenBusy);
  const client = createLateOpenIdClient(config.identity, { origin: location.origin, storage: localStorage });
  const session = createSession(client, {
    exclusive: browserExclusive(navigator.locks, localStorage),
    claim: browserClaim(navigator.locks),
    locale: () => lastLocale(localStorage) ?? config.locale,
  });
  const person = await session.person();
  if (!person) {
    sessionStorage.removeItem(viewpointKey);
    return location.pathname === statementPath ? showStatement(root, config) : signIn(root, session);
  }
  const parts = await assemble(config, session, person, reporter);
  const firstScreen = prefetchFirstScreen({
    ...parts,
    locale: resolveLocale(parts.i18nProvider.getLocale(), config.fallbackLocale),
    pathname: location.pathname,
    page: (await boot.preloaded)?.list,
  });
  // What comes later than that is drawn as it comes.
  await Promise.race([firstScreen, new Promise((resolve) => setTimeout(resolve, firstScreenMs))]);
  root.render(<App {...parts} />);
  // Before a token has to be renewed: a deployment takes the parts of this version away. Calls renew theirs by themselves.
  await afterFirstScreen(isFirstScreenBusy);
  const keepingRenewed = import('#src/authProvider/renewal.ts').then(({ keepRenewed }) =>
    keepRenewed(session, document),
  );
  await Promise.all([client.load(), keepingRenewed]).catch(() => undefined);
}

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  start(root).catch((error: unknown) => {
    root.render(<StartFailure field={error instanceof ConfigError ? error.field : undefined} />);
    if (!(error instanceof ConfigError)) throw error;
  });
}
