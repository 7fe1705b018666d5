import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { Locale } from '#contract/constants.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { usePlainDataProvider } from '#src/dataProvider/usePlainDataProvider.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import { inTurn } from '#src/list/inTurn.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { knownMeta, prefetchMeta } from '#src/meta/useMeta.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import type { ResourceList } from '#src/resources/resource.ts';
import { customersCall, type PaletteQuestion } from './questions.ts';

/** Rows of each list that are shown. */
const mostRows = 4;
/** Milliseconds an answer is kept for who types the same again. */
const keptMs = 60_000;

type Filter = Readonly<Record<string, string>>;

/** What a list has of what was typed. */
export interface PaletteAnswer {
  question: PaletteQuestion;
  list: ResourceList;
  /** Undefined until it has answered. */
  rows: readonly RaRecord[] | undefined;
  /** How many there are in all; undefined where the server does not say. */
  total: number | undefined;
  /** By what they were found. */
  filter: Filter;
  failed: boolean;
  retry: () => void;
}

interface Asking {
  dataProvider: BackOfficeDataProvider;
  queryClient: QueryClient;
  locale: Locale;
  terminalID: string;
}

interface Page {
  data: RaRecord[];
  total: number | undefined;
}

async function askList(
  list: ResourceList,
  filter: Filter,
  { dataProvider, terminalID }: Asking,
  signal: AbortSignal,
): Promise<Page> {
  const asked = {
    pagination: { page: 1, perPage: mostRows },
    sort: list.sort ?? serverOrder,
    filter: { ...filter, ...(list.terminal === 'filter' && { terminalID }) },
    signal,
    background: true,
  };
  return inTurn(async () => {
    signal.throwIfAborted();
    const { data, total } = await dataProvider.getList(list.name, asked);
    return { data, total };
  });
}

/** Its columns draw the rows; those that are known are not asked for. */
async function askColumns(list: ResourceList, { queryClient, dataProvider, locale }: Asking): Promise<void> {
  if (list.fixedMeta || knownMeta(queryClient, dataProvider, list, locale) !== undefined) return;
  await inTurn(async () => prefetchMeta(queryClient, dataProvider, list, locale));
}

function questionQuery(list: ResourceList, filters: readonly Filter[], asking: Asking) {
  return {
    queryKey: [list.name, 'palette', asking.terminalID, asking.locale, filters],
    staleTime: rowsFreshMs,
    gcTime: keptMs,
    retry: false,
    async queryFn({
      signal,
    }: {
      signal: AbortSignal;
    }): Promise<Pick<PaletteAnswer, 'total' | 'filter'> & { rows: readonly RaRecord[] }> {
      for (const filter of filters) {
        const { data, total } = await askList(list, filter, asking, signal);
        if (data.length === 0) continue;
        await askColumns(list, asking);
        return { rows: data, total, filter };
      }
      return { rows: [], total: 0, filter: filters[0] ?? {} };
    },
  };
}

/**
 * Asks lists for what was typed: each by its own call and one filter at a time. Where a customer is meant, a list is
 * asked by the one that is found. Answers to older texts are given up.
 */
export function useAnswers(questions: readonly PaletteQuestion[]): readonly PaletteAnswer[] {
  const dataProvider = usePlainDataProvider();
  const queryClient = useQueryClient();
  const locale = useCurrentLocale();
  const { terminalID } = useSelectedTerminal().terminal;
  const asking = { dataProvider, queryClient, locale, terminalID };
  const direct = questions.filter(({ byPerson }) => !byPerson);
  const answered = useQueries({ queries: direct.map(({ list, filters }) => questionQuery(list, filters, asking)) });
  const people = answered[direct.findIndex(({ call }) => call === customersCall)];
  const [person, another] = people?.data?.rows ?? [];
  const theirs = person && !another ? [{ consumerID: String(person.id) }] : [];
  const held = people?.isPending ? [] : questions.filter(({ byPerson }) => byPerson);
  const ofPerson = held.filter(({ filters }) => theirs.length + filters.length > 0);
  const followed = useQueries({
    queries: ofPerson.map(({ list, filters }) => questionQuery(list, [...theirs, ...filters], asking)),
  });
  const results = [...answered, ...followed];
  return [...direct, ...ofPerson].map((question, index) => {
    const result = results[index];
    return {
      question,
      list: question.list,
      rows: result?.data?.rows,
      total: result?.data?.total,
      filter: result?.data?.filter ?? {},
      failed: result?.isError === true,
      retry: () => void result?.refetch(),
    };
  });
}
