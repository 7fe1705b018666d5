import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { rowsFreshMs, rowsKeptMs } from '#src/list/freshness.ts';
import type { Progress } from '#src/list/figures/everyRow.ts';
import { useMasavFiles } from '#src/pages/books/files/useMasavFiles.ts';
import { policyOf } from '#src/resources/paths.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { masavMoney } from './dealMoney.ts';
import { readCardMoney, readDealMoney, type Asked } from './readIncoming.ts';

/** When money comes in on the days of a period, from what cards, billing deals and Masav files bring, as far as it is known. */
export function useIncoming(asked: Asked) {
  const queryClient = useQueryClient();
  const { period, rule } = asked;
  const showsDeals = useIsOpen()(policyOf('FutureBillingDeals'));
  const [progress, setProgress] = useState<Progress>({ read: 0, of: undefined });
  const queryKey = ['transactions', 'getTotals', 'books', 'incoming', period, rule];
  const kept = { staleTime: rowsFreshMs, gcTime: rowsKeptMs };
  const cards = useProviderQuery({
    ...kept,
    queryKey,
    ask: async (dataProvider, signal) => readCardMoney(dataProvider, asked, { signal, tell: setProgress }),
  });
  const deals = useProviderQuery({
    ...kept,
    queryKey: ['futureBillingDeals', 'getTotals', 'books', period, rule],
    enabled: showsDeals,
    ask: async (dataProvider, signal) => readDealMoney(dataProvider, asked, { signal }),
  });
  const files = useMasavFiles(period);
  const all = showsDeals ? [cards, deals, files] : [cards, files];
  const isKnown = all.every(({ data }) => data !== undefined);
  const failed = all.find(({ isError, data }) => isError && data === undefined);
  return {
    data: isKnown ? [...(cards.data ?? []), ...(deals.data ?? []), ...masavMoney(files.data ?? [], period)] : undefined,
    isError: failed !== undefined,
    error: failed?.error,
    refetch: () => all.forEach(({ isError, refetch }) => isError && void refetch()),
    /** Deals in payments, which are read row by row. */
    reading: {
      progress,
      isUnderWay: cards.data === undefined && !cards.isError,
      isRunning: cards.isFetching,
      stop: () => void queryClient.cancelQueries({ queryKey }),
      go: () => void cards.refetch(),
    },
  };
}
