import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#contract/constants.ts';
import type { Person } from '#src/authProvider/person.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import { prefetchMeta } from '#src/meta/useMeta.ts';
import { listOfRoute } from '#src/resources/registry.ts';
import { isOpenTo } from '#src/settings/isOpenTo.ts';
import { dictionariesQuery, terminalsQuery } from '#src/settings/queries.ts';
import { routeOf } from './currentRoute.ts';

interface FirstScreen {
  queryClient: QueryClient;
  http: HttpClient;
  dataProvider: BackOfficeDataProvider;
  person: Pick<Person, 'roles'>;
  pathname: string;
  locale: Locale;
}

/** Asks for what the first screen needs before React draws; for nothing of a page that turns the person away. */
export function prefetchFirstScreen(first: FirstScreen): void {
  const { queryClient, http, dataProvider, person, pathname, locale } = first;
  void queryClient.prefetchQuery(terminalsQuery(http));
  void queryClient.prefetchQuery(dictionariesQuery(http, locale));
  const route = routeOf(pathname);
  const list = route?.isSound ? listOfRoute(route.name) : undefined;
  if (!list || !isOpenTo({ access: list.page.access }, person, undefined)) return;
  void prefetchMeta(queryClient, dataProvider, list.name, locale);
}
