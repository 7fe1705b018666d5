import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type GetListResult, type RaRecord } from 'react-admin';
import { maximumTake } from '#contract/constants.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { pageQuery, type ListOrigin } from '#src/list/address/listOrigin.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import type { RecordPageDeclaration } from '#src/record/declaration.ts';
import { inTurn } from '#src/list/inTurn.ts';
import { recordPageChunk } from '#src/record/queries.ts';
import { useRecordRegistry, type KnownList } from '#src/record/registry.ts';
import { useRelatedTie } from '#src/record/related/useRelated.ts';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import { chunkQuery } from '#src/ui/lazy/useChunk.ts';
import type { ActivityKind } from './activity.ts';
import { newestOf, orderOf, type Happened } from './happened.ts';

/** A kind that is open to the person, and how its rows are told. */
export interface OpenKind {
  kind: ActivityKind;
  list: KnownList;
  origin: ListOrigin;
}

/** Events that are shown at first, and how many more each time. */
export const eventsStep = 8;

/** The kinds of a page whose lists the person may see. @param most rows of each */
export function useOpenKinds(resource: string, kinds: readonly ActivityKind[], most: number): OpenKind[] {
  const { listOf } = useRecordRegistry();
  const tieOf = useRelatedTie(resource, useShownRecord());
  return kinds.flatMap((kind) => {
    const list = listOf(kind.list);
    if (!list?.isOpen) return [];
    const { question, ...origin } = tieOf(list, kind.by).origin;
    return [{ kind, list, origin: { ...origin, question: { ...question, pagination: { page: 1, perPage: most } } } }];
  });
}

type ListPage = Pick<GetListResult<RaRecord>, 'data' | 'total' | 'pageInfo' | 'meta'>;

async function askPage(dataProvider: BackOfficeDataProvider, { list, question }: ListOrigin, signal: AbortSignal) {
  const asked = { ...question, signal, background: true };
  const { data, total, pageInfo, meta } = await dataProvider.getList(list, asked);
  return { data, total, pageInfo, meta };
}

/** The question before this one. */
function fewer({ list, question }: ListOrigin): ListOrigin {
  const { pagination } = question;
  return { list, question: { ...question, pagination: { ...pagination, perPage: pagination.perPage - eventsStep } } };
}

export interface ActivityState {
  /** Undefined until the chosen lists are there. */
  events: readonly Happened[] | undefined;
  /** By list; undefined while it is not known. */
  totals: Readonly<Record<string, number | undefined>>;
  pages: Readonly<Record<string, RecordPageDeclaration>>;
  hasMore: boolean;
  failed: boolean;
  retry: () => void;
}

const undeclared = async (): Promise<RecordPageDeclaration> => ({});

/** How the rows of each list are told, and what failed of that. */
function usePages(open: readonly OpenKind[]) {
  const { recordPageOf } = useRecordRegistry();
  const results = useQueries({
    queries: open.map(({ kind }) => {
      const load = recordPageOf(kind.list);
      return chunkQuery(...recordPageChunk(kind.list, load ?? undeclared));
    }),
  });
  const pages = Object.fromEntries(
    open.flatMap(({ kind }, index): [string, RecordPageDeclaration][] => {
      const page = results[index]?.data;
      return page ? [[kind.list, page]] : [];
    }),
  );
  return { pages, results };
}

/** The newest rows of several lists that belong to the record shown. @param chosen names of those that are looked at */
export function useActivity(open: readonly OpenKind[], chosen: readonly string[], most: number): ActivityState {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const queryClient = useQueryClient();
  const { pages, results: loading } = usePages(open);
  const asked = useQueries({
    queries: open.map(({ origin }) => ({
      // Where other parts, and the list itself, find it.
      queryKey: pageQuery(dataProvider, origin).queryKey,
      staleTime: rowsFreshMs,
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListPage> =>
        inTurn(async () => askPage(dataProvider, origin, signal), true),
      // While more is asked for, what was shown stays.
      placeholderData: () => queryClient.getQueryData<ListPage>(pageQuery(dataProvider, fewer(origin)).queryKey),
    })),
  });
  const shown = open
    .map(({ kind }, index) => ({ kind, result: asked[index] }))
    .filter(({ kind }) => chosen.includes(kind.list));
  const isReady = shown.every(({ kind, result }) => result?.data && pages[kind.list]);
  const lists = shown.map(({ kind, result }) =>
    (result?.data?.data ?? []).map((row) => ({
      list: kind.list,
      row,
      at: orderOf(pages[kind.list]?.event?.when(row)),
    })),
  );
  const count = shown.reduce((sum, { result }) => sum + (result?.data?.total ?? result?.data?.data.length ?? 0), 0);
  return {
    events: isReady ? newestOf(lists, most) : undefined,
    totals: Object.fromEntries(open.map(({ kind }, index) => [kind.list, asked[index]?.data?.total])),
    pages,
    hasMore: count > most && most < maximumTake,
    failed: [...shown.map(({ result }) => result), ...loading].some((one) => one?.isError && !one.data),
    retry: () => [...asked, ...loading].forEach(({ isError, refetch }) => isError && void refetch()),
  };
}
