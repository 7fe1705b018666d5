import { describe, expect, it, vi } from 'vitest';
import { preload } from '#src/app/preload.ts';
import { cachedMeta } from '#src/meta/cachedMeta.ts';
import { refreshDictionaries } from '#src/settings/dictionaries.ts';
import { answerAll, around, config, meta, signIn } from './preloading.ts';

describe('the questions asked ahead', () => {
  it('are none before someone has signed in', () => {
    const { asked } = answerAll();
    expect(preload(config, around('/customers/list'))).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('are columns first, then terminals, dictionaries and rows, which wait for nothing', async () => {
    await signIn();
    const { asked, data } = answerAll({ meta: new Promise(() => {}) });
    preload(config, around('/customers/list'));
    await vi.waitFor(() => expect(data()).toEqual(['/api/consumers?take=100&terminalID=south']));
    await vi.waitFor(() => expect(asked).toHaveLength(6));
    expect(asked[0]).toBe('/api/consumers/$meta');
  });

  it('are the rows of a saved view when the columns have come, which say what it may ask for', async () => {
    await signIn();
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const { asked, data } = answerAll({ meta: opened });
    const view = {
      name: 'Mine',
      isDefault: true as const,
      filter: { search: 'a' },
      sort: { field: '', order: 'DESC' as const },
    };
    preload(
      config,
      around('/customers/list', { saved: () => ({ terminalID: 'south', lists: { customers: { views: [view] } } }) }),
    );
    await vi.waitFor(() => expect(asked).toHaveLength(5));
    expect(data()).toEqual([]);
    open();
    await vi.waitFor(() => expect(data()).toEqual(['/api/consumers?search=a&take=100&terminalID=south']));
  });

  it('are data and terminals alone where columns and words are kept', async () => {
    await signIn();
    cachedMeta.write('profile/api/consumers/$meta', 'he-IL', meta);
    await refreshDictionaries({ call: () => Promise.resolve({ currencyEnum: { ILS: 'Shekel' } }) }, 'he-IL');
    const { asked, data } = answerAll();
    preload(config, around('/customers/list'));
    await vi.waitFor(() => expect(data()).toHaveLength(1));
    await vi.waitFor(() => expect(new Set(asked)).toEqual(new Set([data()[0], '/api/terminals'])));
  });

  it('follow the address, then the tab, then what is saved, then the first terminal', async () => {
    await signIn();
    const { data } = answerAll();
    const filter = encodeURIComponent(JSON.stringify({ terminalID: 'west', search: 'a' }));
    preload(config, around(`/customers/list?filter=${filter}&sort=consumerName&order=ASC&page=2&perPage=25`));
    await vi.waitFor(() => expect(data()).toHaveLength(1));
    expect(data()[0]).toBe('/api/consumers?search=a&skip=25&sortBy=consumerName&take=25&terminalID=west');
    sessionStorage.setItem('back-office.terminal.u1.', 'tabs-own');
    preload(config, around('/customers/list'));
    await vi.waitFor(() => expect(data()[1]).toContain('terminalID=tabs-own'));
    sessionStorage.clear();
    preload(config, around('/customers/list', { saved: () => ({}) }));
    await vi.waitFor(() => expect(data()[2]).toContain('terminalID=north'));
  });

  it('are the totals on the dashboard, for who may see it', async () => {
    await signIn();
    const { asked } = answerAll();
    const figures = () => asked.filter((one) => one.startsWith('/api/dashboard/'));
    const filter = encodeURIComponent(JSON.stringify({ terminalID: 'west', quickDateFilter: 'lastMonth' }));
    preload(config, around('/'));
    preload(config, around(`/dashboard?filter=${filter}`));
    await vi.waitFor(() => expect(figures()).toHaveLength(2));
    const plain = 'altQuickDateFilter=lastMonth&comparison=noComparison';
    expect(figures().toSorted()).toEqual([
      `/api/dashboard/transactionsTotals?${plain}&quickDateFilter=lastMonth&terminalID=west`,
      `/api/dashboard/transactionsTotals?${plain}&quickDateFilter=today&terminalID=south`,
    ]);
    await signIn(900, 'Merchant');
    preload(config, around('/'));
    await vi.waitFor(() => expect(asked.filter((one) => one === '/api/terminals')).toHaveLength(3));
    expect(figures()).toHaveLength(2);
  });

  it('hold nothing of a list elsewhere, or for a role without it', async () => {
    await signIn();
    const { asked, data } = answerAll();
    preload(config, around('/profile'));
    preload(config, around('/masav-file/seven/rows'));
    await vi.waitFor(() => expect(asked).toHaveLength(8));
    await signIn(900, 'Merchant');
    preload(config, around('/billing-deals/list', { saved: () => ({ terminalID: 'north' }) }));
    await vi.waitFor(() => expect(asked).toHaveLength(12));
    expect(data()).toEqual([]);
    await signIn();
    preload(config, around('/billing-deals/list', { saved: () => ({ terminalID: 'south' }) }));
    await vi.waitFor(() => expect(data()).toHaveLength(1));
  });
});
