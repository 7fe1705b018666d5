import { useRecordContext, type RaRecord } from 'react-admin';
import type { RecordFor } from '#src/dataProvider/callTypes.ts';

/** A record as its page has it; being no RaRecord, it does not swallow a misspelt field. */
type Shown<Name extends string> = RecordFor<Name> & { id: string };

/**
 * The record of the page that a part stands on; react-admin's `useRecordContext`, for parts that are drawn with one only.
 * @throws Error where no record is shown.
 * @example const { consumerID } = useShownRecord<'customers'>();
 */
export function useShownRecord<Name extends string = string>(): Shown<Name> {
  const record = useRecordContext<Shown<Name> & RaRecord>();
  if (!record) throw new Error('this is a part of the page of a record');
  return record;
}
