import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { loadFieldNames, type FieldNames } from '#src/i18n/fieldNames.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { columnsFrom } from '#src/meta/columns.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { readableField } from '#src/meta/fieldName.ts';
import { useFixedMeta } from '#src/meta/fixedMeta.ts';
import { useFormatContext } from '#src/meta/formatContext.ts';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import { formatRow } from '#src/meta/formatRow.ts';
import { rowName } from '#src/meta/rowName.ts';
import { useMeta } from '#src/meta/useMeta.ts';
import './record.css';
import { recordParts } from './recordParts.ts';
import { RecordFailure } from './RecordFailure.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordSection } from './RecordSection.tsx';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { RecordTerminal } from './RecordTerminal.tsx';
import type { RelatedPath } from './relatedPath.ts';
import { useRecord } from './useRecord.ts';

interface RecordPageProps {
  declaration: ListDeclaration;
  id: string;
  /** Names of the resources whose lists show such records. */
  seeds: readonly string[];
  relatedPath: RelatedPath;
  /** Only the record's parts: a screen of its own draws what stands above them. */
  partsOnly?: boolean;
  /** Fields that screen shows itself. */
  without?: readonly string[];
}

const RecordActions = lazyPart(async () => (await import('#src/actions/RecordActions.tsx')).RecordActions);

const noColumns = { columns: {} };
const nothing: readonly string[] = [];

function useFieldNames(): FieldNames | undefined {
  const locale = useCurrentLocale();
  return useQuery({
    queryKey: ['fieldNames', locale],
    queryFn: () => loadFieldNames(locale),
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}

/**
 * The page of one record that nobody wrote: all columns of its list's meta, then whatever else the record holds, in
 * words. The row of a list that has shown it is there at once; the rest follows.
 */
export function RecordPage({
  declaration,
  id,
  seeds,
  relatedPath,
  partsOnly = false,
  without = nothing,
}: RecordPageProps) {
  const translate = useTranslate();
  const names = useFieldNames();
  const columnsOf = useMeta(declaration.name);
  const fixed = useFixedMeta(declaration);
  const context = useFormatContext(fixed.dictionaries);
  const { record, isPartial, error, retry } = useRecord(declaration.name, id, seeds);
  // A resource without a meta is read from its records alone; so is one whose meta cannot be had.
  const meta = fixed.meta ?? columnsOf.meta ?? (columnsOf.meta === null || columnsOf.error ? noColumns : undefined);
  const columns = useMemo(() => meta && columnsFrom(meta), [meta]);
  const parts = useMemo(
    () =>
      record &&
      meta &&
      names &&
      recordParts(record, {
        meta,
        dictionaries: context.dictionaries,
        labelOf: (field) => names[field] ?? readableField(field),
        titles: { summary: translate('record.summary'), more: translate('record.more') },
      }),
    [record, meta, names, context, translate],
  );

  if (error && (!record || isPartial)) return <RecordFailure error={error} onRetry={retry} />;
  if (!parts || !columns) return <RecordSkeleton />;
  const summary = parts.find(({ key }) => key === 'summary');
  const name = record ? rowName(record, columns, (row) => formatRow(row, meta ?? noColumns, context)) : id;
  const related: RelatedPath = (field, value) =>
    declaration.idFields.includes(field) && value === id ? undefined : relatedPath(field, value);
  return (
    <article className="record" aria-busy={isPartial}>
      {!partsOnly && (
        <RecordHeader id={id} row={summary?.rows[0] ?? record ?? {}} columns={columns} meta={meta} context={context}>
          {record?.deleted === true && <span className="status-chip tone-neutral">{translate('record.deleted')}</span>}
          {record && declaration.actions?.row && (
            <RecordActions declaration={declaration} record={record} name={name} />
          )}
        </RecordHeader>
      )}
      {!partsOnly && declaration.terminal === 'filter' && <RecordTerminal terminalID={record?.terminalID} />}
      <div className="record-parts">
        {summary && <RecordSection part={summary} context={context} relatedPath={related} />}
        {isPartial ? (
          <RecordSkeleton />
        ) : (
          parts
            .filter((part) => part !== summary && !without.includes(part.key))
            .map((part) => <RecordSection key={part.key} part={part} context={context} relatedPath={related} />)
        )}
      </div>
    </article>
  );
}
