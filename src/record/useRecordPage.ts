import type { RecordPageDeclaration } from './declaration.ts';
import { useChunk } from '#src/ui/lazy/useChunk.ts';
import { recordPageChunk } from './queries.ts';
import { useRecordRegistry } from './registry.ts';

/** A noun that declares no page gets one made of its meta. */
const undeclared: RecordPageDeclaration = {};
const nothing = async () => undeclared;

/** How the page of a noun's records is declared; undefined until that is loaded. */
export function useRecordPage(resource: string): {
  page: RecordPageDeclaration | undefined;
  error: Error | null;
  retry: () => void;
} {
  const load = useRecordRegistry().recordPageOf(resource);
  const { data, error, refetch } = useChunk(...recordPageChunk(resource, load ?? nothing));
  return { page: load ? data : undeclared, error, retry: () => void refetch() };
}
