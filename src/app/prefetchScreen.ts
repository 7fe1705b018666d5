import type { QueryClient } from '@tanstack/react-query';
import type { I18nProvider } from 'react-admin';
import { locales } from '#contract/constants.ts';
import type { Person } from '#src/authProvider/person.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { resolveLocale } from '#src/i18n/locale.ts';
import { pageQuery } from '#src/list/address/listOrigin.ts';
import { listParams } from '#src/list/address/listParams.ts';
import { openingView } from '#src/list/views/soundView.ts';
import { knownMeta, prefetchMeta } from '#src/meta/useMeta.ts';
import { recordQuery } from '#src/record/recordQuery.ts';
import { recordIdOf } from '#src/resources/matchPath.ts';
import { listOfRoute, recordOfRoute } from '#src/resources/registry.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { isOpenTo } from '#src/settings/isOpenTo.ts';
import type { SavedStore } from '#src/settings/savedStore.ts';
import type { TabChoice } from '#src/settings/terminalChoice.ts';
import { currentTerminal } from './access/currentTerminal.ts';
import { routeOf, type CurrentRoute } from './currentRoute.ts';

/** Whom a page is asked for. */
export interface ScreenReader {
  queryClient: QueryClient;
  dataProvider: BackOfficeDataProvider;
  person: Pick<Person, 'roles'>;
  saved: Pick<SavedStore, 'read'>;
  tab: Pick<TabChoice, 'read'>;
  i18nProvider: Pick<I18nProvider, 'getLocale'>;
}

type At = Pick<URL, 'pathname' | 'search'>;

/** A list's columns, and in the same tick its page; the page of a saved view waits until the columns are known. */
function prefetchList(reader: ScreenReader, list: ResourceList, route: CurrentRoute, at: At, terminalID: string): void {
  const { queryClient, dataProvider, saved, i18nProvider } = reader;
  const locale = resolveLocale(i18nProvider.getLocale(), locales[0]);
  const meta = knownMeta(queryClient, dataProvider, list, locale);
  if (meta === undefined) void prefetchMeta(queryClient, dataProvider, list, locale);
  const { search } = at;
  const views = saved.read().lists[list.name]?.views;
  if (meta === undefined && openingView(list, undefined, { search, views })) return;
  const { parameters } = route;
  const first = listParams(list, { search, terminalID, parameters, meta: meta ?? undefined, views });
  if (first) void queryClient.prefetchQuery(pageQuery(dataProvider, { list: list.name, ...first }, false));
}

/** The tab of a record and the step of a wizard are no other question; the parameters of a list are. */
export function isOtherQuestion(from: At, to: At): boolean {
  if (from.pathname !== to.pathname) return true;
  const route = routeOf(to.pathname);
  return from.search !== to.search && route !== undefined && listOfRoute(route.name) !== undefined;
}

/**
 * Asks for what the page at an address shows as soon as a person goes there, while React still draws it: a list's columns
 * and page, a record. Nothing is asked for a page that turns the person away, nor for what is fresh. What fails the page tells.
 * @param from where the person is: what both show is not asked for again.
 */
export function prefetchScreen(reader: ScreenReader, from: At, at: At): void {
  if (!isOtherQuestion(from, at)) return;
  const { queryClient, dataProvider, person, saved, tab } = reader;
  const route = routeOf(at.pathname);
  const terminal = currentTerminal(queryClient, { tab, saved, search: at.search });
  if (!route?.isSound || !terminal || !isOpenTo(route.definition, person, terminal)) return;
  const list = listOfRoute(route.name);
  if (list) return prefetchList(reader, list, route, at, terminal.terminalID);
  const noun = recordOfRoute(route.name);
  const id = noun && recordIdOf(route.parameters);
  if (noun && id !== undefined) void queryClient.prefetchQuery(recordQuery(dataProvider, noun.name, id));
}
