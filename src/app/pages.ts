import { pages } from '#src/pages/registry.ts';
import type { RouteDefinition } from '#src/resources/paths.ts';
import { routesOfNouns, screens as screensOfNouns } from '#src/resources/registry.ts';
import type { ResourceScreen } from '#src/resources/resource.ts';
import { wizards } from '#src/wizards/registry.ts';

/** Every page with code of its own: those that belong to no noun, the wizards, and those of the nouns. */
export const screens: readonly ResourceScreen[] = [...pages, ...wizards, ...screensOfNouns];

/** Every route by its name: those of spec §2, and the pages that declarations bring. */
export const routeTable: Readonly<Record<string, RouteDefinition>> = {
  ...routesOfNouns,
  ...Object.fromEntries(screens.map(({ page: { name, ...definition } }) => [name, definition])),
};
