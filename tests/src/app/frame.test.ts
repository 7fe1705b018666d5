import { beforeEach, describe, expect, it, vi } from 'vitest';
import { viewpointKey } from '#src/app/viewpoint/viewpointKey.ts';
import { ownerOf } from '#src/authProvider/person.ts';
import { sessionKeyOf } from '#src/authProvider/storedSession.ts';
import { rememberLocale } from '#src/i18n/lastLocale.ts';
import {
  keepFrameTexts,
  removeFrameTexts,
  resumeFrameTexts,
  type FramePage,
  type FrameTexts,
} from '#src/settings/frameTexts.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';

const root = document.documentElement;
const darkDevice = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
const ownerNamed = (sub: string) => ownerOf({ id: sub, displayName: '', roles: [], merchantID: 'm' });
const dana = ownerNamed('dana');

function signIn(sub = 'dana'): void {
  const key = sessionKeyOf({ authority: '/identity', clientId: 'client' }, 'http://localhost');
  localStorage.setItem(key, JSON.stringify({ profile: { sub, merchantID: 'm' } }));
}

const pageOf = (path: string, title: string, more: Partial<FramePage> = {}): FramePage => ({
  path,
  title,
  isWizard: false,
  hasBack: false,
  entry: '',
  list: '',
  ...more,
});
const texts: FrameTexts = {
  terminalID: 't-1',
  terminal: 'Tel Aviv',
  menu: [{ title: 'Buyers', entries: [{ route: 'Customers', title: 'Customers' }] }],
  pages: [
    pageOf('/customers/list', 'Customers', { entry: 'Customers', list: 'customers' }),
    pageOf('/wizard/charge', 'Charge', { isWizard: true, hasBack: true }),
    pageOf('/customers/view/:id', 'Customer', { entry: 'Customers', hasBack: true }),
  ],
  heads: { customers: ['', 'Name', 'Phone', ''] },
};

/** What the script before the first paint draws at an address, from what is stored. */
async function firstFrameAt(address: string): Promise<HTMLElement> {
  delete root.dataset.theme;
  window.history.replaceState(null, '', address);
  document.getElementById('root')?.remove();
  vi.resetModules();
  await import('#src/frame.ts');
  const place = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));
  await Promise.resolve();
  return place;
}

const textsIn = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map((element) => element.textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(root, { lang: 'he', dir: 'rtl' });
  darkDevice(false);
});

