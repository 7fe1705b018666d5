import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#contract/constants.ts';
import type { Person } from '#src/authProvider/person.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { pageQuery } from '#src/list/address/listOrigin.ts';
import { knownMeta, prefetchMeta } from '#src/meta/useMeta.ts';
import { listOfRoute } from '#src/resources/registry.ts';
import { isOpenTo } from '#src/settings/isOpenTo.ts';
import { dictionariesQuery, terminalsQuery } from '#src/settings/queries.ts';
import { routeOf } from './currentRoute.ts';
import type { Preloaded } from './preload.ts';
import { preloadPage } from './screens.tsx';

interface FirstScreen {
  queryClient: QueryClient;
  dataProvider: BackOfficeDataProvider;
  person: Pick<Person, 'roles'>;
  pathname: string;
  locale: Locale;
  /** What the list at this address has been asked for already. */
  page?: Preloaded['list'] | undefined;
}

/**
 * Asks for what the first screen needs before React draws; for nothing of a page that turns the person away.
 * @returns when all of it has come or has failed: what has come is drawn by the first commit
 */
export async function prefetchFirstScreen(first: FirstScreen): Promise<void> {
  const { queryClient, dataProvider, person, pathname, locale, page } = first;
  const address = location.href;
  const route = routeOf(pathname);
  const list = route?.isSound ? listOfRoute(route.name) : undefined;
  const mayOpen = route && isOpenTo({ access: route.definition.access }, person, undefined);
  const isOpen = list && mayOpen;
  // Kept ones the list asks for again by itself.
  const needsColumns = isOpen && knownMeta(queryClient, dataProvider, list, locale) === undefined;
  if (mayOpen) preloadPage(route.name);

  async function askForRows(): Promise<void> {
    const asked = await page;
    if (!asked) return;
    // As the list itself would, after its first commit; whoever has gone elsewhere meanwhile stays there.
    if (address === location.href) history.replaceState(history.state, '', asked.search + location.hash);
    await queryClient.prefetchQuery(pageQuery(dataProvider, asked, false));
  }

  await Promise.all([
    queryClient.prefetchQuery(terminalsQuery(dataProvider)),
    queryClient.prefetchQuery(dictionariesQuery(dataProvider, locale)),
    needsColumns && prefetchMeta(queryClient, dataProvider, list, locale),
    isOpen && askForRows(),
  ]);
}
