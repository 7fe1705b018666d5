import type { RaRecord } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { SeenRecords } from '#src/dataProvider/http/seenAgain.ts';
import { namedCalls } from '#src/dataProvider/namedCalls.ts';

/** What a person sees of one record: its row, or the whole of it on its page. */
export const seenAs = (record: RaRecord): SeenRecords => ({ rows: new Map([[String(record.id), record]]) });

/** The data provider of who acts on what they saw: every call on records that move carries it. */
export function seeing(dataProvider: BackOfficeDataProvider, seen: SeenRecords): BackOfficeDataProvider {
  return { ...dataProvider, ...namedCalls((endpoint, call) => dataProvider.send(endpoint, { seen, ...call })) };
}
