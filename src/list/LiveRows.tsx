import { useQuery } from '@tanstack/react-query';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';
import type { ListDeclaration } from './declaration.ts';

interface LiveRowsProps {
  /** Name of the list. */
  name: string;
  load: NonNullable<ListDeclaration['live']>;
}

/** Loads what keeps a list's rows true; where it does not come, the list is as any other. */
export function LiveRows({ name, load }: LiveRowsProps) {
  const { data } = useQuery({
    queryKey: ['listLive', name],
    queryFn: async () => ({ Live: await loadChunk(load) }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return data && <data.Live />;
}
