import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onlyHere } from '#src/app/viewpoint/onlyHere.ts';
import { standInStorages } from '#src/app/viewpoint/standInStorages.ts';
import { throwawayStorage } from '#src/app/viewpoint/throwawayStorage.ts';
import { viewpointKey } from '#src/app/viewpoint/viewpointKey.ts';
import { createAttempts } from '#src/attempts/attemptsContext.ts';
import { createIdleTimer } from '#src/authProvider/idleTimer.ts';
import { ownerOf } from '#src/authProvider/person.ts';
import { lastLocale, rememberLocale } from '#src/i18n/lastLocale.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { createTabChoice } from '#src/settings/terminalChoice.ts';
import { createCachedAnswers } from '#src/store/cachedAnswers.ts';
import { openDraftStore } from '#src/unsavedWork/draftStore.ts';
import { dana, sampleViewpoint } from './sampleViewpoint.ts';

const owner = ownerOf(dana);
const contents = (storage: Storage) =>
  JSON.stringify(
    Object.keys(storage)
      .toSorted()
      .map((key) => [key, storage.getItem(key)]),
  );

describe('a storage that forgets', () => {
  beforeEach(() => localStorage.clear());

  it('reads and writes of the browser what is shared alone', () => {
    localStorage.setItem('session', 'a');
    localStorage.setItem('views', 'b');
    const storage = throwawayStorage(localStorage, (key) => key === 'session', { first: '1' });
    expect([storage.getItem('session'), storage.getItem('views'), storage.getItem('first')]).toEqual(['a', null, '1']);
    storage.setItem('views', 'mine');
    storage.removeItem('session');
    expect(contents(localStorage)).toBe(JSON.stringify([['views', 'b']]));
    expect(Object.keys(storage)).toEqual(['first', 'views']);
    expect([storage.length, storage.key(1), storage.key(2)]).toEqual([2, 'views', null]);
    storage.removeItem('views');
    expect(storage.getItem('views')).toBeNull();
    storage.clear();
    expect([storage.length, localStorage.getItem('views')]).toEqual([0, 'b']);
  });
});

describe('the storages of a viewpoint', () => {
  const browser = { local: window.localStorage, tab: window.sessionStorage };
  afterEach(() => {
    Object.defineProperty(window, 'localStorage', { value: browser.local, configurable: true });
    Object.defineProperty(window, 'sessionStorage', { value: browser.tab, configurable: true });
    browser.local.clear();
    browser.tab.clear();
  });

  it('begin with language, appearance and terminal, and know nothing else of the person', () => {
    const saved = createSavedStore(browser.local, owner);
    saved.write({ locale: 'he-IL', theme: 'dark', homeOpened: { day: 1 }, currency: 'USD' });
    rememberLocale(browser.local, 'he-IL');
    standInStorages(window, dana, sampleViewpoint({ terminalID: 't7' }));
    const { homeOpened, currency, ...rest } = createSavedStore(window.localStorage, owner).read();
    expect([homeOpened, currency]).toEqual([undefined, undefined]);
    expect(rest).toMatchObject({ locale: 'he-IL', theme: 'dark', recent: [], lists: {}, lastCharged: [] });
    expect(lastLocale(window.localStorage)).toBe('he-IL');
    expect(createTabChoice(window.sessionStorage, owner).read()).toBe('t7');
  });

  it('keep out of the browser whatever the application keeps', () => {
    createTabChoice(browser.tab, owner).write('t1');
    createSavedStore(browser.local, owner).write({ theme: 'light' });
    const before = [contents(browser.local), contents(browser.tab)];
    standInStorages(window, dana, sampleViewpoint({ terminalID: 't7' }));

    const saved = createSavedStore(window.localStorage, owner);
    saved.write({ theme: 'dark', recent: [{ list: 'customers', id: '1' }] });
    rememberLocale(window.localStorage, 'en-IL');
    createTabChoice(window.sessionStorage, owner).write('t2');
    const cached = createCachedAnswers('back-office.kept.meta.', (answer) => answer);
    cached.write('customers', 'he-IL', { columns: {} });
    const draft = openDraftStore(window.sessionStorage, { owner, wizard: 'Charge', terminalID: 't7' }, Date.now);
    draft.write({ amount: '5' });
    const { journal } = createAttempts(owner, true, window);
    journal.keep({
      attemptID: 'a1',
      endpoint: 'transactions.create',
      startedAt: new Date().toISOString(),
      state: 'sending',
      terminalID: 't7',
      fingerprint: 'f',
      details: {},
    } as unknown as Parameters<typeof journal.keep>[0]);

    expect([contents(browser.local), contents(browser.tab)]).toEqual(before);
    // It is there for as long as the page is.
    expect(saved.read().theme).toBe('dark');
    expect(cached.read('customers', 'he-IL')).toEqual({ columns: {} });
    expect(draft.read()).toEqual({ amount: '5' });
  });

  it('share the session: who is at work in one tab is at work in all, and the viewpoint can be left', () => {
    browser.tab.setItem(viewpointKey, 'kept');
    browser.local.setItem('back-office.session.user:x', 'token');
    standInStorages(window, dana, sampleViewpoint());
    createIdleTimer(15, window).restart();
    expect(browser.local.getItem('back-office.activity')).not.toBeNull();
    expect(window.localStorage.getItem('back-office.session.user:x')).toBe('token');
    window.sessionStorage.removeItem(viewpointKey);
    expect(browser.tab.getItem(viewpointKey)).toBeNull();
  });
});

describe('one tab alone', () => {
  /** Locks as a browser has them, for one name. */
  function createLocks() {
    let isHeld = false;
    const waiting: (() => void)[] = [];
    return {
      release() {
        isHeld = false;
        waiting.shift()?.();
      },
      request: (_: string, { signal }: { signal: AbortSignal }, task: () => Promise<never>) =>
        new Promise((resolve, reject) => {
          const take = () => {
            isHeld = true;
            void task().then(resolve);
          };
          if (!isHeld) return take();
          waiting.push(take);
          signal.addEventListener('abort', () => reject(new Error('late')));
        }),
    };
  }

  it('has a viewpoint; its copy in another tab comes to nothing', async () => {
    const locks = createLocks();
    expect(await onlyHere(locks, 'v1')).toBe(true);
    expect(await onlyHere(locks, 'v1', 1)).toBe(false);
  });

  it('has it again after a reload, once the page before has let go', async () => {
    const locks = createLocks();
    await onlyHere(locks, 'v1');
    const again = onlyHere(locks, 'v1');
    locks.release();
    expect(await again).toBe(true);
  });

  it('has it where the browser knows no locks', async () => {
    expect(await onlyHere(undefined, 'v1')).toBe(true);
  });
});
