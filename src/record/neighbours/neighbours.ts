import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import { noID } from '#src/dataProvider/getListParams.ts';
import { originIn, turnedTo, type ListOrigin } from '#src/list/address/listOrigin.ts';
import { useRecordRegistry } from '#src/record/registry.ts';
import { usePage, type KnownPage } from '#src/record/usePage.ts';

/** A record beside the one on screen, on the page of the list it stands on. */
export interface Neighbour {
  path: string;
  origin: ListOrigin;
}

/** Where a record stands in the list a person came from. */
export interface AdjacentRecords {
  /** From 1. */
  place: number;
  /** Undefined where the server does not count. */
  total: number | undefined;
  /** Undefined at the list's ends, and while a further page is on its way. */
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** The rows beside one: on its own page, else at the near ends of the pages around it. */
export function besideIn(
  id: string,
  page: Pick<KnownPage, 'rows'>,
  around: Record<'before' | 'after', Pick<KnownPage, 'rows'> | undefined>,
): { index: number; previous: RaRecord | undefined; next: RaRecord | undefined } {
  const index = page.rows.findIndex((row) => String(row.id) === id);
  return {
    index,
    previous: index === 0 ? around.before?.rows.at(-1) : page.rows[index - 1],
    next: index === page.rows.length - 1 ? around.after?.rows[0] : page.rows[index + 1],
  };
}

/**
 * The records before and after one in the order of the list it was opened from: out of what that list has loaded, and
 * at its page's ends out of the page beyond. A record that what was done with it took out of the list keeps the
 * neighbours it had. Undefined for a record that was opened by a link.
 */
export function useNeighbours(id: string): AdjacentRecords | undefined {
  const { state } = useLocation();
  const { listOf } = useRecordRegistry();
  const origin = originIn(state);
  const detailPath = origin && listOf(origin.list)?.declaration.detailPath;
  const known = detailPath && origin;
  const { page = 1, perPage = 1 } = known?.question.pagination ?? {};

  const here = usePage(known);
  const isFirst = here?.rows[0] !== undefined && String(here.rows[0].id) === id;
  const isLast = String(here?.rows.at(-1)?.id) === id;
  const before = known && page > 1 && isFirst ? turnedTo(known, page - 1) : undefined;
  const after = known && isLast && here?.hasNext ? turnedTo(known, page + 1) : undefined;
  const around = { before: usePage(before), after: usePage(after) };

  const [last, setLast] = useState<{ id: string; neighbours: AdjacentRecords }>();
  if (!known || !here) return last?.id === id ? last.neighbours : undefined;
  const { index, previous, next } = besideIn(id, here, around);
  if (index < 0) return last?.id === id ? last.neighbours : undefined;
  const neighbourOf = (row: RaRecord | undefined, on: ListOrigin = known) =>
    row && row.id !== noID ? { path: detailPath(String(row.id)), origin: on } : undefined;
  const neighbours = {
    place: (page - 1) * perPage + index + 1,
    total: here.total,
    previous: neighbourOf(previous, before),
    next: neighbourOf(next, after),
  };
  const isKnown =
    last?.id === id &&
    last.neighbours.place === neighbours.place &&
    last.neighbours.total === neighbours.total &&
    last.neighbours.previous?.path === neighbours.previous?.path &&
    last.neighbours.next?.path === neighbours.next?.path;
  if (!isKnown) setLast({ id, neighbours });
  return neighbours;
}
