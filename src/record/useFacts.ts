import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Row } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { useFixedMeta } from '#src/meta/fixedMeta.ts';
import { useFormatContext } from '#src/meta/format/formatContext.ts';
import { useFieldNames } from '#src/meta/useFieldNames.ts';
import { useMeta } from '#src/meta/useMeta.ts';
import { factWords } from './facts/factWords.ts';
import type { FactContext } from './facts/shownFacts.ts';
import { useRecordRegistry } from './registry.ts';

const noColumns: Meta = { columns: {} };

/** What reading the facts of a record needs; undefined until columns and names of fields are there. */
export function useFacts(declaration: ListDeclaration, record: Row | undefined): FactContext | undefined {
  const translate = useTranslate();
  const names = useFieldNames();
  const columnsOf = useMeta(declaration);
  const fixed = useFixedMeta(declaration);
  const format = useFormatContext(fixed.dictionaries);
  const { pathOf } = useRecordRegistry();
  // A resource without a meta is read from its records alone; so is one whose meta cannot be had.
  const meta = fixed.meta ?? columnsOf.meta ?? (columnsOf.meta === null || columnsOf.error ? noColumns : undefined);
  const { idFields } = declaration;
  return useMemo(
    () =>
      record &&
      meta &&
      names && { meta, names, format, idFields, words: factWords(record, format, { translate, pathOf }) },
    [record, meta, names, format, idFields, translate, pathOf],
  );
}
