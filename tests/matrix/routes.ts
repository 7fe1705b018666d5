import type { EndpointId } from '#contract/endpoints.ts';
import { endpointOf, type ResourceEndpoints } from '#src/dataProvider/resource.ts';
import { listOfRoute, recordOfRoute } from '#src/resources/registry.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { permanentOf } from '#tests/sandbox/client/listClient.ts';
import { findRecordIds } from '#tests/support/seededRecords.ts';
import type { Pages } from './requests.ts';
import type { Request } from './request.ts';
import type { World } from './world.ts';

const isKnown = (endpoint: unknown): endpoint is EndpointId => typeof endpoint === 'string';

/** The reads of a list, on the terminal and below its parent. */
export function readsOf(
  { anchors }: World,
  list: ResourceList,
  kinds: readonly (keyof ResourceEndpoints)[],
): Request[] {
  const { terminalID, transmissionID } = anchors;
  const query = { ...permanentOf(list, anchors), take: '1' };
  return kinds
    .map((kind) => list.endpoints[kind])
    .filter(isKnown)
    .map((endpoint) => ({
      endpoint,
      path: { terminalID, id: transmissionID },
      query: endpointOf(endpoint).kind === 'meta' ? {} : query,
    }));
}

/** Everything that the page of a route asks, and sends when it is filled in. @throws Error for a page that nobody speaks for */
export async function requestsOfRoute(world: World, pages: Pages, route: string): Promise<readonly Request[]> {
  const page = pages[route];
  if (page) return page({});
  const list = listOfRoute(route);
  if (list) return readsOf(world, list, ['list', 'meta', 'excel', 'grouped']);
  const get = recordOfRoute(route)?.endpoints.get;
  if (!isKnown(get)) throw new Error(`nobody says what ${route} asks`);
  const id = (await findRecordIds(world.sandbox.db, world.anchors))[get];
  return [{ endpoint: get, path: { id: id ?? '' }, query: { showDeleted: 'true' } }];
}