describe('the first frame', () => {
  beforeEach(() => {
    signIn();
    rememberLocale(localStorage, 'en-IL');
    keepFrameTexts(dana, 'en-IL', texts);
  });

  it('says what the last visit has left of a list, unheard, with skeleton rows', async () => {
    const place = await firstFrameAt('/customers/list');
    expect(textsIn(place, 'h1')).toEqual(['Customers']);
    expect(textsIn(place, 'header bdi')).toEqual(['Tel Aviv']);
    // The place of the field that asks for anything.
    expect(textsIn(place, 'h1 + span')).toEqual(['']);
    expect(textsIn(place, 'nav h2, nav a')).toEqual(['Buyers', 'Customers']);
    expect(textsIn(place, '[data-within]')).toEqual(['Customers']);
    expect(textsIn(place, 'thead th')).toEqual(['Name', 'Phone']);
    expect([...place.querySelectorAll('thead td')].map((cell) => cell.getAttribute('data-cell'))).toEqual([
      'select',
      'menu',
    ]);
    expect(place.querySelectorAll('tbody tr')).toHaveLength(12);
    expect(place.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(place.firstElementChild).toHaveProperty('inert', true);
  });

  it.each([
    ['/customers/view/7', 'Customer', 1],
    ['/wizard/charge', 'Charge', 0],
    ['/nowhere', 'Payment management', 1],
  ])('has at %s the title %s, and no table', async (address, title, menus) => {
    const place = await firstFrameAt(address);
    expect(textsIn(place, 'h1')).toEqual([title]);
    expect(place.querySelectorAll('nav')).toHaveLength(menus);
    expect(place.querySelector('table')).toBeNull();
  });

  it('says nothing where this tab is seen as somebody else: what is kept is of the own application', async () => {
    sessionStorage.setItem(viewpointKey, '{}');
    expect((await firstFrameAt('/customers/list')).childElementCount).toBe(0);
    expect(root.lang).toBe('en');
  });

  it.each(['nobody', 'another'])('says nothing of a person to %s', async (who) => {
    localStorage.removeItem(sessionKeyOf({ authority: '/identity', clientId: 'client' }, 'http://localhost'));
    if (who === 'another') signIn('gil');
    const place = await firstFrameAt('/customers/list');
    expect(place.textContent).toBe(who === 'another' ? 'Payment management' : '');
  });

  it('forgets with the session, in all languages', async () => {
    keepFrameTexts(dana, 'he-IL', texts);
    const keys = () => Object.keys(localStorage).filter((key) => key.includes('frame'));
    removeFrameTexts(dana);
    // The page still stands until the browser has left it.
    keepFrameTexts(dana, 'en-IL', texts);
    expect(keys()).toEqual([]);
    expect((await firstFrameAt('/customers/list')).textContent).toBe('Payment management');
    resumeFrameTexts();
    keepFrameTexts(dana, 'en-IL', texts);
    expect(keys()).toHaveLength(1);
  });

  it('speaks no other language than the last one chosen', async () => {
    rememberLocale(localStorage, 'he-IL');
    expect((await firstFrameAt('/customers/list')).textContent).toBe('ניהול תשלומים');
  });

  it.each<[string, string, (() => void) | undefined, string]>([
    ['as it was left', '/customers/list', undefined, 'Tel Aviv'],
    ['not that of another tab', '/customers/list', () => createTabChoice(sessionStorage, dana).write('t-2'), ''],
    [
      'not that of another address',
      `/customers/list?filter=${encodeURIComponent('{"terminalID":"t-2"}')}`,
      undefined,
      '',
    ],
    [
      'that of the address',
      `/customers/list?filter=${encodeURIComponent('{"terminalID":"t-1"}')}`,
      undefined,
      'Tel Aviv',
    ],
  ])('names the terminal %s', async (_, address, choose, named) => {
    choose?.();
    expect(textsIn(await firstFrameAt(address), 'header bdi')).toEqual([named]);
  });

  it('keeps what is drawn a text', async () => {
    keepFrameTexts(dana, 'en-IL', { terminal: '<img src="x">' });
    const place = await firstFrameAt('/customers/list');
    expect(textsIn(place, 'header bdi')).toEqual(['<img src="x">']);
    expect(place.querySelector('img')).toBeNull();
  });

  it('has the drawer and the rows as they were left', async () => {
    createSavedStore(localStorage, dana).write({
      drawerOpen: false,
      lists: { customers: { density: 'compact', views: [] } },
    });
    const place = await firstFrameAt('/customers/list');
    expect(place.querySelector('nav ul')).toHaveAttribute('data-look', 'rail');
    expect(place.querySelector('table')).toHaveAttribute('data-density', 'compact');
  });

  it.each([
    ['/', '/customers/list/view?own=Late'],
    ['/?from=mail', '/?from=mail'],
    ['/customers/list', '/customers/list'],
  ])('is at %s that of the start page: %s', async (address, shown) => {
    createSavedStore(localStorage, dana).write({ start: '/customers/list/view?own=Late' });
    await firstFrameAt(address);
    expect(window.location.pathname + window.location.search).toBe(shown);
  });

  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('is drawn for %s on a device that prefers dark: %s', async (theme, prefersDark, drawn) => {
    darkDevice(prefersDark);
    createSavedStore(localStorage, dana).write({ theme });
    await firstFrameAt('/');
    expect(root.dataset.theme).toBe(drawn);
  });

  it.each([
    ['he-IL', 'he', 'rtl'],
    ['en-IL', 'en', 'ltr'],
  ] as const)('speaks %s', async (locale, lang, dir) => {
    rememberLocale(localStorage, locale);
    await firstFrameAt('/');
    expect([root.lang, root.dir]).toEqual([lang, dir]);
  });
});

it.each(['x', '{}', '{"menu":3,"pages":[null,{}],"heads":{"customers":[1]}}'])(
  'the product alone is named where what is kept is %s',
  async (kept) => {
    signIn();
    rememberLocale(localStorage, 'en-IL');
    keepFrameTexts(dana, 'en-IL', texts);
    const key = Object.keys(localStorage).find((one) => one.includes('frame')) ?? '';
    localStorage.setItem(key, kept === 'x' ? kept : `{"version":"development","answer":${kept}}`);
    expect((await firstFrameAt('/customers/list')).querySelector('h1')?.textContent).toBe('Payment management');
  },
);

it('the first frame does without storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect((await firstFrameAt('/customers/list')).childElementCount).toBe(0);
});
