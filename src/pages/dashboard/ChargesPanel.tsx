import { useTranslate } from 'react-admin';
import { isConverted } from './charges.ts';
import { ChargesTable, type ChargesRow } from './ChargesTable.tsx';
import { Panel, type Answered } from './Panel.tsx';

interface ChargesPanelProps<Answer> {
  title: string;
  head: string;
  answer: Answered<Answer>;
  rowsOf: (answer: Answer) => ChargesRow[];
  isCompared: boolean;
}

/** Charges as bars in a table of the same. */
export function ChargesPanel<Answer>({ title, head, answer, rowsOf, isCompared }: ChargesPanelProps<Answer>) {
  const translate = useTranslate();
  const rows = answer.data === undefined ? [] : rowsOf(answer.data);
  const told = rows.flatMap(({ charges }) => charges ?? []);
  const hasAny = rows.some(({ charges, before }) => charges?.transactionsCount || before?.transactionsCount);
  return (
    <Panel
      title={title}
      answer={answer}
      isEmpty={() => !hasAny}
      note={isConverted(told) && translate('overview.converted')}
    >
      {() => <ChargesTable label={title} head={head} rows={rows} isCompared={isCompared} />}
    </Panel>
  );
}
