import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { knownMeta, prefetchMeta } from '#src/meta/useMeta.ts';
import { listOfRoute } from '#src/resources/registry.ts';

/**
 * Asks, one after the other, for the columns of lists nobody has opened in this browser: a list whose columns are known
 * is drawn once, with its rows.
 * @param routes those of the menu.
 */
export function usePrefetchedMetas(routes: readonly string[]): void {
  const client = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useCurrentLocale();
  const wanted = routes.join();
  useEffect(
    function askForColumns() {
      let isLeft = false;
      async function askAll() {
        for (const route of wanted.split(',')) {
          const list = listOfRoute(route);
          if (isLeft) return;
          if (list && knownMeta(client, dataProvider, list, locale) === undefined) {
            await prefetchMeta(client, dataProvider, list, locale, true);
          }
        }
      }
      void askAll();
      return () => {
        isLeft = true;
      };
    },
    [wanted, client, dataProvider, locale],
  );
}
