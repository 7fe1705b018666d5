import type { ResourceDefinition } from 'react-admin';
import type { DataResource } from '#src/dataProvider/resource.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';
import { definitionsOf } from './definitions.ts';
import { routes, type RouteDefinition } from './paths.ts';
import { detailPathOf, type Resource, type ResourceList, type ResourcePages, type ResourceScreen } from './resource.ts';

/** What the application asks the declared nouns. */
export interface Registry {
  /** Every page with code of its own. */
  screens: readonly ResourceScreen[];
  /** Every list of every noun. */
  lists: readonly ResourceList[];
  /** What the data provider reads and writes by name: every list, and what stands with the records of a noun. */
  dataResources: Readonly<Record<string, DataResource>>;
  /** Every resource as react-admin's hooks find it, by name. */
  definitions: Readonly<Record<string, ResourceDefinition>>;
  /** The pages of a resource; undefined for one that nobody declares. */
  pagesOf: (resource: string) => ResourcePages | undefined;
  /** Every list by its name, which is the name of react-admin's resource. */
  listsByName: Readonly<Record<string, ResourceList>>;
  /** The same, and records that are in no list. */
  recordsByName: Readonly<Record<string, ResourceList>>;
  /** Routes by their names: those of spec §2, and the pages nouns bring; with all others they are the route table. */
  routesOfNouns: Readonly<Record<string, RouteDefinition>>;
  /** The list a route shows. */
  listOfRoute: (route: string) => ResourceList | undefined;
  /** A list to whose records the page of a route belongs. */
  recordOfRoute: (route: string) => ResourceList | undefined;
  /** The form, or other page with code of its own, that a route shows. */
  screenOfRoute: (route: string) => ResourceScreen | undefined;
  /** The names of all lists that show the same records as a list. */
  relativesOf: (list: string) => readonly string[];
  /**
   * The address of the record that a field's value names, in whatever record it stands.
   * @param isOpen judges the record's page for the person and the terminal.
   * @returns undefined for a field that names none, an empty value, or a record the person may not see.
   */
  pathOfField: (field: string, value: unknown, isOpen: (policy: Policy) => boolean) => string | undefined;
  /** The name of the resource whose record a field names; undefined for a field that names none, or one without a call for one. */
  resourceOfField: (field: string) => string | undefined;
}

/** A page that shows the record a field names, and whose records can be asked for one by one. */
interface NamedPage {
  page: RouteDefinition;
  resource: string | undefined;
}

/** What a field names a record of; where two nouns have the field, the one declared first. */
function pagesByField(resources: readonly Resource[]): ReadonlyMap<string, NamedPage> {
  const pages = resources.flatMap(({ namedBy, lists: [list], unlisted }) =>
    [...(list ? [{ ...list, namedBy }] : []), ...unlisted].flatMap(
      ({ name, detailPage, endpoints, namedBy: fields }) => {
        const resource = endpoints.get && name;
        return detailPage ? fields.map((field) => [field, { page: detailPage, resource }] as const) : [];
      },
    ),
  );
  return new Map(pages.toReversed());
}

/** Looks through declared nouns. */
export function registryOf(resources: readonly Resource[]): Registry {
  const lists = resources.flatMap((resource) => resource.lists);
  const records = [...lists, ...resources.flatMap(({ unlisted }) => unlisted)];
  const screens = resources.flatMap((resource) => resource.screens);
  const pages = [
    ...records.flatMap(({ page, detailPage }) => (detailPage ? [page, detailPage] : [page])),
    ...screens.map(({ page }) => page),
  ];
  const byField = pagesByField(resources);
  const listOfRoute = (route: string) => lists.find(({ page }) => page.name === route);
  const byName = (all: readonly ResourceList[]) => Object.fromEntries(all.map((list) => [list.name, list]));
  const recordsByName = byName(records);
  const parts = resources.flatMap((resource) => resource.parts);
  const defined = definitionsOf(resources);
  return {
    definitions: Object.fromEntries(Object.entries(defined).map(([name, { definition }]) => [name, definition])),
    pagesOf: (resource) => (Object.hasOwn(defined, resource) ? defined[resource]?.pages : undefined),
    dataResources: { ...Object.fromEntries(parts.map((part) => [part.name, part])), ...recordsByName },
    lists,
    screens,
    listsByName: byName(lists),
    recordsByName,
    routesOfNouns: { ...routes, ...Object.fromEntries(pages.map(({ name, ...definition }) => [name, definition])) },
    listOfRoute,
    recordOfRoute: (route) =>
      records.find(({ detailPage, endpoints }) => detailPage?.name === route && endpoints.get !== undefined),
    screenOfRoute: (route) => screens.find(({ page }) => page.name === route),
    relativesOf: (list) =>
      resources.find((resource) => resource.lists.some(({ name }) => name === list))?.lists.map(({ name }) => name) ??
      [],
    pathOfField(field, value, isOpen) {
      const page = byField.get(field)?.page;
      if (!page || !isOpen(page)) return undefined;
      if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return undefined;
      return detailPathOf(page)(String(value));
    },
    resourceOfField: (field) => byField.get(field)?.resource,
  };
}
