import { drawFirstFrame } from './app/shell/firstFrame.ts';
import { ownerOf } from './authProvider/person.ts';
import { signedInPerson } from './authProvider/storedSession.ts';
import { lastLocale } from './i18n/lastLocale.ts';
import { applyDocumentLocale } from './i18n/locale.ts';
import { parseFrameSettings, storedDensity } from './settings/frameSettings.ts';
import { readFrameTexts } from './settings/frameTexts.ts';
import { readNewest } from './settings/savedVersions.ts';
import { createTabChoice } from './settings/terminalChoice.ts';
import { viewpointKey } from './app/viewpoint/viewpointKey.ts';
import { applyAppearance, resolveAppearance } from './ui/theme/documentAppearance.ts';

/** Draws into the root as soon as the browser has read of it, which is before it paints. */
function onceRootStands(draw: (root: HTMLElement) => void): void {
  const observer = new MutationObserver(() => {
    const root = document.getElementById('root');
    if (!root) return;
    observer.disconnect();
    draw(root);
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Whether this tab will be on a terminal, as far as address, tab and saved choice tell. */
function isOfTab(terminalID: string, owner: string, saved: string | undefined): boolean {
  const filter = new URLSearchParams(location.search).get('filter');
  if (filter?.includes('terminalID')) return filter.includes(JSON.stringify(terminalID));
  return (createTabChoice(sessionStorage, owner).read() ?? saved ?? terminalID) === terminalID;
}

/**
 * What a person reads first, before anything else has come: language and appearance of the page, and for whoever is
 * signed in the frame of the last visit. A plain script in the page's head, bundled by itself.
 */
function start(): void {
  const locale = lastLocale(localStorage) ?? 'he-IL';
  const person = signedInPerson(localStorage);
  const owner = person && ownerOf(person);
  const stored = owner === undefined ? undefined : readNewest(localStorage, owner);
  const { theme, drawerOpen, terminalID, start: home } = parseFrameSettings(stored);
  applyDocumentLocale(locale);
  applyAppearance(resolveAppearance(theme));
  // What is kept is of the person's own application.
  if (owner === undefined || sessionStorage.getItem(viewpointKey)) return;
  // Before anything is asked for what the address shows.
  if (home && location.pathname + location.search === '/') history.replaceState(null, '', home);
  const texts = readFrameTexts(owner, locale);
  const frame = drawFirstFrame({
    locale,
    pathname: location.pathname,
    texts,
    isSameTerminal: texts !== undefined && isOfTab(texts.terminalID, owner, terminalID),
    drawerOpen,
    densityOf: (list) => storedDensity(stored, list),
  });
  onceRootStands((root) => root.append(frame));
}

try {
  start();
} catch {
  // Without storage nobody is signed in.
}
