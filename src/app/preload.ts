import type { Config } from '#contract/config.ts';
import type { Locale } from '#contract/constants.ts';
import { ownerOf } from '#src/authProvider/person.ts';
import { readStoredSession } from '#src/authProvider/storedSession.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createPreloader, type PreloadedAnswers, type Preloader } from '#src/dataProvider/http/httpClientPreload.ts';
import { resolveLocale } from '#src/i18n/locale.ts';
import { firstQuestion } from '#src/list/address/firstQuestion.ts';
import { keptMeta } from '#src/meta/keptMeta.ts';
import type { ResourceList } from '#src/resources/defineResource.ts';
import { hasSoundParameters, matchPath } from '#src/resources/matchPath.ts';
import type { RouteDefinition } from '#src/resources/paths.ts';
import { lists, listsByName } from '#src/resources/registry.ts';
import { loadDictionaries } from '#src/settings/dictionaries.ts';
import type { SavedSettings } from '#src/settings/savedSettings.ts';
import type { SavedView } from '#src/settings/savedViews.ts';
import { isOpenTo } from '#src/settings/isOpenTo.ts';
import { createTabChoice, terminalOfAddress } from '#src/settings/terminalChoice.ts';
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
  version: string;
  /** What the person has saved. */
  saved: (owner: string) => Partial<Pick<SavedSettings, 'locale' | 'terminalID' | 'lists'>>;
}

/** What is known of the first screen before the application has loaded. */
export interface Preloaded {
  locale: Locale;
  answers: PreloadedAnswers;
}

/** Whatever goes wrong, the application's own call tells. */
const ignore = () => {};

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

interface FirstList extends ListRoute {
  search: string;
  locale: Locale;
  wanted: Parameters<typeof chooseTerminal>[1];
  views: readonly SavedView[] | undefined;
}

/** Asks for a list's columns and, when these are known, for its first page: the only chain (spec §7). */
async function askForList(preloader: Preloader, terminals: Promise<Terminal[]>, list: FirstList): Promise<void> {
  const { resource, parameters, search, locale, wanted, views } = list;
  const dataProvider = createDataProvider(preloader, listsByName);
  const meta = dataProvider.getMeta(resource.name);
  meta.catch(ignore);
  const known = keptMeta().read(resource.name, locale);
  // An address or a choice decides alone, unless the terminal is yet to be found.
  const named = wanted.address ?? wanted.tab ?? wanted.saved;
  const terminalID = named ?? chooseTerminal(await terminals, wanted)?.terminalID;
  const question =
    terminalID === undefined
      ? undefined
      : firstQuestion(resource, { search, terminalID, parameters, meta: known, views });
  if (!known) await meta;
  if (question) await dataProvider.getList(resource.name, question);
  await meta;
}

/**
 * Asks for what the first screen needs while the application is still loading: terminals, dictionaries, and on a
 * list's address its columns and first page. Failures are left to the application, which asks again.
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
    uiVersion: config.uiVersion ?? around.version,
    silenceMs: 1000 * config.readTimeoutSeconds,
  });
  const route = listRouteOf(around.pathname);
  const mayRead = route && isOpenTo({ access: route.definition.access }, session.person, undefined);
  const terminals = loadTerminals(preloader);
  const wanted = {
    address: terminalOfAddress(around.search),
    tab: createTabChoice(around.tabStorage, owner).read(),
    saved: saved.terminalID,
  };
  const views = route && saved.lists?.[route.resource.name]?.views;
  const list = mayRead && askForList(preloader, terminals, { ...route, search: around.search, locale, wanted, views });
  terminals.catch(ignore);
  loadDictionaries(preloader, locale).catch(ignore);
  if (list) list.catch(ignore);
  return { locale, answers: preloader };
}
