import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './import.module.css';
import type { FileValidation } from './validation/openFileValidation.ts';
import type { Summary, RowKind } from './validation/rowValidation.ts';
import rowStyles from './rows.module.css';
import { ValidatedRow } from './ValidatedRow.tsx';

const perPage = 50;
const kinds = ['faulty', 'repeated', 'good'] as const;

interface RowValidationListProps {
  summary: Summary;
  validation: FileValidation;
  onMended: (summary: Summary) => void;
}

/** The rows of a file with what was found, those with faults first; the worker keeps them and gives some at a time. */
export function RowValidationList({ summary, validation, onMended }: RowValidationListProps) {
  const translate = useTranslate();
  const id = useId();
  const [kind, setKind] = useState<RowKind>();
  const [page, setPage] = useState(1);
  const { data = [] } = useQuery({
    queryKey: ['dealImport', id, kind, page],
    queryFn: () => validation.page(kind, (page - 1) * perPage, perPage),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  async function mend(rowNumber: number, at: number, value: string) {
    const { mended, summary: now } = await validation.mend(rowNumber, at, value);
    onMended(now);
    return mended;
  }

  const pages = Math.ceil((kind === undefined ? summary.rows : summary[kind]) / perPage);
  const show = (next: RowKind | undefined) => {
    setKind(next);
    setPage(1);
  };
  const chip = (next: RowKind | undefined, word: string, count: number) => (
    <button key={word} type="button" className={buttonClass()} aria-pressed={kind === next} onClick={() => show(next)}>
      {translate(`dealImport.figure.${word}`)} {groupDigits(count)}
    </button>
  );
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.listTitle}>
        {translate('dealImport.rows')}
      </h3>
      <div className={styles.tools}>
        {chip(undefined, 'rows', summary.rows)}
        {kinds.filter((each) => summary[each] > 0).map((each) => chip(each, each, summary[each]))}
      </div>
      <p className={styles.numbering}>{translate('dealImport.numbering')}</p>
      <ol className={rowStyles.rows}>
        {data.map((row) => (
          <ValidatedRow key={row.rowNumber} validation={row} onMend={mend} />
        ))}
      </ol>
      {pages > 1 && (
        <nav className={styles.tools} aria-label={translate('list.pages')}>
          <button type="button" className={buttonClass()} disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate('list.previous')}
          </button>
          <span role="status">{translate('list.page', { page: groupDigits(page), pages: groupDigits(pages) })}</span>
          <button type="button" className={buttonClass()} disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {translate('list.next')}
          </button>
        </nav>
      )}
    </section>
  );
}
