import { vi } from 'vitest';
import { createSessionKeeper } from '#src/app/session/sessionKeeper.ts';

/** Where the tests' session is stored. */
export const sessionKey = 'back-office.session.user:i:c';
/** A person's session as it is stored. */
export const stored = (sub: string) => JSON.stringify({ profile: { sub, merchantID: 'm' } });
const stops: (() => void)[] = [];

/** Opens a tab of the person u1. @param fails the identity provider can not be reached. */
export function openTab(fails = false) {
  const go = () => (fails ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve());
  const calls = {
    signIn: vi.fn<(returnTo: string) => Promise<void>>(go),
    signOut: vi.fn<() => Promise<void>>(go),
    beforeEnd: vi.fn(),
    resumed: vi.fn(),
  };
  const { beforeEnd, resumed, ...session } = calls;
  const keeper = createSessionKeeper({ session, sessionKey, owner: 'u1.m', window, beforeEnd, resumed });
  stops.push(keeper.start());
  return { keeper, ...calls };
}

export function closeTabs(): void {
  for (const stop of stops.splice(0)) stop();
}

/** Another tab changes the stored session, and the browser tells. */
export function otherTabStores(person: string | undefined): void {
  if (person === undefined) window.localStorage.removeItem(sessionKey);
  else window.localStorage.setItem(sessionKey, stored(person));
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
}

/** Shows or hides the tabs. */
export function setVisible(visible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
