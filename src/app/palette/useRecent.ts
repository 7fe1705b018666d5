import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { usePlainDataProvider } from '#src/dataProvider/usePlainDataProvider.ts';
import { recordIdOf } from '#src/resources/matchPath.ts';
import { recordOfRoute, recordsByName } from '#src/resources/registry.ts';
import { withRecent } from '#src/settings/recentRecords.ts';
import { useSavedList } from '#src/settings/savedStore.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import type { FoundRecord } from './option.ts';
import { inTurn } from '#src/list/inTurn.ts';

/** How many are offered. */
const mostRecent = 5;
const freshMs = 5 * 60_000;

/** Keeps which records a person opens. */
export function useKeepRecent(): void {
  const route = useCurrentRoute();
  const [, change] = useSavedList('recent');
  const list = route?.isSound ? recordOfRoute(route.name)?.name : undefined;
  const id = route && recordIdOf(route.parameters);
  useEffect(
    function keepOpened() {
      if (list !== undefined && id !== undefined) change((now) => withRecent(now, { list, id }));
    },
    [list, id, change],
  );
}

/** The records a person opened lately, as they are now; those that are gone, or not for them, are left out. */
export function useRecent(): readonly FoundRecord[] {
  const isOpen = useIsOpen();
  const dataProvider = usePlainDataProvider();
  const [kept] = useSavedList('recent');
  const open = kept
    .flatMap(({ list: name, id }) => {
      const list = Object.hasOwn(recordsByName, name) ? recordsByName[name] : undefined;
      return list?.detailPage && list.endpoints.get && isOpen(list.detailPage) ? [{ list, id }] : [];
    })
    .slice(0, mostRecent);
  const records = useQueries({
    queries: open.map(({ list, id }) => ({
      queryKey: [list.name, 'getOne', 'recent', id],
      staleTime: freshMs,
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        inTurn(async () => {
          const asked = { id, signal, meta: { detail: true, background: true, ownFailure: true } };
          return (await dataProvider.getOne(list.name, asked)).data;
        }),
    })),
  });
  return open.flatMap(({ list }, index) => {
    const row = records[index]?.data;
    return row ? [{ list, row }] : [];
  });
}
