import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownerOf } from '#src/authProvider/person.ts';
import { KeepFrame } from '#src/app/shell/KeepFrame.tsx';
import { readFrameTexts } from '#src/settings/frameTexts.ts';
import { renderShell } from './renderShell.tsx';

const owner = ownerOf({ id: 'p-1', displayName: '', roles: [] });
const open = { bare: true, content: <KeepFrame /> };

it('keeps terminal, menu and titles of what is open to a person, in the language on screen', async () => {
  await renderShell(open);
  await waitFor(() => expect(readFrameTexts(owner, 'en-IL')).toBeDefined());
  const { terminalID, terminal, menu, pages } = readFrameTexts(owner, 'en-IL') ?? { menu: [], pages: [] };
  expect([terminalID, terminal]).toEqual(['t-1', 'Tel Aviv']);
  expect(menu[0]).toEqual({
    title: 'Payments',
    entries: expect.arrayContaining([{ route: 'Charge', title: 'Charge' }]),
  });
  expect(pages).toContainEqual({
    path: '/customers/view/:id',
    title: 'Customer',
    isWizard: false,
    hasBack: true,
    entry: 'Customers',
    list: '',
  });
  expect(pages.find(({ path }) => path === '/customers/list')).toMatchObject({ entry: 'Customers', list: 'customers' });
  // The first one that fits an address is the page's: words before parameters.
  const firstParameter = pages.findIndex(({ path }) => path.includes(':'));
  expect(pages.slice(firstParameter).every(({ path }) => path.includes(':'))).toBe(true);
  expect(readFrameTexts(owner, 'he-IL')).toBeUndefined();
});

it.each([
  ['Manager', 'Dashboard'],
  ['Merchant', undefined],
] as const)('the root is the dashboard of %s where it is theirs', async (role, entry) => {
  await renderShell({ ...open, roles: [role] });
  await waitFor(() => expect(readFrameTexts(owner, 'en-IL')).toBeDefined());
  expect(readFrameTexts(owner, 'en-IL')?.pages.find(({ path }) => path === '/')?.entry).toBe(entry);
});
