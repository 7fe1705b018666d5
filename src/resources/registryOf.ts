import type { ResourceDeclaration } from './defineResource.ts';
import { routes, type RouteDefinition } from './paths.ts';

/** What the application asks the declared resources. */
export interface Registry {
  resourcesByName: Readonly<Record<string, ResourceDeclaration>>;
  /** Every route by its name: those of spec §2, and the pages declarations bring. */
  routeTable: Readonly<Record<string, RouteDefinition>>;
  /** The resource whose list a route shows; undefined for a route with a screen of its own. */
  resourceOfRoute: (route: string) => ResourceDeclaration | undefined;
  /** The resource of whose records a route shows one. */
  resourceOfRecord: (route: string) => ResourceDeclaration | undefined;
}

/** Looks through declared resources. */
export function registryOf(resources: readonly ResourceDeclaration[]): Registry {
  const pages = resources.flatMap(({ page, detailPage }) => (detailPage ? [page, detailPage] : [page]));
  return {
    resourcesByName: Object.fromEntries(resources.map((resource) => [resource.name, resource])),
    routeTable: { ...routes, ...Object.fromEntries(pages.map(({ name, ...definition }) => [name, definition])) },
    resourceOfRoute: (route) => resources.find(({ page }) => page.name === route),
    resourceOfRecord: (route) =>
      resources.find(({ detailPage, endpoints }) => detailPage?.name === route && endpoints.get !== undefined),
  };
}
