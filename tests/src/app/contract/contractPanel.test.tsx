import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseMeta } from '#contract/meta.ts';
import type { Role } from '#contract/roles.ts';
import { contractPanel } from '#src/app/contract/contractPanel.ts';
import { paletteStore } from '#src/app/palette/paletteStore.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { answerPalette, field, open, options } from '#tests/src/app/palette/openPalette.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/app/ahead/Ahead.tsx';
import '#src/app/contract/ContractPanel.tsx';
import '#src/app/palette/Palette.tsx';
import '#src/list/mended/MendedNotice.tsx';

/** The first screen stands before anything is noted. */
const patient = { timeout: 25_000 };
const title = 'Data structure changes';

const accepted = {
  consumerName: { name: 'Name', dataType: 'string' },
  consumerPhone: { name: 'Phone', dataType: 'string' },
  note: { name: 'Note', dataType: 'string' },
  active: { name: 'Active', dataType: 'dictionary', dictionary: 'stateEnum' },
};
const present = {
  consumerName: { name: 'Name', dataType: 'string' },
  consumerEmail: { name: 'Email', dataType: 'string' },
  remark: { name: 'Note', dataType: 'string' },
  active: { name: 'Active', dataType: 'boolean' },
};

/** What is kept of the contract, by what its name ends with. */
const keptOf = (ending: string): unknown => {
  const key = Object.keys(localStorage).find(
    (one) => one.startsWith('back-office.contract.1.') && one.endsWith(ending),
  );
  return key === undefined ? undefined : JSON.parse(localStorage.getItem(key) ?? 'null');
};
const metaKept = () => keptOf('consumers/$meta.en-IL');
const wordsKept = () => keptOf('.words.en-IL');

async function openList(columns: object, words: Record<string, string>) {
  server.use(
    http.get(`${apiBase}/api/consumers/$meta`, () => HttpResponse.json({ columns })),
    http.get(`${apiBase}/api/consumers`, () =>
      HttpResponse.json({ data: [{ consumerID: 'c1', consumerName: 'Dana Levi' }], numberOfRecords: 1 }),
    ),
  );
  const app = await renderApp({
    address: '/customers/list',
    dictionaries: { stateEnum: words, currencyEnum: { ILS: 'Shekel' } },
  });
  await screen.findByText('Dana Levi');
  await waitFor(() => expect(wordsKept()).toBeDefined(), patient);
  await waitFor(() => expect(metaKept()).toBeDefined(), patient);
  return app;
}

beforeEach(() => {
  stubDialogs();
  contractPanel.write(false);
  paletteStore.write(false);
});

describe('what changed in the contract', () => {
  it('is told by list, copied as text, and accepted', async () => {
    const user = userEvent.setup();
    const { unmount } = await openList(accepted, { a: 'Active', h: 'Held' });
    expect(metaKept()).toMatchObject({ content: parseMeta({ columns: accepted }) });
    act(() => contractPanel.write(true));
    const before = within(await screen.findByRole('dialog', { name: title }, patient));
    expect(before.getByRole('status')).toHaveTextContent('No changes were found');
    await user.click(before.getByRole('button', { name: 'Close' }));
    unmount();

    await openList(present, { a: 'In use', n: 'New' });
    await waitFor(() => expect(metaKept()).toHaveProperty('differsSince'), patient);
    await waitFor(() => expect(wordsKept()).toHaveProperty('differsSince'), patient);
    act(() => contractPanel.write(true));
    const panel = within(await screen.findByRole('dialog', { name: title }, patient));
    const linesOf = (name: string) =>
      within(panel.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''));
    expect(linesOf('Customers')).toEqual([
      'Column renamed: Note (same heading and type)note → remark',
      'Column removed: PhoneconsumerPhone: string',
      'Column type changed: Activeactive: dictionary (stateEnum) → boolean',
      'Column added: EmailconsumerEmail: string',
    ]);
    expect(linesOf('Values')).toEqual([
      'Value description changed: Active, now In usestateEnum.a',
      'Value removed: HeldstateEnum.h',
      'Value added: NewstateEnum.n',
    ]);

    await user.click(panel.getByRole('button', { name: 'Copy as text' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('- consumerPhone: string "Phone"');
    expect(copied).toContain('> note -> remark (same label, same type)');

    await user.click(panel.getByRole('button', { name: 'Accept: Customers' }));
    expect(panel.queryByRole('region', { name: 'Customers' })).toBeNull();
    expect(metaKept()).toMatchObject({
      content: parseMeta({ columns: present }),
      former: { consumerPhone: { name: 'Phone' }, note: { name: 'Note', to: 'remark' } },
    });
    await user.click(panel.getByRole('button', { name: 'Accept all' }));
    expect(panel.getByRole('status')).toHaveTextContent('No changes were found');
    expect(wordsKept()).toMatchObject({ former: { stateEnum: { h: 'Held' } } });
  }, 120_000);

  it.each<[Role, boolean]>([
    ['BusinessAdministrator', true],
    ['Merchant', false],
  ])(
    'is found by %s in the field that asks for anything: %s',
    async (role, offered) => {
      answerPalette();
      await open({ roles: [role] });
      await userEvent.type(field(), 'structure');
      if (!offered) return expect(options()).not.toContain(title);
      await userEvent.click(screen.getByRole('option', { name: title }));
      expect(await screen.findByRole('dialog', { name: title }, patient)).toBeInTheDocument();
    },
    60_000,
  );
});
