import { useMemo, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { createBrowserRouter, useRoutes, type RouteObject } from 'react-router';
import type { RouteDefinition } from '#src/resources/paths.ts';
import { listOfRoute } from '#src/resources/registry.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { useCurrentRoute } from './currentRoute.ts';
import { RouteGuard } from './RouteGuard.tsx';
import { RoutePage } from './screens.tsx';
import { RouteErrorBoundary } from './shell/standalone/RouteErrorBoundary.tsx';
import { statementPath } from './shell/title.ts';

const Accessibility = lazyPart(async () => (await import('#src/pages/accessibility/Accessibility.tsx')).Accessibility);

const NotFound = lazyPart(async () => (await import('#src/pages/notFound/NotFound.tsx')).NotFound);

/** A route's page; the key makes each list a list of its own, with its own parameters and scroll position. */
function Screen({ name, definition }: { name: string; definition: RouteDefinition }) {
  const resource = listOfRoute(name)?.name ?? name;
  return (
    <RouteErrorBoundary>
      <RouteGuard definition={definition}>
        <ResourceContextProvider key={resource} value={resource}>
          <RoutePage name={name} />
        </ResourceContextProvider>
      </RouteGuard>
    </RouteErrorBoundary>
  );
}

/** Of addresses that no declared page has. */
const otherRoutes: RouteObject[] = [
  { path: statementPath, element: <Accessibility /> },
  { path: '*', element: <NotFound /> },
];

/** What an address shows: the browser's, or that of a list at rest around it (`KeepAliveLists`). */
export function Screens() {
  const route = useCurrentRoute();
  const { path, name, definition } = route ?? {};
  const routes = useMemo(
    () => (name && definition ? [{ path, element: <Screen name={name} definition={definition} /> }] : otherRoutes),
    [path, name, definition],
  );
  return useRoutes(routes);
}

/**
 * The router, with the application in its one route: pages stand inside the frame, beside lists that are kept alive. Its
 * links and addresses are those of react-router, which asks `LeaveGuard` before it leaves a page. It has no loaders: with one,
 * react-router draws the whole page once more, as loading, before it goes anywhere.
 */
export const createRouter = (application: ReactNode) => createBrowserRouter([{ path: '*', element: application }]);
