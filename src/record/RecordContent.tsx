import type { ReactNode } from 'react';
import { ShowContextProvider, useTranslate } from 'react-admin';
import { isMissing } from '#src/dataProvider/failure.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { RecordFailure } from './RecordFailure.tsx';
import { useRecordRegistry } from './registry.ts';
import { useFacts } from './useFacts.ts';
import { useRecord } from './useRecord.ts';
import { useRecordPage } from './useRecordPage.ts';
import type { RecordShown } from './useShown.ts';

interface RecordContentProps {
  declaration: ListDeclaration;
  id: string;
  /** The person is on the way past it: what is kept of it is shown, and nothing asked for. */
  isPassed?: boolean;
  children: (shown: RecordShown) => ReactNode;
}

/** What is drawn of a record, once there is something of it: until then a skeleton, else what failed. */
export function RecordContent({ declaration, id, isPassed = false, children }: RecordContentProps) {
  const translate = useTranslate();
  const { seedsOf } = useRecordRegistry();
  const controller = useRecord(declaration.name, id, seedsOf(declaration.name), !isPassed);
  const { record, isPlaceholderData: isPartial = false, error, refetch } = controller;
  const { page, error: undeclared, retry } = useRecordPage(declaration.name);
  const context = useFacts(declaration, record);
  // One that is gone meanwhile must not stand as if it were there.
  if (error && (!record || isPartial || isMissing(error)))
    return <RecordFailure error={error} onRetry={() => void refetch()} />;
  if (undeclared) {
    const again = { text: translate('list.retry'), act: retry };
    return <ListNotice urgent text={translate('record.failed')} actions={[again]} />;
  }
  if (!record || !page || !context) return <CardSkeleton />;
  return (
    <ShowContextProvider value={controller}>{children({ declaration, page, isPartial, context })}</ShowContextProvider>
  );
}
