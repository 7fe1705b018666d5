import { describe, expect, it, vi } from 'vitest';
import { createSavedStore, parseSavedSettings } from '#src/settings/savedSettings.ts';

const defaults = { theme: 'system', drawerOpen: true };

describe('saved settings', () => {
  it.each([
    ['nothing', null, defaults],
    ['no JSON', '{"theme', defaults],
    ['no object', '[1]', defaults],
    ['values of the wrong kind', '{"theme":"pink","drawerOpen":"no","locale":"fr"}', defaults],
    ['unknown keys', '{"secret":1,"theme":"dark"}', { ...defaults, theme: 'dark' }],
  ])('read %s', (_, text, expected) => {
    expect(parseSavedSettings(text)).toEqual(expected);
  });

  it('belong to one owner and outlive the page', () => {
    createSavedStore(localStorage, 'dana.m1').write({ terminalID: 't2', theme: 'dark' });
    expect(createSavedStore(localStorage, 'dana.m1').read()).toEqual({ ...defaults, terminalID: 't2', theme: 'dark' });
    expect(createSavedStore(localStorage, 'dana.m2').read()).toEqual(defaults);
  });

  it('keep what another tab wrote meanwhile', () => {
    const [one, other] = [createSavedStore(localStorage, 'dana'), createSavedStore(localStorage, 'dana')];
    other.write({ theme: 'light' });
    one.write({ drawerOpen: false });
    expect(createSavedStore(localStorage, 'dana').read()).toEqual({ theme: 'light', drawerOpen: false });
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
    expect(store.read()).toEqual({ theme: 'dark', drawerOpen: false });
    stop();
    store.write({ theme: 'light' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
