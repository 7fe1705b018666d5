import type { Config } from '#contract/config.ts';
import { preload, type Preloaded } from '#src/app/preload.ts';
import { loadConfig } from '#src/dataProvider/httpClientConfig.ts';
import { loadCatalogue } from '#src/i18n/catalogues.ts';
import { readSettings } from '#src/settings/savedVersions.ts';

/** What the application starts from. */
export interface Boot {
  config: Promise<Config>;
  /** Undefined when nothing could be asked ahead. */
  preloaded: Promise<Preloaded | undefined>;
}

async function preloadFirstScreen(config: Promise<Config>): Promise<Preloaded | undefined> {
  const preloaded = preload(await config, {
    origin: location.origin,
    pathname: location.pathname,
    search: location.search,
    storage: localStorage,
    tabStorage: sessionStorage,
    now: Date.now(),
    version: __APP_VERSION__,
    saved: (owner) => readSettings(localStorage, owner) ?? {},
  });
  if (preloaded) void loadCatalogue(preloaded.locale).catch(() => undefined);
  return preloaded;
}

function start(): Boot {
  const config = loadConfig();
  // What fails here is asked again by the application, which also says so.
  return { config, preloaded: preloadFirstScreen(config).catch(() => undefined) };
}

/**
 * The questions of the first screen, asked as soon as this file runs: it is small, stands before everything else in
 * index.html, and the application finds the answers here.
 */
export const boot: Boot = start();
