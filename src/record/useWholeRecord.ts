import { useGetOne, type RaRecord } from 'react-admin';
import type { RecordNoun } from '#contract/entities/callTypes.ts';
import type { RecordFor } from '#src/dataProvider/callTypes.ts';
import type { ReadMeta } from '#src/dataProvider/reads.ts';
import { wholeRecord } from './recordQuery.ts';

/**
 * A whole record that a screen can do without; undefined until it has come.
 * @param id absent or empty: none is wanted, and none is asked for.
 * @param meta how the call is made, for who shows it beside something else.
 */
export function useWholeRecord<Noun extends RecordNoun>(
  resource: Noun,
  id: string | null | undefined,
  meta: ReadMeta = {},
): RecordFor<Noun> | undefined {
  const asked = { id: id ?? '', meta: { ...meta, ...wholeRecord } };
  return useGetOne<RecordFor<Noun> & RaRecord>(resource, asked, { enabled: Boolean(id) }).data;
}
