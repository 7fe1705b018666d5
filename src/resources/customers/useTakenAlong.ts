import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { parseList } from '#src/dataProvider/parseList.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';

/** How much goes with a customer; undefined where the person may not know. */
export interface TakenAlong {
  cards: number;
  deals: number | undefined;
}

/** @throws Error where the server does not count. */
function countIn(answer: unknown): number {
  const { data, numberOfRecords = data.length === 0 ? 0 : undefined } = parseList(answer);
  if (numberOfRecords === undefined) throw new Error('a list without a count');
  return numberOfRecords;
}

/** Counts what a deletion takes along, on every terminal. */
export function useTakenAlong(consumerID: string) {
  const isOpen = useIsOpen();
  return useProviderQuery<TakenAlong>({
    queryKey: ['takenAlong', consumerID],
    ask: async (dataProvider, signal) => {
      const call = { query: { consumerID, take: 1 }, signal };
      const running = { ...call, query: { ...call.query, onlyActive: true } };
      const [cards, deals] = await Promise.all([
        dataProvider.call('cardTokens.list', call),
        isOpen({ access: 'billing' }) ? dataProvider.call('billing.list', running) : undefined,
      ]);
      return {
        cards: countIn(cards),
        deals: deals === undefined ? undefined : countIn(deals),
      };
    },
    staleTime: 0,
    gcTime: 0,
  });
}
