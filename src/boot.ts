import './firstPaint.ts';
import type { Config } from '#contract/config.ts';
import type { Locale } from '#contract/constants.ts';
import { preload, type Preloaded } from '#src/app/preload.ts';
import { viewpointKey } from '#src/app/viewpoint/viewpointKey.ts';
import { loadConfig } from './dataProvider/http/httpClientConfig.ts';
import { loadCatalogue } from '#src/i18n/catalogues.ts';
import { lastLocale } from '#src/i18n/lastLocale.ts';
import { readSettings } from '#src/settings/savedVersions.ts';

/** What the application starts from. */
export interface Boot {
  config: Promise<Config>;
  /** Undefined when nothing could be asked ahead. */
  preloaded: Promise<Preloaded | undefined>;
}

async function preloadFirstScreen(config: Promise<Config>): Promise<Preloaded | undefined> {
  // Its door asks for itself.
  if (sessionStorage.getItem(viewpointKey)) return undefined;
  const preloaded = preload(await config, {
    origin: location.origin,
    pathname: location.pathname,
    search: location.search,
    storage: localStorage,
    tabStorage: sessionStorage,
    now: Date.now(),
    saved: (owner) => readSettings(localStorage, owner) ?? {},
  });
  loadWords(() => preloaded?.locale).catch(ignore);
  return preloaded;
}

/** Loads the words beside the application: those of the last visit at once. */
async function loadWords(find: () => Locale | undefined): Promise<void> {
  const locale = find();
  if (locale) await loadCatalogue(locale);
}

/** What fails here is asked again by the application, which also says so. */
const ignore = () => undefined;

function start(): Boot {
  const config = loadConfig();
  loadWords(() => lastLocale(localStorage)).catch(ignore);
  return { config, preloaded: preloadFirstScreen(config).catch(ignore) };
}

/**
 * The questions of the first screen, asked as soon as this file runs: it is small, stands before everything else in
 * index.html, and the application finds the answers here.
 */
export const boot: Boot = start();
