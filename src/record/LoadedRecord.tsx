import { useState, type ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import type { RecordFor } from '#src/dataProvider/callTypes.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { RecordFailure } from './RecordFailure.tsx';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { wholeRecord } from './recordQuery.ts';

interface LoadedRecordProps<Name extends string> {
  resource: Name;
  id: string;
  /** Stands where there is none such; absent: that there is none. */
  missing?: ReactNode;
  /** Drawn with the whole record as it was when the screen opened. */
  children: (record: RecordFor<Name>) => ReactNode;
}

/** A record that a screen can not begin without; until it is there a skeleton, else what failed. */
export function LoadedRecord<Name extends string>({ resource, id, missing, children }: LoadedRecordProps<Name>) {
  const asked = { id, meta: wholeRecord };
  const { data: record, error, refetch, isFetchedAfterMount } = useGetOne<RecordFor<Name> & RaRecord>(resource, asked);
  const [loaded, setLoaded] = useState<RecordFor<Name>>();
  if (!loaded && record && isFetchedAfterMount && !error) setLoaded(record);
  // What is typed over it must not go when it is read again, or can not be.
  if (loaded) return children(loaded);
  if (!error) return <CardSkeleton />;
  if (missing && error instanceof CallFailure && error.kind === 'notFound') return missing;
  return <RecordFailure error={error} onRetry={() => void refetch()} />;
}
