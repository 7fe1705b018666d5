import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import type { ResourceEndpoints } from '#src/dataProvider/resource.ts';
import type { ListDeclaration } from '#src/meta/declaration.ts';
import { buildPath, routes, type RouteName } from './paths.ts';

/** A resource as its room declares it: everything the list, its route and its menu entry need. */
export interface ResourceDeclaration extends ListDeclaration {
  /** The route of spec §2 that shows the list. */
  route: RouteName;
  /** The route that shows one row; its only parameter takes the row's id. */
  detailRoute?: RouteName;
}

type CallPrefix = ListEndpointId extends infer Id ? (Id extends `${infer Prefix}.list` ? Prefix : never) : never;

type Declared = Omit<ResourceDeclaration, 'endpoints' | 'idFields' | 'terminal' | 'detailPath'> & {
  id: string | readonly string[];
  terminal?: ResourceDeclaration['terminal'];
} & (
    | {
        /** Prefix of its calls in the contract, e.g. `consumers` for `consumers.list`. */ calls: CallPrefix;
        endpoints?: Partial<ResourceEndpoints>;
      }
    | { calls?: undefined; endpoints: ResourceEndpoints }
  );

const isEndpoint = (id: string): id is EndpointId => Object.hasOwn(endpoints, id);

function endpointsOf(calls: CallPrefix): ResourceEndpoints {
  const kinds = ['meta', 'excel', 'get', 'create', 'update', 'delete'] as const;
  const found = kinds.map((kind) => [kind, `${calls}.${kind}`] as const).filter(([, id]) => isEndpoint(id));
  return { list: `${calls}.list`, ...Object.fromEntries(found) };
}

/** Fills a detail route's only parameter. */
function detailPathOf(route: RouteName): (id: string) => string {
  const { path } = routes[route];
  const parameter = /:(\w+)/.exec(path)?.[1] ?? 'id';
  return (id) => buildPath(path, { [parameter]: id });
}

/**
 * Declares a resource. Its calls are found in the contract by their prefix, or given as `endpoints`.
 * @example
 * export const customers = defineResource({
 *   name: 'customers', calls: 'consumers', id: 'consumerID', route: 'Customers', detailRoute: 'Customer',
 *   quickFilters: ['search'], showDeleted: true,
 * });
 */
export function defineResource(declared: Declared): ResourceDeclaration {
  const { calls, id, endpoints: own, ...rest } = declared;
  return {
    terminal: 'filter',
    ...rest,
    ...(rest.detailRoute && { detailPath: detailPathOf(rest.detailRoute) }),
    idFields: typeof id === 'string' ? [id] : id,
    endpoints: calls === undefined ? declared.endpoints : { ...endpointsOf(calls), ...own },
  };
}
