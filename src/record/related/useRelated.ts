import { useGetManyReference, type RaRecord } from 'react-admin';
import type { Row } from '#contract/envelope.ts';
import type { ReadMeta } from '#src/dataProvider/reads.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import type { ListOrigin } from '#src/list/address/listOrigin.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import type { KnownList } from '#src/record/registry.ts';
import { useKeepPage } from '#src/record/usePage.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';

/** Rows of a related list shown on a record's page; the rest is a click away. */
const relatedRows = 25;

/** Which rows of another list belong to a record. */
export interface RelatedTie {
  /** Of the record. */
  id: string;
  /** The question for the first of them, as their own list asks it. */
  origin: ListOrigin;
  /** The record itself, in a list of its own noun. */
  itself: string | undefined;
  /** The filter that ties them. */
  by: string;
}

/** What ties the rows of lists to a record of a resource, on the record's own terminal. */
export function useRelatedTie(
  resource: string,
  { id, terminalID }: Row & { id: string },
): (list: KnownList, by: string) => RelatedTie {
  const selected = useSelectedTerminal().terminal.terminalID;
  const terminal = typeof terminalID === 'string' ? terminalID : selected;
  return ({ declaration: { name, sort = serverOrder, terminal: use } }, by) => ({
    id,
    itself: name === resource ? id : undefined,
    by,
    origin: {
      list: name,
      question: {
        pagination: { page: 1, perPage: relatedRows },
        sort,
        filter: { [by]: id, ...(use === 'filter' && { terminalID: terminal }) },
      },
    },
  });
}

/** The first rows of a list that belong to a record; the record itself is none of them. */
export interface Related {
  rows: readonly RaRecord[];
  /** How many there are in all; undefined where there are more than a server that does not count has sent. */
  total: number | undefined;
}

interface RelatedState {
  /** Undefined until they are there. */
  data: Related | undefined;
  error: Error | null;
  refetch: () => void;
}

/** No person waits for it: what fails is told where the rows would stand. */
const meta: ReadMeta = { background: true };

/** The rows a tie holds. */
export function useRelated({ id, by, origin, itself }: RelatedTie): RelatedState {
  const keepPage = useKeepPage();
  const { list, question } = origin;
  const { [by]: _, ...filter } = question.filter;
  const asked = { ...question, filter, target: by, id, meta };
  const { data, total, pageInfo, error, refetch } = useGetManyReference<RaRecord>(list, asked, {
    staleTime: rowsFreshMs,
    onSuccess: (page) => keepPage(origin, page),
  });
  const retry = () => void refetch();
  if (!data) return { data: undefined, error, refetch: retry };
  const rows = data.filter((row) => String(row.id) !== itself);
  const all = total ?? (pageInfo?.hasNextPage ? undefined : data.length);
  const others = all === undefined ? undefined : all - (data.length - rows.length);
  return { data: { rows, total: others }, error, refetch: retry };
}
