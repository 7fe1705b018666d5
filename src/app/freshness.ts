import type { QueryClient } from '@tanstack/react-query';
import { changedBy } from '#contract/changes.ts';
import { readAgain } from '#src/dataProvider/readings.ts';
import { entitiesOf, type DataResource, type EndpointReference } from '#src/dataProvider/resource.ts';

/**
 * Keeps what is read true to what is written: whoever sends a call, everything that shows what it changes is read
 * again (`contract/changes.ts`, `DataResource.shows`).
 * @param resources the declarations by name; any other noun a query names is an entity itself.
 * @returns to be told of each write that may have changed something.
 */
export function createFreshness(
  queryClient: QueryClient,
  resources: Readonly<Record<string, DataResource>>,
): (written: EndpointReference) => void {
  return (written) => {
    const changed: readonly string[] = typeof written === 'string' ? changedBy(written) : (written.changes ?? []);
    const shownBy = (noun: string) => (resources[noun] ? entitiesOf(resources[noun]) : [noun]);
    if (changed.length > 0) readAgain(queryClient, (noun) => shownBy(noun).some((one) => changed.includes(one)));
  };
}
