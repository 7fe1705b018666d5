import { useState, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { ListNotice } from '#src/meta/ListNotice.tsx';
import './record.css';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { useRecord } from './useRecord.ts';

const noSeeds: readonly string[] = [];

interface LoadedRecordProps {
  resource: string;
  id: string;
  /** Drawn with the whole record as it was when the screen opened. */
  children: (record: RaRecord) => ReactNode;
}

/** A record that a screen can not begin without; until it is there a skeleton, else what failed. */
export function LoadedRecord({ resource, id, children }: LoadedRecordProps) {
  const translate = useTranslate();
  const { record, error, retry, isFresh } = useRecord(resource, id, noSeeds);
  const [loaded, setLoaded] = useState<RaRecord>();
  if (!loaded && record && isFresh && !error) setLoaded(record);
  // What is typed over it must not go when it is read again, or can not be.
  if (loaded) return children(loaded);
  if (!error) return <RecordSkeleton />;
  const missing = error instanceof CallFailure && (error.kind === 'notFound' || error.kind === 'badRequest');
  return (
    <ListNotice
      urgent
      text={translate(missing ? 'record.notFound' : 'record.failed')}
      actions={missing ? [] : [{ text: translate('list.retry'), act: retry }]}
    />
  );
}
