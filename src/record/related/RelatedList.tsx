import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { nameFieldOf } from '#contract/fieldTypes.ts';
import { scopeFields } from '#contract/meta.ts';
import { columnsFrom, withRoles } from '#src/meta/columns.ts';
import { firstColumns } from '#src/meta/firstColumns.ts';
import { useFixedMeta } from '#src/meta/fixedMeta.ts';
import { useFormatContext } from '#src/meta/format/formatContext.ts';
import { createFieldFormatter } from '#src/meta/format/formatField.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import type { KnownList } from '#src/record/registry.ts';
import { RowCards } from '#src/list/cards/RowCards.tsx';
import { useMeta } from '#src/meta/useMeta.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';
import { listAddress } from './listAddress.ts';
import styles from './RelatedList.module.css';
import { RelatedTable } from './RelatedTable.tsx';
import { useRelated, type RelatedTie } from './useRelated.ts';

/** Columns that say the same in each row: what ties it to the record, and where both belong. */
const tied = (by: string) => [by, nameFieldOf(by), ...scopeFields];

/** Pixels for the columns on the page of a record (`tokens.ts`). */
const pageWidth = 1070;

/** How many rows belong to a record. */
export function RelatedCount({ tie }: { tie: RelatedTie }) {
  const { data } = useRelated(tie);
  return data?.total === undefined ? undefined : groupDigits(data.total);
}

/** The first rows of a declared list that belong to a record, in the columns of its meta. */
export function RelatedList({ list: { declaration, path }, tie }: { list: KnownList; tie: RelatedTie }) {
  const translate = useTranslate();
  const narrow = useNarrow();
  const columnsOf = useMeta(declaration);
  const fixed = useFixedMeta(declaration);
  const context = useFormatContext(fixed.dictionaries);
  const { data, error, refetch } = useRelated(tie);
  const meta = fixed.meta ?? columnsOf.meta;
  const { by, origin } = tie;
  const columns = useMemo(() => {
    const own = Object.entries(meta?.columns ?? {}).filter(([field]) => !tied(by).includes(field));
    const told = { columns: Object.fromEntries(own) };
    return meta && withRoles(columnsFrom(told, firstColumns(told, pageWidth, declaration)), declaration);
  }, [meta, by, declaration]);
  const format = useMemo(() => meta && createFieldFormatter(meta, context), [meta, context]);

  if (error || columnsOf.error) {
    const act = () => {
      if (columnsOf.error) columnsOf.retry();
      refetch();
    };
    return <ListNotice urgent text={translate('list.rowsFailed')} actions={[{ text: translate('list.retry'), act }]} />;
  }
  if (!data || !columns || !format) return <CardSkeleton />;
  if (data.rows.length === 0) return <ListNotice text={translate('list.empty')} actions={[]} />;
  const label = translate(`resources.${declaration.name}.name`, { _: declaration.name });
  const shown = { label, declaration, columns, format, rows: data.rows, origin };
  return (
    <div className={styles.related}>
      {narrow ? <RowCards {...shown} /> : <RelatedTable {...shown} />}
      {data.total !== data.rows.length && (
        <Link className={buttonClass()} to={listAddress(path, origin.question.filter)}>
          {data.total === undefined
            ? translate('record.allUncounted')
            : translate('record.all', { count: groupDigits(data.total) })}
        </Link>
      )}
    </div>
  );
}
