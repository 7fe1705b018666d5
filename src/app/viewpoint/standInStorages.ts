import { activityKey } from '#src/authProvider/idleTimer.ts';
import { endedSessions, openedPages } from '#src/authProvider/redirectGuard.ts';
import { ownerOf, type Person } from '#src/authProvider/person.ts';
import { sessionKeyPrefix } from '#src/authProvider/storedSession.ts';
import { returnKey } from '#src/app/session/returnAddress.ts';
import { lastLocale, rememberLocale } from '#src/i18n/lastLocale.ts';
import { readSettings, savedKey } from '#src/settings/savedVersions.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import { throwawayStorage } from './throwawayStorage.ts';
import type { Viewpoint } from './viewpoint.ts';
import { viewpointKey } from './viewpointKey.ts';

/** Keys of the session rather than of the person: other tabs and the next sign-in need them. */
const sharedKeys: readonly string[] = [activityKey, endedSessions.key, openedPages.key, returnKey, viewpointKey];
const isShared = (key: string) => sharedKeys.includes(key) || key.startsWith(sessionKeyPrefix);

/**
 * Puts storages that forget in the place of the window's own: drafts, journal, settings, what was opened, cached answers
 * and whatever else the application keeps. They begin with the person's language and appearance, and with the terminal.
 */
export function standInStorages(target: Window, person: Person, { terminalID }: Viewpoint): void {
  const owner = ownerOf(person);
  const { localStorage, sessionStorage } = target;
  const local = throwawayStorage(localStorage, isShared);
  const tab = throwawayStorage(sessionStorage, isShared);
  const { locale, theme, drawerOpen, shortcuts } = readSettings(localStorage, owner) ?? {};
  local.setItem(savedKey(owner), JSON.stringify({ locale, theme, drawerOpen, shortcuts }));
  const last = lastLocale(localStorage);
  if (last) rememberLocale(local, last);
  createTabChoice(tab, owner).write(terminalID);
  Object.defineProperty(target, 'localStorage', { value: local, configurable: true });
  Object.defineProperty(target, 'sessionStorage', { value: tab, configurable: true });
}
