import { useMemo } from 'react';
import { useListController, useNotify, useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import { defaultPageSize } from '#contract/constants.ts';
import type { Dictionaries, FieldError } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import type { ListDeclaration } from './declaration.ts';
import { useFixedMeta } from '#src/meta/fixedMeta.ts';
import { useFormatContext } from '#src/meta/format/formatContext.ts';
import { rowsFreshMs, rowsKeptMs } from './freshness.ts';
import { createRowFormatter, type FormattedRow } from '#src/meta/format/formatRow.ts';
import { hasSoundPaging, serverOrder } from './address/listAddress.ts';
import { useCompleteAddress, useListScope } from './address/useListAddress.ts';
import { useMeta } from '#src/meta/useMeta.ts';
import { useColumns, type ShownColumns } from './useColumns.ts';
import { useOpeningView } from './views/useViews.ts';

/** Everything the parts of a generated list draw from. */
export interface ListState extends ShownColumns {
  declaration: ListDeclaration;
  /** The list's name in the person's language. */
  title: string;
  controller: ListControllerResult<RaRecord>;
  meta: Meta | undefined;
  format: (row: RaRecord) => FormattedRow;
  /** Parameters that are no filter of the person: the terminal, the parent. */
  permanent: Readonly<Record<string, string>>;
  /** Under which the list's state is kept while the page lives: another terminal or parent is another list. */
  storeKey: string;
  failure: ListFailure | undefined;
}

export interface ListFailure {
  /** Catalogue key of what failed. */
  what: 'list.columnsFailed' | 'list.rowsFailed' | 'list.badFilter';
  /** What the server says of single parameters. */
  details: readonly string[];
  retry: () => void;
}

/** A bad request is announced by nobody but the list itself. */
const isRefusal = (error: unknown): error is CallFailure => error instanceof CallFailure && error.kind === 'badRequest';

const noColumns: Meta = { columns: {} };

function useRowFormat(meta: Meta | undefined, own: Dictionaries | undefined): (row: RaRecord) => FormattedRow {
  const context = useFormatContext(own);
  return useMemo(() => createRowFormatter(meta ?? noColumns, context), [meta, context]);
}

/**
 * A declared list's state: meta is asked at once; data at once too when a meta is kept, else when meta has answered
 * (spec §2, §7); filters, page, sort and terminal live in the address.
 */
export function useList(declaration: ListDeclaration): ListState {
  const translate = useTranslate();
  const messageText = useMessageText();
  const notify = useNotify();
  const { search } = useLocation();
  const scope = useListScope(declaration);
  const columnsOf = useMeta(declaration.name);
  const fixed = useFixedMeta(declaration);
  const meta = fixed.meta ?? columnsOf.meta ?? undefined;
  const opening = useOpeningView(declaration, meta, scope.storeKey);
  const controller: ListControllerResult<RaRecord> = useListController<RaRecord>({
    resource: declaration.name,
    // The route's guard has judged already; react-admin's own check would delay the question.
    disableAuthentication: true,
    filter: scope.permanent,
    filterDefaultValues: { ...(opening?.filter ?? declaration.defaultFilter), ...scope.addressed },
    perPage: defaultPageSize,
    sort: opening?.sort ?? declaration.sort ?? serverOrder,
    storeKey: scope.storeKey,
    queryOptions: {
      staleTime: rowsFreshMs,
      gcTime: rowsKeptMs,
      // An address with foreign paging is replaced before anything is asked.
      enabled: meta !== undefined && hasSoundPaging(search),
      // The HTTP client has announced its failures already.
      onError: (error) => {
        if (!(error instanceof CallFailure)) notify('SomethingWentWrong', { type: 'error' });
      },
    },
  });
  const { sort, page, perPage, filterValues, displayedFilters, data, error } = controller;
  useCompleteAddress(
    { filter: filterValues, sort: sort.field, order: sort.order, page, perPage, displayedFilters },
    scope.addressed,
  );

  const shown = useColumns(declaration, meta);
  const format = useRowFormat(meta, fixed.dictionaries);
  return {
    declaration,
    title: translate(`resource.${declaration.name}.name`, { _: declaration.name }),
    controller,
    meta,
    ...shown,
    format,
    permanent: scope.permanent,
    storeKey: scope.storeKey,
    failure: failureOf(),
  };

  function detailOf({ code = '', description = '' }: FieldError): string {
    const name = translate(`filter.name.${code}`, { _: code });
    return name === '' ? description : `${name}: ${description}`;
  }

  function detailsOf({ fieldErrors, message }: CallFailure): string[] {
    return fieldErrors.length > 0 ? fieldErrors.map(detailOf) : [messageText(message)];
  }

  function failureOf(): ListFailure | undefined {
    if (columnsOf.error || shown.columns?.length === 0) {
      const details = isRefusal(columnsOf.error) ? detailsOf(columnsOf.error) : [];
      return { what: 'list.columnsFailed', details, retry: columnsOf.retry };
    }
    const refused = isRefusal(error);
    // Rows of another question must not stand for its answer.
    if (!error || (data && !refused)) return undefined;
    return {
      // A success that says it is an error judges no filters.
      what: refused && error.status !== 200 ? 'list.badFilter' : 'list.rowsFailed',
      details: refused ? detailsOf(error) : [],
      retry: () => void controller.refetch(),
    };
  }
}
