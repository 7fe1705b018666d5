import { ResourceContextProvider, ShowContextProvider, useTranslate } from 'react-admin';
import { isMissing } from '#src/dataProvider/failure.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import styles from './RecordPage.module.css';
import { Neighbours } from './neighbours/Neighbours.tsx';
import { RecordFailure } from './RecordFailure.tsx';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { RecordView } from './RecordView.tsx';
import { useRecordRegistry } from './registry.ts';
import { useFacts } from './useFacts.ts';
import { useRecord } from './useRecord.ts';
import { useRecordPage } from './useRecordPage.ts';

interface RecordPageProps {
  declaration: ListDeclaration;
  id: string;
}

function Content({ declaration, id }: RecordPageProps) {
  const translate = useTranslate();
  const { seedsOf } = useRecordRegistry();
  const controller = useRecord(declaration.name, id, seedsOf(declaration.name));
  const { record, isPlaceholderData: isPartial = false, error, refetch } = controller;
  const declared = useRecordPage(declaration.name);
  const context = useFacts(declaration, record);
  // One that is gone meanwhile must not stand as if it were there.
  if (error && (!record || isPartial || isMissing(error)))
    return <RecordFailure error={error} onRetry={() => void refetch()} />;
  if (declared.error) {
    const again = { text: translate('list.retry'), act: declared.retry };
    return <ListNotice urgent text={translate('record.failed')} actions={[again]} />;
  }
  if (!record || !declared.page || !context) return <CardSkeleton />;
  return (
    <ShowContextProvider value={controller}>
      <RecordView declaration={declaration} page={declared.page} isPartial={isPartial} context={context} />
    </ShowContextProvider>
  );
}

/**
 * The page of one record, the same for every noun: its name and state, what can be done, about ten facts, and whatever
 * else there is in sections that fold and in tabs. The row of a list that has shown it is there at once; the rest
 * follows. It publishes react-admin's `ShowContext`, `RecordContext` and `ResourceContext`, so that its components work in it.
 * @example <RecordPage declaration={items} id={id} />
 */
export function RecordPage({ declaration, id }: RecordPageProps) {
  return (
    <div className={styles.page}>
      <Neighbours id={id} />
      <ResourceContextProvider value={declaration.name}>
        <Content key={id} declaration={declaration} id={id} />
      </ResourceContextProvider>
    </div>
  );
}
