import { afterEach, beforeEach, vi } from 'vitest';
import { createSessionMonitor } from '#src/app/session/sessionMonitor.ts';

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
  const monitor = createSessionMonitor({ session, sessionKey, owner: 'u1.m', window, beforeEnd, resumed });
  stops.push(monitor.start());
  return { monitor, ...calls };
}

/** Begins each test of a file on a page of the signed-in person u1, on a clock of its own, and closes all tabs after it. */
export function eachTestSignedIn(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    window.localStorage.setItem(sessionKey, stored('u1'));
    window.history.replaceState(null, '', '/customers/list?page=2#x');
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    window.history.replaceState(null, '', '/');
    vi.useRealTimers();
  });
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
