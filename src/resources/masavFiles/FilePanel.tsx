import { useId } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { InsightProps, ListDeclaration } from '#src/list/declaration.ts';
import type { Fact } from '#src/record/declaration.ts';
import { FactList } from '#src/record/facts/FactList.tsx';
import { currencyOf } from '#src/record/facts/factWords.ts';
import { shownFacts } from '#src/record/facts/shownFacts.ts';
import { RecordFailure } from '#src/record/RecordFailure.tsx';
import { useFacts } from '#src/record/useFacts.ts';
import { useRecord } from '#src/record/useRecord.ts';
import { RecordActions } from '#src/actions/record/RecordActions.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import styles from './FilePanel.module.css';
import { masavFiles } from './index.ts';

/** What a file says above its rows. */
const facts: readonly Fact<RecordOf<'masavFiles'>>[] = [
  { field: 'totalAmount', zero: true },
  { field: 'rowsCount', zero: true },
  {
    key: 'institution',
    label: 'masavFile.institution',
    value: ({ institutionName, institutionNumber }) =>
      institutionName ? { text: institutionName, hint: institutionNumber ?? undefined } : undefined,
  },
  'terminalName',
  'masavFileDate',
  'operationDoneBy',
  'paidDate',
  'downloadedAt',
];

const seeds = ['masavFiles'];

function FileFacts({ declaration, id }: { declaration: ListDeclaration; id: string }) {
  const translate = useTranslate();
  const title = useId();
  const { record, error, refetch } = useRecord(declaration.name, id, seeds);
  const context = useFacts(declaration, record);
  if (error) return <RecordFailure error={error} onRetry={() => void refetch()} />;
  if (!record || !context) return <div className={styles.waiting} aria-busy="true" />;
  const { format } = context;
  const isLocked = record.downloaded === true;
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{translate('masavFile.file', { id })}</h2>
        <Chip tone={isLocked ? 'neutral' : 'info'}>{translate(isLocked ? 'masavFile.locked' : 'masavFile.open')}</Chip>
        <RecordContextProvider value={record}>
          <RecordActions declaration={declaration} name={id} />
        </RecordContextProvider>
      </div>
      <FactList
        facts={shownFacts(record, facts, context)}
        currency={currencyOf(record, format.currencies)}
        timeZone={format.timeZone}
      />
    </section>
  );
}

/** The file whose rows are shown: what it comes to, of whom and by whom it is, whether it is locked, and its download. */
export function FilePanel({ filter }: InsightProps) {
  const [files] = masavFiles.lists;
  return <FileFacts declaration={files} id={String(filter.masavFileID)} />;
}
