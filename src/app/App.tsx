import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import type { AuthProvider, I18nProvider } from 'react-admin';
import { RouterProvider } from 'react-router';
import { PersonProvider } from '#src/authProvider/currentPerson.ts';
import type { IdleTimer } from '#src/authProvider/idleTimer.ts';
import type { Person } from '#src/authProvider/person.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { RequestCounter } from '#src/dataProvider/http/requestCounter.ts';
import { RouterStateProvider } from '#src/list/address/routerState.ts';
import { createListStore } from '#src/list/address/listStore.ts';
import { createJobs } from '#src/actions/jobs/jobs.ts';
import { JobsProvider } from '#src/actions/jobs/jobsContext.ts';
import { JobStatus } from '#src/actions/jobs/JobStatus.tsx';
import type { NewVersion } from '#src/settings/newVersion.ts';
import type { HubAddress } from '#src/realtime/progressLine.ts';
import { RealtimeProvider } from '#src/realtime/realtimeContext.ts';
import { AttemptsProvider, type Attempts } from '#src/attempts/attemptsContext.ts';
import { SavedStoreProvider, type SavedStore } from '#src/settings/savedStore.ts';
import type { TabChoice } from '#src/settings/terminalChoice.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { ProductProvider, type Product } from '#src/ui/product.ts';
import { LeaveGuard } from '#src/ui/dialogs/LeaveGuard.tsx';
import { AdminContext } from './AdminContext.tsx';
import { AfterFirstScreen } from '#src/ui/afterFirstScreen.ts';
import type { Announcements } from './announcements.ts';
import { ReporterProvider } from './errorReporting/currentReporter.ts';
import type { ErrorReporter } from './errorReporting/errorReporter.ts';
import { prefetchScreen } from './prefetchScreen.ts';
import { createRouter, Screens } from './router.tsx';
import { SessionEndCard } from './session/SessionEndCard.tsx';
import type { SessionMonitor } from './session/sessionMonitor.ts';
import { SettingsGate } from './SettingsGate.tsx';
import { Layout } from './shell/Layout.tsx';
import { FrameErrorBoundary } from './shell/standalone/FrameErrorBoundary.tsx';
import { FailureNotifications } from './shell/messages/FailureNotifications.tsx';
import { Notifications } from './shell/messages/Notifications.tsx';
import { ProgressOverlay } from './shell/messages/ProgressOverlay.tsx';
import { ChatHost } from './support/ChatHost.tsx';
import { SupportProvider, type Support } from './support/supportContext.ts';
import { AppTheme } from './AppTheme.tsx';
import type { OpenViewpoint } from './viewpoint/openViewpoint.ts';

const Banners = lazyPart(async () => (await import('./shell/messages/Banners.tsx')).Banners);
const IdlePrompt = lazyPart(async () => (await import('./session/IdlePrompt.tsx')).IdlePrompt);
const CapsuleHost = lazyPart(async () => (await import('./capsule/CapsuleHost.tsx')).CapsuleHost);
const CreationNotices = lazyPart(async () => (await import('./shell/messages/CreationNotices.tsx')).CreationNotices);

/** Everything the application is made of, wired in main.tsx or by a test. */
export interface AppParts {
  dataProvider: BackOfficeDataProvider;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
  queryClient: QueryClient;
  person: Person;
  saved: SavedStore;
  attempts: Attempts;
  realtime?: HubAddress;
  tab: TabChoice;
  product: Product;
  announcements: Announcements;
  reporter: ErrorReporter;
  support: Support;
  monitor: SessionMonitor;
  idle: IdleTimer;
  version: NewVersion;
  requests: RequestCounter;
  /** As whom the person sees it, in place of themselves. */
  viewpoint?: Pick<OpenViewpoint, 'viewpoint' | 'Bar'> | undefined;
}

/** What stands around every route: colours, settings gate, shell, messages. */
function Surroundings({ parts, children }: { parts: AppParts; children: ReactNode }) {
  const { tab, announcements, monitor, idle, version, requests, viewpoint } = parts;
  return (
    <AppTheme>
      {viewpoint && <viewpoint.Bar {...viewpoint} tab={tab} />}
      <SettingsGate tab={tab}>
        <Layout>{children}</Layout>
        <JobStatus />
      </SettingsGate>
      <FailureNotifications subscribe={announcements.subscribe} />
      <Notifications>
        <Banners version={version} requests={requests} />
        <AfterFirstScreen>
          <CreationNotices />
        </AfterFirstScreen>
      </Notifications>
      <ProgressOverlay requests={requests} />
      <SessionEndCard monitor={monitor} />
      <LeaveGuard onLeave={(from, to) => prefetchScreen(parts, from, to)} />
      <AfterFirstScreen>
        <IdlePrompt timer={idle} monitor={monitor} />
        <CapsuleHost tab={tab} />
      </AfterFirstScreen>
      <ChatHost />
    </AppTheme>
  );
}

function Admin(parts: AppParts) {
  const store = useMemo(() => createListStore(parts.i18nProvider.getLocale()), [parts]);
  return (
    <AdminContext
      dataProvider={parts.dataProvider}
      authProvider={parts.authProvider}
      i18nProvider={parts.i18nProvider}
      queryClient={parts.queryClient}
      store={store}
    >
      <FrameErrorBoundary>
        <Surroundings parts={parts}>
          <Screens />
        </Surroundings>
      </FrameErrorBoundary>
    </AdminContext>
  );
}

/** The application for one signed-in person, of the parts it began with. */
export function App(parts: AppParts) {
  const [jobs] = useState(createJobs);
  const [router] = useState(() => createRouter(<Admin {...parts} />));
  const [routerState] = useState(() => () => router.state);
  return (
    <SavedStoreProvider value={parts.saved}>
      <PersonProvider value={parts.person}>
        <ProductProvider value={parts.product}>
          <AttemptsProvider value={parts.attempts}>
            <RealtimeProvider value={parts.realtime}>
              <JobsProvider value={jobs}>
                <ReporterProvider value={parts.reporter}>
                  <SupportProvider value={parts.support}>
                    <RouterStateProvider value={routerState}>
                      {/* As a transition an address would be drawn in pieces, behind other work. */}
                      <RouterProvider router={router} useTransitions={false} />
                    </RouterStateProvider>
                  </SupportProvider>
                </ReporterProvider>
              </JobsProvider>
            </RealtimeProvider>
          </AttemptsProvider>
        </ProductProvider>
      </PersonProvider>
    </SavedStoreProvider>
  );
}
