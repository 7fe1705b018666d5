import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import type { AccessPolicy } from '#contract/roles.ts';
import type { ResourceEndpoints } from '#src/dataProvider/resource.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { LoadRecordPage } from '#src/record/declaration.ts';
import { buildPath, routes, type RouteDefinition, type RouteName } from './paths.ts';

/** A page of a resource: a route of spec §2 by its name there, or one the declaration brings. */
export interface ResourcePage extends RouteDefinition {
  name: string;
}

/** Groups of the drawer; their titles are the catalogue keys `shell.group.<name>`. */
export type MenuGroupName = 'payments' | 'customersAndItems' | 'billing' | 'documents' | 'settlement' | 'settings';

/** A resource as its room declares it: everything the list, its route and its menu entry need. */
export interface ResourceDeclaration extends ListDeclaration {
  /** The page that shows the list. */
  page: ResourcePage;
  /** The page that shows one row; its only parameter takes the row's id. */
  detailPage?: ResourcePage;
  /** What that page says; absent = whatever the meta and the record tell. */
  record?: LoadRecordPage;
  /** Group of the drawer a page of its own stands in. */
  menu?: MenuGroupName;
}

type CallPrefix = ListEndpointId extends infer Id ? (Id extends `${infer Prefix}.list` ? Prefix : never) : never;

type Calls =
  | {
      /** Prefix of its calls in the contract, e.g. `consumers` for `consumers.list`. */
      calls: CallPrefix;
      endpoints?: Partial<ResourceEndpoints>;
    }
  | { calls?: undefined; endpoints: ResourceEndpoints };

type Pages =
  | {
      /** Routes of spec §2: the list's, and that of one row. */
      route: RouteName;
      detailRoute?: RouteName;
      /** The form that adds a row. */
      createRoute?: RouteName;
      path?: undefined;
    }
  | {
      /** Pages of its own below this path: `<path>/list` and, with a `get` call, `<path>/view/:id`. */
      path: string;
      access?: AccessPolicy;
      menu?: MenuGroupName;
      route?: undefined;
    };

type Declared = Omit<ListDeclaration, 'endpoints' | 'idFields' | 'terminal' | 'detailPath' | 'create'> & {
  /** Fields that identify a row. */
  id: string | readonly string[];
  terminal?: ListDeclaration['terminal'];
  record?: LoadRecordPage;
} & Calls &
  Pages;

const isEndpoint = (id: string): id is EndpointId => Object.hasOwn(endpoints, id);

function endpointsOf(calls: CallPrefix): ResourceEndpoints {
  const kinds = ['meta', 'excel', 'grouped', 'get', 'create', 'update', 'delete'] as const;
  const found = kinds.map((kind) => [kind, `${calls}.${kind}`] as const).filter(([, id]) => isEndpoint(id));
  return { list: `${calls}.list`, ...Object.fromEntries(found) };
}

function pagesOf(declared: Pages, name: string, hasRecords: boolean): Pick<ResourceDeclaration, 'page' | 'detailPage'> {
  if (declared.path === undefined) {
    const { route, detailRoute } = declared;
    return {
      page: { ...routes[route], name: route },
      ...(detailRoute && { detailPage: { ...routes[detailRoute], name: detailRoute } }),
    };
  }
  const { path, access = 'any' } = declared;
  const own = { layout: 'main', access } as const;
  const back = { to: name, previous: true } as const;
  return {
    page: { ...own, name, path: `${path}/list`, title: `resource.${name}.name` },
    ...(hasRecords && {
      detailPage: { ...own, name: `${name}.record`, path: `${path}/view/:id`, title: `resource.${name}.one`, back },
    }),
  };
}

/** What leads to the form of a route: its words are the route's title. */
function createOf(route: RouteName): NonNullable<ListDeclaration['create']> {
  const { access, feature, path }: RouteDefinition = routes[route];
  return { access, path: buildPath(path), label: `route.${route}`, ...(feature && { feature }) };
}

/** Fills a detail page's only parameter. */
function detailPathOf({ path }: ResourcePage): (id: string) => string {
  const parameter = /:(\w+)/.exec(path)?.[1] ?? 'id';
  return (id) => buildPath(path, { [parameter]: id });
}

/**
 * Declares a resource. Its calls are found in the contract by their prefix, or given as `endpoints`; its pages are
 * routes of the specification, or stand below a `path` of its own (docs/adding-a-list.md).
 * @example
 * export const customers = defineResource({
 *   name: 'customers', calls: 'consumers', id: 'consumerID', route: 'Customers', detailRoute: 'Customer',
 *   quickFilters: ['search'], showDeleted: true,
 * });
 */
export function defineResource(declared: Declared): ResourceDeclaration {
  const { calls, id, endpoints: own, route, path, ...rest } = declared;
  const endpoints = calls === undefined ? declared.endpoints : { ...endpointsOf(calls), ...own };
  const createRoute = declared.path === undefined ? declared.createRoute : undefined;
  const pages = pagesOf(declared, declared.name, endpoints.get !== undefined);
  return {
    terminal: 'filter',
    ...rest,
    ...pages,
    ...(createRoute && { create: createOf(createRoute) }),
    ...(pages.detailPage && { detailPath: detailPathOf(pages.detailPage) }),
    idFields: typeof id === 'string' ? [id] : id,
    endpoints,
  };
}
