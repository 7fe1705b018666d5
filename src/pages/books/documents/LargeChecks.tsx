import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { WhenAnswered } from '#src/list/figures/FigureSection.tsx';
import type { Period } from '#src/pages/books/period.ts';
import { ReadingNote } from '#src/list/figures/ReadingNote.tsx';
import { allocationThreshold } from '#contract/rules/allocation.ts';
import { cashLimit } from '#contract/rules/cashLimit.ts';
import { useAmountWords } from '#src/list/figures/useAmountWords.ts';
import { CheckLine } from './CheckLine.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { exceedsCash, type LargeDocument } from './largeDocuments.ts';
import { useLargeDocuments } from './useLargeDocuments.ts';
import styles from './checks.module.css';

const sumOf = (documents: readonly LargeDocument[]): readonly (readonly [string, number])[] => [
  ['ILS', toDecimal(documents.reduce((sum, { gross }) => sum + gross, 0))],
];

/** What only whole documents tell: allocation numbers that are lacking, and cash above what the law allows. */
export function LargeChecks({ period }: { period: Period }) {
  const translate = useTranslate();
  const amountWords = useAmountWords();
  const answer = useLargeDocuments(period);
  const { data, isError, isFetching, progress, refetch, stop } = answer;
  if (data === undefined) {
    if (isError) return <WhenAnswered answer={answer}>{() => null}</WhenAnswered>;
    return <ReadingNote words="documents" progress={progress} isRunning={isFetching} stop={stop} go={refetch} />;
  }
  const lacking = data.documents.filter(({ lacksAllocation }) => lacksAllocation);
  const inCash = data.documents.filter(exceedsCash);
  const { dateTo } = period;
  return (
    <ul className={styles.checks}>
      <CheckLine
        label={translate('books.check.allocation')}
        hint={translate('books.check.allocationHint', { amount: amountWords(allocationThreshold(dateTo)) })}
        count={lacking.length}
        amounts={sumOf(lacking)}
      >
        <DocumentTable label={translate('books.check.allocation')} documents={lacking} />
      </CheckLine>
      <CheckLine
        label={translate('books.check.cash')}
        hint={translate('books.check.cashHint', { amount: amountWords(cashLimit(dateTo)) })}
        count={inCash.length}
        amounts={sumOf(inCash)}
      >
        <DocumentTable
          label={translate('books.check.cash')}
          documents={inCash}
          further={{ head: translate('books.check.inCash'), agorot: ({ cash }) => cash }}
        />
      </CheckLine>
    </ul>
  );
}
