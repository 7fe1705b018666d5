import type { Config } from '#contract/config.ts';
import type { Locale } from '#contract/constants.ts';
import { ownerOf } from '#src/authProvider/person.ts';
import { readStoredSession } from '#src/authProvider/storedSession.ts';
import { createDataProvider, type BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { columnsKeyOf } from '#src/dataProvider/resource.ts';
import { createPreloader, type PreloadedAnswers, type Preloader } from '#src/dataProvider/http/httpClientPreload.ts';
import { resolveLocale } from '#src/i18n/locale.ts';
import { listParams, type FirstPage } from '#src/list/address/listParams.ts';
import { openingView } from '#src/list/views/soundView.ts';
import type { Meta } from '#contract/meta.ts';
import { cachedMeta } from '#src/meta/cachedMeta.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { hasSoundParameters, matchPath } from '#src/resources/matchPath.ts';
import { routes, type RouteDefinition } from '#src/resources/paths.ts';
import { lists, listsByName } from '#src/resources/registry.ts';
import { cachedDictionaries, loadDictionaries } from '#src/settings/dictionaries.ts';
import type { SavedSettings } from '#src/settings/savedSettings.ts';
import type { SavedView } from '#src/settings/savedViews.ts';
import { isOpenTo } from '#src/settings/isOpenTo.ts';
import { terminalOfAddress } from '#src/settings/addressedTerminal.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import { chooseTerminal, loadTerminals, type Terminal } from '#src/settings/terminals.ts';

/** The browser as the preloader sees it. */
export interface Surroundings {
  origin: string;
  pathname: string;
  search: string;
  /** Local and session storage. */
  storage: Storage;
  tabStorage: Storage;
  /** Milliseconds since 1970. */
  now: number;
  /** What the person has saved. */
  saved: (owner: string) => Partial<Pick<SavedSettings, 'locale' | 'terminalID' | 'lists'>>;
}

/** What is known of the first screen before the application has loaded. */
export interface Preloaded {
  locale: Locale;
  answers: PreloadedAnswers;
  /** What has been asked for the list at the address, once it has. */
  list: Promise<FirstListPage | undefined>;
}

/** Whatever goes wrong, the application's own call tells. */
const ignore = () => undefined;

interface ListRoute {
  resource: ResourceList;
  definition: RouteDefinition;
  parameters: Readonly<Record<string, string>>;
}

/** The declared list an address shows, if it shows one. */
function listRouteOf(pathname: string): ListRoute | undefined {
  for (const resource of lists) {
    const definition: RouteDefinition = resource.page;
    const parameters = matchPath(definition.path, pathname);
    if (!parameters) continue;
    return hasSoundParameters(definition, parameters) ? { resource, definition, parameters } : undefined;
  }
  return undefined;
}

type Wanted = Parameters<typeof chooseTerminal>[1];

interface FirstList extends ListRoute {
  search: string;
  /** Its columns, as far as they are kept. */
  meta: Meta | undefined;
  wanted: Wanted;
  views: readonly SavedView[] | undefined;
}

/** A declared list's name and its first page. */
export interface FirstListPage extends FirstPage {
  list: string;
}

/** The terminal of the first screen: an address or a choice decides alone, unless it is yet to be found. */
async function terminalOf(wanted: Wanted, terminals: Promise<Terminal[]>): Promise<string | undefined> {
  return wanted.address ?? wanted.tab ?? wanted.saved ?? chooseTerminal(await terminals, wanted)?.terminalID;
}

/** What a list asks first, as soon as its terminal is known; undefined for an address it replaces before it asks. */
async function firstOf(list: FirstList, terminals: Promise<Terminal[]>): Promise<FirstListPage | undefined> {
  const { resource, parameters, search, wanted, views, meta } = list;
  const terminalID = await terminalOf(wanted, terminals);
  const first =
    terminalID === undefined ? undefined : listParams(resource, { search, terminalID, parameters, meta, views });
  return first && { list: resource.name, ...first };
}

/**
 * Asks for a list's first page as soon as its terminal is known, after the question for its columns; the page of a saved
 * view waits until the columns have come (spec §2, §7).
 * @returns what has been asked, as soon as it has.
 */
async function askForPage(
  dataProvider: BackOfficeDataProvider,
  list: FirstList,
  columns: Promise<unknown> | undefined,
  terminals: Promise<Terminal[]>,
): Promise<FirstListPage | undefined> {
  const first = await firstOf(list, terminals);
  if (openingView(list.resource, list.meta, list)) await columns;
  if (first) dataProvider.getList(first.list, first.question).catch(ignore);
  return first;
}

/** Asks for the dashboard's first figures. */
async function askForFigures(
  preloader: Preloader,
  search: string,
  terminal: Promise<string | undefined>,
): Promise<void> {
  const { queryFor, readDashboardFilter } = await import('#src/pages/dashboard/dashboardFilter.ts');
  const [call, terminalID] = ['dashboard.transactionsTotals' as const, await terminal];
  if (terminalID === undefined) return;
  await preloader.call(call, { query: queryFor(call, readDashboardFilter(search), terminalID) });
}

/** The paths of the dashboard: its own and the root (spec §2). */
const dashboardPaths: readonly string[] = ['/', routes.Dashboard.path];

/**
 * Asks for what the first screen needs while the application is still loading: terminals, dictionaries, and on a
 * list's address its columns and first page, but for words and columns that are kept. Failures are left to the
 * application, which asks again.
 * @returns undefined, without a request, when nobody is signed in.
 */
export function preload(config: Config, around: Surroundings): Preloaded | undefined {
  const session = readStoredSession(config.identity, around);
  if (!session) return undefined;
  const owner = ownerOf(session.person);
  const saved = around.saved(owner);
  const locale = resolveLocale(saved.locale ?? config.locale, config.fallbackLocale);
  const preloader = createPreloader({
    bases: config.apis,
    token: session.token,
    locale,
    uiVersion: config.uiVersion,
    silenceMs: 1000 * config.readTimeoutSeconds,
  });
  const route = listRouteOf(around.pathname);
  const mayRead = route && isOpenTo({ access: route.definition.access }, session.person, undefined);
  const wanted = {
    address: terminalOfAddress(around.search),
    tab: createTabChoice(around.tabStorage, owner).read(),
    saved: saved.terminalID,
  };
  const list = mayRead && {
    ...route,
    search: around.search,
    meta: cachedMeta.read(columnsKeyOf(route.resource), locale),
    wanted,
    views: saved.lists?.[route.resource.name]?.views,
  };
  const dataProvider = createDataProvider(preloader, listsByName);
  // Asked before the rows. Those that are kept the list asks for again by itself.
  const columns = list && !list.meta ? dataProvider.getMeta(list.resource.name) : undefined;
  columns?.catch(ignore);
  const terminals = loadTerminals(preloader);
  terminals.catch(ignore);
  if (!cachedDictionaries(locale)) loadDictionaries(preloader, locale).catch(ignore);
  const isDashboard = dashboardPaths.includes(around.pathname);
  if (isDashboard && isOpenTo({ access: routes.Dashboard.access }, session.person, undefined)) {
    askForFigures(preloader, around.search, terminalOf(wanted, terminals)).catch(ignore);
  }
  const asked = list ? askForPage(dataProvider, list, columns, terminals).catch(ignore) : Promise.resolve(undefined);
  return { locale, answers: preloader, list: asked };
}
