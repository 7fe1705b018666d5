import { useId } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { InsightProps, ListDeclaration } from '#src/list/declaration.ts';
import type { Fact, FactWords } from '#src/record/declaration.ts';
import { FactList } from '#src/record/facts/FactList.tsx';
import { currencyOf } from '#src/record/facts/factWords.ts';
import { shownFacts } from '#src/record/facts/shownFacts.ts';
import { RecordFailure } from '#src/record/RecordFailure.tsx';
import { useFacts } from '#src/record/useFacts.ts';
import { useRecord } from '#src/record/useRecord.ts';
import { RecordActions } from '#src/actions/record/RecordActions.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import styles from './FilePanel.module.css';
import { fileState } from './fileState.ts';
import { masavFiles } from './index.ts';

type Told = number | null | undefined;

/** What rows of one answer come to, and how many they are. */
function answered(amount: Told, count: Told, { translate }: FactWords) {
  if (typeof amount !== 'number' || !count) return undefined;
  return { money: amount, hint: translate('masavFile.charges', { smart_count: count, count }) };
}

/** What a file says above its rows. */
const facts: readonly Fact<RecordOf<'masavFiles'>>[] = [
  { field: 'totalAmount', zero: true },
  { field: 'rowsCount', zero: true },
  { key: 'paid', label: 'masavFile.paid', value: (file, words) => answered(file.paidAmount, file.paidCount, words) },
  {
    key: 'returned',
    label: 'masavFile.returned',
    value: (file, words) => answered(file.returnedAmount, file.returnedCount, words),
  },
  {
    key: 'institution',
    label: 'masavFile.institution',
    value: ({ institutionName, institutionNumber }) =>
      institutionName ? { text: institutionName, hint: institutionNumber ?? undefined } : undefined,
  },
  'terminalName',
  'masavFileDate',
  'operationDoneBy',
  { field: 'valueDate', label: 'masavFile.valueDate', when: ({ paidDate }) => !paidDate },
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
  const { key, tone } = fileState(record);
  const count = record.returnedCount ?? 0;
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{translate('masavFile.file', { id })}</h2>
        <Chip tone={tone}>{translate(`masavFile.state.${key}`, { smart_count: count, count })}</Chip>
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
