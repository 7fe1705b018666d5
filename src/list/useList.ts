import { useMemo } from 'react';
import { useListController, useNotify, useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import type { Dictionaries } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { ListDeclaration } from './declaration.ts';
import { useFixedMeta } from '#src/meta/fixedMeta.ts';
import { useFormatContext } from '#src/meta/format/formatContext.ts';
import { rowsFreshMs, rowsKeptMs } from './freshness.ts';
import { createFieldFormatter, type FieldFormatter } from '#src/meta/format/formatField.ts';
import { hasSoundPaging } from './address/listAddress.ts';
import { listDefaults } from './address/listParams.ts';
import { parametersKey } from './address/listStore.ts';
import { useCompleteAddress, useListScope } from './address/useListAddress.ts';
import { useMeta } from '#src/meta/useMeta.ts';
import { useColumns, type ShownColumns } from './useColumns.ts';
import { useListFailure, type ListFailure } from './useListFailure.ts';
import { useOpeningView } from './views/useViews.ts';

/** Everything the parts of a generated list draw from. */
export interface ListState extends ShownColumns {
  declaration: ListDeclaration;
  /** The list's name in the person's language. */
  title: string;
  controller: ListControllerResult<RaRecord>;
  meta: Meta | undefined;
  format: FieldFormatter;
  /** Parameters that are no filter of the person: the terminal, the parent. */
  permanent: Readonly<Record<string, string>>;
  /** Under which the list's state is kept while the page lives: another terminal or parent is another list. */
  storeKey: string;
  failure: ListFailure | undefined;
}

const noColumns: Meta = { columns: {} };

function useRowFormat(meta: Meta | undefined, own: Dictionaries | undefined): FieldFormatter {
  const context = useFormatContext(own);
  return useMemo(() => createFieldFormatter(meta ?? noColumns, context), [meta, context]);
}

/**
 * A declared list's state: meta is asked first and data in the same tick (spec §2, §7), but for a saved view, which waits
 * until meta has answered; filters, page, sort and terminal live in the address.
 */
export function useList(declaration: ListDeclaration): ListState {
  const translate = useTranslate();
  const notify = useNotify();
  const { search } = useLocation();
  const scope = useListScope(declaration);
  const columnsOf = useMeta(declaration);
  const fixed = useFixedMeta(declaration);
  const meta = fixed.meta ?? columnsOf.meta ?? undefined;
  const opening = useOpeningView(declaration, meta);
  const defaults = listDefaults(declaration, opening, scope.addressed);
  const controller: ListControllerResult<RaRecord> = useListController<RaRecord>({
    resource: declaration.name,
    // The route's guard has judged already; react-admin's own check would delay the question.
    disableAuthentication: true,
    filter: scope.permanent,
    filterDefaultValues: defaults.filter,
    perPage: defaults.perPage,
    sort: defaults.sort,
    storeKey: parametersKey(scope),
    queryOptions: {
      staleTime: rowsFreshMs,
      gcTime: rowsKeptMs,
      // An address with foreign paging is replaced before anything is asked; what a view may ask for its columns say.
      enabled: (meta !== undefined || opening === undefined) && hasSoundPaging(search),
      // The HTTP client has announced its failures already.
      onError: (error) => {
        if (!(error instanceof CallFailure)) notify('SomethingWentWrong', { type: 'error' });
      },
    },
  });
  const { sort, page, perPage, filterValues, displayedFilters } = controller;
  useCompleteAddress(
    { filter: filterValues, sort: sort.field, order: sort.order, page, perPage, displayedFilters },
    scope.addressed,
  );

  const shown = useColumns(declaration, meta);
  const format = useRowFormat(meta, fixed.dictionaries);
  const failure = useListFailure(declaration, { columnsOf, columns: shown.columns, controller });
  return {
    declaration,
    title: translate(`resources.${declaration.name}.name`, { _: declaration.name }),
    controller,
    meta,
    ...shown,
    format,
    permanent: scope.permanent,
    storeKey: scope.storeKey,
    failure,
  };
}
