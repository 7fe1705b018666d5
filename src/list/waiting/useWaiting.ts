import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { useFirstScreenStands } from '#src/ui/afterFirstScreen.ts';
import { chunkQuery } from '#src/ui/lazy/useChunk.ts';
import { askWait, waitFilter, type WaitAnswer } from './askWait.ts';
import { newsSince, openedOn, parseHomeOpened } from './openedDays.ts';
import { useWaitingSources, type WaitingSource } from './waitingLists.ts';
import type { Wait, WaitDays } from './waits.ts';

/** Milliseconds after which what waits is asked for again, while somebody sees it. */
const freshMs = 60_000;

/** A wait that holds rows. */
export interface WaitFound extends WaitAnswer {
  wait: Wait;
  source: WaitingSource;
  filter: FilterValues;
}

export interface WaitingState {
  days: WaitDays;
  /** What waits, the most urgent first; undefined until every list has answered or failed that does not tell what comes. */
  found: readonly WaitFound[] | undefined;
  /** How many things wait for somebody. */
  things: number | undefined;
  /** What is to come is not known yet. */
  isLookingAhead: boolean;
  failed: boolean;
  retry: () => void;
}

/** The days that what waits is judged by. */
function useWaitDays(): WaitDays {
  const kept = parseHomeOpened(useSaved('homeOpened')[0]);
  const today = israelToday();
  return { today, since: newsSince(today, openedOn(today, kept)) };
}

/** Keeps that somebody has looked, and how many things there were. @returns how many there were the last time */
export function useKeptOpening(things: number | undefined): number | undefined {
  const [stored, keep] = useSaved('homeOpened');
  const today = israelToday();
  useEffect(
    function keepOpening() {
      const kept = parseHomeOpened(stored);
      if (things === undefined || (kept?.day === today && kept.things === things)) return;
      keep({ ...openedOn(today, kept), things });
    },
    [things, stored, keep, today],
  );
  return parseHomeOpened(stored)?.things;
}

const urgencies: readonly Wait['urgency'][] = ['danger', 'warning', 'coming'];

/** What every list open to the person declares; undefined until it has loaded. */
function useWaits(isWanted: boolean) {
  const isOpen = useIsOpen();
  const sources = useWaitingSources().filter(({ page }) => isOpen(page));
  const loaded = useQueries({
    queries: sources.map(({ name, waits }) => ({ ...chunkQuery(['waits', name], waits), enabled: isWanted })),
  });
  const all = sources.flatMap((source, place) => (loaded[place]?.data ?? []).map((wait) => ({ wait, source })));
  const ordered = urgencies.flatMap((urgency) => all.filter(({ wait }) => wait.urgency === urgency));
  return { waits: loaded.every(({ isPending }) => !isPending) ? ordered : undefined, loaded };
}

/**
 * What waits for the person on the selected terminal, asked by the lists' own calls two at a time, never before the first
 * screen stands, and kept; while it is on screen it is never older than a minute.
 */
export function useWaiting(): WaitingState {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { terminalID } = useSelectedTerminal().terminal;
  const stands = useFirstScreenStands();
  const days = useWaitDays();
  const { waits, loaded } = useWaits(stands);
  const asked = (waits ?? []).map((one) => ({ ...one, filter: waitFilter(one.source, one.wait, days, terminalID) }));
  const answers = useQueries({
    queries: asked.map(({ source, wait, filter }) => ({
      queryKey: [source.name, 'getTotals', 'waits', filter],
      staleTime: freshMs,
      // What is to come changes with the day, and costs a server more than the rest.
      refetchInterval: wait.urgency !== 'coming' && freshMs,
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }) => askWait(dataProvider, source, filter, signal),
    })),
  });
  const isKnown =
    waits !== undefined &&
    answers.every(({ isPending }, place) => !isPending || asked[place]?.wait.urgency === 'coming');
  const found = asked.flatMap((one, place): WaitFound[] => {
    const answer = answers[place]?.data;
    return answer && answer.count !== 0 ? [{ ...one, ...answer }] : [];
  });
  const failures = [...loaded, ...answers].filter(({ isError }) => isError);
  return {
    days,
    found: isKnown ? found : undefined,
    things: isKnown ? found.filter(({ wait }) => wait.urgency !== 'coming').length : undefined,
    isLookingAhead: answers.some(({ isPending }) => isPending),
    failed: failures.length > 0,
    retry: () => failures.forEach(({ refetch }) => void refetch()),
  };
}
