import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useCopiedLinks } from '#src/fields/link/useCopiedLinks.ts';
import { parseSettings } from '#src/settings/savedSettings.ts';
import { createSavedStore, SavedStoreProvider } from '#src/settings/savedStore.ts';
import { readSettings, savedKey } from '#src/settings/savedVersions.ts';

const defaults = {
  theme: 'system',
  drawerOpen: true,
  shortcuts: true,
  lastCharged: [],
  copiedLinks: [],
  recent: [],
  creditRules: {},
  lists: {},
};
const keep = (value: unknown, version?: number) =>
  localStorage.setItem(savedKey('dana', version), typeof value === 'string' ? value : JSON.stringify(value));

describe('saved settings', () => {
  it.each([
    ['nothing', undefined, defaults],
    ['no object', [1], defaults],
    [
      'values of the wrong kind',
      { theme: 'pink', drawerOpen: 'no', locale: 'fr', lastCharged: 5, lists: [] },
      defaults,
    ],
    ['unknown keys', { secret: 1, theme: 'dark' }, { ...defaults, theme: 'dark' }],
    [
      'lists, each by itself',
      { lists: { customers: { columns: { order: ['a'], hidden: [7] }, density: 'huge', more: 1 }, items: 3 } },
      { ...defaults, lists: { customers: { columns: { order: ['a'], hidden: [] }, views: [] } } },
    ],
  ])('read %s', (_, stored, expected) => {
    expect(parseSettings(stored)).toEqual(expected);
  });

  it('belong to one owner and outlive the page', () => {
    createSavedStore(localStorage, 'dana.m1').write({ terminalID: 't2', theme: 'dark' });
    expect(createSavedStore(localStorage, 'dana.m1').read()).toEqual({ ...defaults, terminalID: 't2', theme: 'dark' });
    expect(createSavedStore(localStorage, 'dana.m2').read()).toEqual(defaults);
    expect(createSavedStore(localStorage, 'noam.m1').read()).toEqual(defaults);
  });

  it('leave the others as they are, so that only who reads a changed one is drawn again', () => {
    const store = createSavedStore(localStorage, 'dana');
    store.write({ lists: { items: { views: [] } } });
    const { lists, recent } = store.read();
    store.write({ theme: 'dark', recent: [] });
    expect(store.read().theme).toBe('dark');
    expect(store.read().lists).toBe(lists);
    expect(store.read().recent).toBe(recent);
  });

  it('keep what another tab wrote meanwhile, in the same list too', () => {
    const [one, other] = [createSavedStore(localStorage, 'dana'), createSavedStore(localStorage, 'dana')];
    other.write({ theme: 'light' });
    one.write({ drawerOpen: false });
    other.write(({ lists }) => ({ lists: { ...lists, items: { views: [], density: 'compact' } } }));
    one.write(({ lists }) => ({ lists: { ...lists, customers: { views: [] } } }));
    expect(createSavedStore(localStorage, 'dana').read()).toEqual({
      ...defaults,
      theme: 'light',
      drawerOpen: false,
      lists: { items: { views: [], density: 'compact' }, customers: { views: [] } },
    });
  });

  it('keep what two tabs put into one list', () => {
    const link = (paymentIntentID: string) => ({ paymentIntentID, terminalID: 't1' });
    const [one, other] = [createSavedStore(localStorage, 'dana'), createSavedStore(localStorage, 'dana')];
    for (const [store, id] of [
      [one, 'a'],
      [other, 'b'],
    ] as const) {
      const { result } = renderHook(() => useCopiedLinks('t1'), {
        wrapper: ({ children }) => createElement(SavedStoreProvider, { value: store }, children),
      });
      act(() => result.current.keep(id));
    }
    expect(createSavedStore(localStorage, 'dana').read().copiedLinks).toEqual([link('b'), link('a')]);
  });

  it('tell their readers, and live on without storage', () => {
    const broken: Storage = {
      length: 0,
      clear: () => undefined,
      key: () => null,
      removeItem: () => undefined,
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    const store = createSavedStore(broken, 'dana');
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.write({ theme: 'dark' });
    store.write({ drawerOpen: false });
    expect(store.read()).toEqual({ ...defaults, theme: 'dark', drawerOpen: false });
    stop();
    store.write({ theme: 'light' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('outlive a full disk within the page, and reach it once there is room', () => {
    keep({ theme: 'light' });
    const store = createSavedStore(localStorage, 'dana');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.write({ theme: 'dark' });
    store.write({ drawerOpen: false });
    expect(store.read()).toEqual({ ...defaults, theme: 'dark', drawerOpen: false });
    full.mockRestore();
    store.write({ terminalID: 't2' });
    expect(readSettings(localStorage, 'dana')).toEqual({
      ...defaults,
      theme: 'dark',
      drawerOpen: false,
      terminalID: 't2',
    });
  });
});

describe('settings of version 1', () => {
  const first = { locale: 'en-IL', theme: 'dark', terminalID: 't2', drawerOpen: false };

  it('are taken over whole, and written in the current shape from then on', () => {
    keep(first, 1);
    const store = createSavedStore(localStorage, 'dana');
    expect(store.read()).toEqual({ ...defaults, ...first });
    store.write({ theme: 'light' });
    expect(readSettings(localStorage, 'dana')).toEqual({ ...defaults, ...first, theme: 'light' });
    expect(JSON.parse(localStorage.getItem(savedKey('dana')) ?? '')).toMatchObject({ theme: 'light', lists: {} });
  });

  it('yield to those of the current version', () => {
    keep(first, 1);
    keep({ theme: 'light' });
    expect(readSettings(localStorage, 'dana')).toEqual({ ...defaults, theme: 'light' });
  });

  it('help out when the current ones are broken', () => {
    keep(first, 1);
    keep('{"theme');
    expect(readSettings(localStorage, 'dana')).toMatchObject(first);
  });
});
