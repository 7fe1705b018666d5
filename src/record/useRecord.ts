import { useShowController, type ShowControllerResult } from 'react-admin';
import { useKeptRows } from '#src/dataProvider/useKeptRows.ts';
import { recordFreshMs, wholeRecord } from './recordQuery.ts';

const tellNobody = () => {};

/**
 * React-admin's controller of a record's page: the whole record, asked for at each visit; until it comes, the row of a
 * list that has shown it stands in (`isPlaceholderData`). The route has judged access, and what fails the page says.
 * @param seeds names of the resources whose lists show rows of such records.
 * @param isAsked false: what is kept of it is enough for now.
 */
export function useRecord(
  resource: string,
  id: string,
  seeds: readonly string[] = [],
  isAsked = true,
): ShowControllerResult {
  const { rowOf } = useKeptRows();
  return useShowController({
    resource,
    id,
    disableAuthentication: true,
    queryOptions: {
      meta: wholeRecord,
      enabled: isAsked,
      staleTime: recordFreshMs,
      placeholderData: () => seeds.map((name) => rowOf(name, id)).find((row) => row !== undefined),
      onError: tellNobody,
    },
  });
}
