import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { dictionariesQuery } from '#src/settings/queries.ts';

/** Asks for the words again that an earlier visit has kept: what is new replaces them, what fails is not missed. */
export function useFreshDictionaries(): void {
  const client = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useCurrentLocale();
  useEffect(
    function askForKeptWordsAgain() {
      const query = dictionariesQuery(dataProvider, locale, { background: true });
      if (client.getQueryState(query.queryKey)?.dataUpdatedAt === 0)
        void client.prefetchQuery({ ...query, staleTime: 0 });
    },
    [client, dataProvider, locale],
  );
}
