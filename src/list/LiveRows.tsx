import { useChunk } from '#src/ui/lazy/useChunk.ts';
import type { ListDeclaration } from './declaration.ts';

interface LiveRowsProps {
  /** Name of the list. */
  name: string;
  load: NonNullable<ListDeclaration['live']>;
}

/** Loads what keeps a list's rows true; where it does not come, the list is as any other. */
export function LiveRows({ name, load }: LiveRowsProps) {
  const { data } = useChunk(['listLive', name], async () => ({ Live: await load() }));
  return data && <data.Live />;
}
