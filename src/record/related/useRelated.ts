import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { Row } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import { pageQuery, type ListOrigin } from '#src/list/address/listOrigin.ts';
import type { KnownList } from '#src/record/registry.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';

/** Rows of a related list shown on a record's page; the rest is a click away. */
const relatedRows = 25;

/** Which rows of another list belong to a record. */
export interface RelatedTie {
  /** The question for the first of them. */
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

/** The rows a tie holds. */
export function useRelated({ origin, itself }: RelatedTie): UseQueryResult<Related> {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  return useQuery({
    ...pageQuery(dataProvider, origin),
    select: ({ data, pageInfo, total = pageInfo?.hasNextPage ? undefined : data.length }): Related => {
      const rows = data.filter((row) => String(row.id) !== itself);
      return { rows, total: total === undefined ? undefined : total - (data.length - rows.length) };
    },
  });
}
