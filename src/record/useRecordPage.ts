import { skipToken, useQuery } from '@tanstack/react-query';
import type { RecordPageDeclaration } from './declaration.ts';
import { recordPageQuery } from './queries.ts';
import { useRecordRegistry } from './registry.ts';

/** A noun that declares no page gets one made of its meta. */
const undeclared: RecordPageDeclaration = {};

/** How the page of a noun's records is declared; undefined until that is loaded. */
export function useRecordPage(resource: string): {
  page: RecordPageDeclaration | undefined;
  error: Error | null;
  retry: () => void;
} {
  const load = useRecordRegistry().recordPageOf(resource);
  const { data, error, refetch } = useQuery(
    load ? recordPageQuery(resource, load) : { queryKey: ['declaredRecordPage', resource], queryFn: skipToken },
  );
  return { page: load ? data : undeclared, error, retry: () => void refetch() };
}
