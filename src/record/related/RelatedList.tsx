import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { columnsFrom } from '#src/meta/columns.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { useFixedMeta } from '#src/meta/fixedMeta.ts';
import { useFormatContext } from '#src/meta/formatContext.ts';
import { createRowFormatter } from '#src/meta/formatRow.ts';
import { groupDigits } from '#src/meta/groupDigits.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { RecordSkeleton } from '#src/record/RecordSkeleton.tsx';
import { RowCards } from '#src/list/RowCards.tsx';
import { useMeta } from '#src/meta/useMeta.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';
import './related.css';
import { RelatedTable } from './RelatedTable.tsx';
import type { Related } from './useRelated.ts';

interface RelatedListProps {
  declaration: ListDeclaration;
  related: UseQueryResult<Related>;
  /** Columns that say the same in each row: what ties it to the record. */
  without: readonly string[];
  /** Address of the whole list. */
  allPath: string;
}

/** The first rows of a declared list that belong to a record, in the columns of its meta. */
export function RelatedList({ declaration, related, without, allPath }: RelatedListProps) {
  const translate = useTranslate();
  const narrow = useNarrow();
  const columnsOf = useMeta(declaration.name);
  const fixed = useFixedMeta(declaration);
  const context = useFormatContext(fixed.dictionaries);
  const meta = fixed.meta ?? columnsOf.meta;
  const columns = useMemo(
    () => meta && columnsFrom(meta).filter(({ field }) => !without.includes(field)),
    [meta, without],
  );
  const format = useMemo(() => meta && createRowFormatter(meta, context), [meta, context]);
  const { data, error, refetch } = related;

  if (error || columnsOf.error) {
    const act = () => {
      if (columnsOf.error) columnsOf.retry();
      void refetch();
    };
    return <ListNotice urgent text={translate('list.rowsFailed')} actions={[{ text: translate('list.retry'), act }]} />;
  }
  if (!data || !columns || !format) return <RecordSkeleton />;
  if (data.rows.length === 0) return <ListNotice text={translate('list.empty')} actions={[]} />;
  const label = translate(`resource.${declaration.name}.name`, { _: declaration.name });
  const shown = { label, declaration, columns, format, rows: data.rows };
  return (
    <div className="related">
      {narrow ? <RowCards {...shown} /> : <RelatedTable {...shown} />}
      {data.total > data.rows.length && (
        <Link className="button" to={allPath}>
          {translate('related.all', { count: groupDigits(data.total) })}
        </Link>
      )}
    </div>
  );
}
