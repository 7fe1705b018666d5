import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKeyPrefix } from '#src/authProvider/storedSession.ts';
import { rememberLocale } from '#src/i18n/lastLocale.ts';
import { routes } from '#src/resources/paths.ts';
import { keepFrame } from '#src/settings/keptFrame.ts';
import type { SavedSettings } from '#src/settings/savedSettings.ts';
import { createStore } from '#src/store/createStore.ts';

const root = document.documentElement;
const darkDevice = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

/** What the script before the first paint makes of what is stored. */
async function firstPaintAt(pathname: string) {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  window.history.replaceState(null, '', pathname);
  vi.resetModules();
  await import('#src/frame.ts');
  return Object.fromEntries(Object.entries(root.dataset));
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(root, { lang: 'he', dir: 'rtl' });
  darkDevice(false);
});

describe('the frame of the first paint', () => {
  const signIn = () => localStorage.setItem(`${sessionKeyPrefix}user:http://identity:client`, '{}');

  it('stands for who is signed in alone', async () => {
    expect(await firstPaintAt('/transactions/list')).toEqual({ list: '' });
    localStorage.setItem(`${sessionKeyPrefix}begun-sign-in`, '{}');
    expect(await firstPaintAt('/customers/view/1')).toEqual({});
    signIn();
    expect(await firstPaintAt('/customers/view/1')).toEqual({ frame: 'open' });
  });

  it('has the drawer as it was left, and none in a wizard', async () => {
    signIn();
    keepFrame(localStorage, createStore({ theme: 'system', drawerOpen: false }));
    expect(await firstPaintAt('/transactions/list')).toEqual({ frame: 'rail', list: '' });
    for (const { path, layout } of Object.values(routes))
      expect((await firstPaintAt(path)).frame, path).toBe(layout === 'wizard' ? 'wizard' : 'rail');
  });

  it.each([
    ['light', true, undefined],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, undefined],
  ] as const)('is drawn for %s on a device that prefers dark: %s', async (theme, prefersDark, drawn) => {
    darkDevice(prefersDark);
    const chosen = createStore<Pick<SavedSettings, 'theme' | 'drawerOpen'>>({ theme: 'system', drawerOpen: true });
    keepFrame(localStorage, chosen);
    chosen.write({ theme, drawerOpen: true });
    expect((await firstPaintAt('/')).theme).toBe(drawn);
  });

  it.each([
    ['he-IL', 'he', 'rtl'],
    ['en-IL', 'en', 'ltr'],
  ] as const)('speaks %s', async (locale, lang, dir) => {
    rememberLocale(localStorage, locale);
    await firstPaintAt('/');
    expect([root.lang, root.dir]).toEqual([lang, dir]);
  });

  it('does without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(await firstPaintAt('/transactions/list')).toEqual({});
  });
});
