import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { withOwnCells } from '#src/list/ownCells.tsx';
import { cardRoles, type CardRoles } from '#src/meta/cardRoles.ts';
import { allColumnsFrom, withRoles, type Column } from '#src/meta/columns.ts';
import { firstColumns } from '#src/meta/firstColumns.ts';
import { useFixedMeta } from '#src/meta/fixedMeta.ts';
import { useFormatContext } from '#src/meta/format/formatContext.ts';
import { createFieldFormatter, type FieldFormatter } from '#src/meta/format/formatField.ts';
import { rowName, shortId } from '#src/meta/rowName.ts';
import { knownMeta } from '#src/meta/useMeta.ts';
import { definitions } from '#src/resources/registry.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import type { FoundRecord } from './option.ts';

/** How rows of a list are told in a line: what its cards show, whatever columns a person has chosen. */
export interface RecordFormat {
  columns: readonly Column[];
  roles: CardRoles;
  format: FieldFormatter;
}

const unknown = { columns: {} };

/** How rows of a list are told, by the columns that are known: nobody is asked for them here. */
export function useRecordFormat(list: ResourceList): RecordFormat {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useCurrentLocale();
  const fixed = useFixedMeta(list);
  const context = useFormatContext(fixed.dictionaries);
  const meta = fixed.meta ?? knownMeta(queryClient, dataProvider, list, locale) ?? unknown;
  return useMemo(() => {
    const all = allColumnsFrom(meta, firstColumns(meta, Infinity, list));
    const columns = withOwnCells(withRoles(all, list), list.cells);
    return { columns, roles: cardRoles(columns), format: createFieldFormatter(meta, context) };
  }, [meta, list, context]);
}

/** What a record is called when somebody speaks of it. */
export function useRecordName({ list, row }: FoundRecord): string {
  const { columns, format } = useRecordFormat(list);
  const called = definitions[list.name]?.recordRepresentation;
  const name = typeof called === 'function' ? called(row) : '';
  return name === '' || name === shortId(row) ? rowName(row, columns, format) : name;
}
