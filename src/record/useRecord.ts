import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { recordQuery } from './queries.ts';

/** What is known of a record. */
export interface RecordState {
  record: RaRecord | undefined;
  /** It is a list's row: the rest of the record is on its way. */
  isPartial: boolean;
  /** The server was asked since the screen is there. */
  isFresh: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * A full record, asked for at each visit; until it comes, the row of a list that has shown it stands in.
 * @param seeds names of the resources whose lists show rows of such records.
 * @param staleTime milliseconds for which an answer that is there already is not asked for again.
 */
export function useRecord(resource: string, id: string, seeds: readonly string[], staleTime = 0): RecordState {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const queryClient = useQueryClient();
  const { data, error, isPlaceholderData, isFetchedAfterMount, refetch } = useQuery({
    ...recordQuery(dataProvider, resource, id),
    placeholderData: () => {
      // React-admin keeps each row of a list as a record.
      const rows = seeds.map((name) => queryClient.getQueryData<RaRecord>([name, 'getOne', { id, meta: undefined }]));
      return rows.find((row) => row !== undefined);
    },
    staleTime,
  });
  return {
    record: data,
    isPartial: isPlaceholderData,
    isFresh: isFetchedAfterMount,
    error,
    retry: () => void refetch(),
  };
}
