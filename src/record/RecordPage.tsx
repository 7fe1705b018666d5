import { useMemo } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import styles from './RecordPage.module.css';
import type { RecordPageDeclaration } from './declaration.ts';
import { Neighbours } from './neighbours/Neighbours.tsx';
import { RecordFailure } from './RecordFailure.tsx';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { recordFreshMs } from './queries.ts';
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
  const { record, isPartial, error, retry } = useRecord(declaration.name, id, seedsOf(declaration.name), recordFreshMs);
  const declared = useRecordPage(declaration.name);
  const context = useFacts(declaration, record);
  if (error && (!record || isPartial)) return <RecordFailure error={error} onRetry={retry} />;
  if (declared.error) {
    const again = { text: translate('list.retry'), act: declared.retry };
    return <ListNotice urgent text={translate('record.failed')} actions={[again]} />;
  }
  if (!record || !declared.page || !context) return <CardSkeleton />;
  return (
    <Drawn
      declaration={declaration}
      page={declared.page}
      id={id}
      record={record}
      isPartial={isPartial}
      context={context}
    />
  );
}

interface DrawnProps {
  declaration: ListDeclaration;
  page: RecordPageDeclaration;
  id: string;
  record: RaRecord;
  isPartial: boolean;
  context: NonNullable<ReturnType<typeof useFacts>>;
}

function Drawn({ record, id, ...props }: DrawnProps) {
  const own = useMemo(() => ({ ...record, id }), [record, id]);
  return <RecordView record={own} {...props} />;
}

/**
 * The page of one record, the same for every noun: its name and state, what can be done, about ten facts, and whatever
 * else there is in sections that fold and in tabs. The row of a list that has shown it is there at once; the rest
 * follows.
 * @example <RecordPage declaration={items} id={id} />
 */
export function RecordPage({ declaration, id }: RecordPageProps) {
  return (
    <div className={styles.page}>
      <Neighbours id={id} />
      <Content key={id} declaration={declaration} id={id} />
    </div>
  );
}
