import { useQueryClient } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'react-admin';

/** Rows that lists have shown. */
export interface KeptRows {
  /** The row of a list, as it was shown last; undefined where none was. */
  rowOf: (resource: string, id: Identifier) => RaRecord | undefined;
  /** Keeps a row that was read besides the list. */
  keep: (resource: string, row: RaRecord) => void;
}

/** React-admin keeps each row of a list as a record, under no `meta`: a row never stands for a whole record. */
const keyOf = (resource: string, id: Identifier) => [resource, 'getOne', { id: String(id), meta: undefined }];

/** The rows that lists hold already, for who asks nothing for them. */
export function useKeptRows(): KeptRows {
  const queryClient = useQueryClient();
  return {
    rowOf: (resource, id) => queryClient.getQueryData<RaRecord>(keyOf(resource, id)),
    keep: (resource, row) => void queryClient.setQueryData(keyOf(resource, row.id), row),
  };
}
