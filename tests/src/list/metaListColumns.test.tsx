import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ListPreferences } from '#src/settings/savedSettings.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { answerList, renderList, sample } from './renderList.tsx';
import { sampleMeta } from './sampleMeta.ts';
// What loads on first use is at hand before the first test.
import '#src/list/tools/ColumnsPanel.tsx';

const store = () => createSavedStore(localStorage, 'dana');
const keep = (preferences: ListPreferences) => store().write({ lists: { transactions: preferences } });
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[↑↓]/, ''));
const all = Object.values(sampleMeta.columns).map(({ name }) => name);

async function openPanel() {
  await userEvent.click(await screen.findByRole('button', { name: /^Columns/ }));
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
}

describe('the columns nobody chose', () => {
  const { columns: _, ...plain } = sample;
  const first = ['Cardholder', 'Amount', 'Status', 'Time', 'J deal type', 'Card number'];

  it('are those that fit, with the number of the others beside the chooser', async () => {
    answerList();
    await renderList({ declaration: plain, width: 1024 });
    await screen.findByText('Person 1');
    expect(headers()).toEqual(first);
    expect(screen.getByRole('button', { name: /^Columns/ })).toHaveTextContent('6 more columns');
  });

  it('are more in a wider window, drawn once', async () => {
    answerList();
    await renderList({ declaration: plain, width: 1024 });
    await screen.findByText('Person 1');
    window.innerWidth = 1600;
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(headers().slice(0, 6)).toEqual(first);
    expect(headers().length).toBeGreaterThan(6);
  });

  it('are what a choice begins with, and stay chosen whatever the window', async () => {
    answerList();
    await renderList({ declaration: plain, width: 1024 });
    await screen.findByText('Person 1');
    const panel = await openPanel();
    expect(panel.getAllByRole('checkbox', { checked: true })).toHaveLength(6);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Result code' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Time' }));
    await userEvent.keyboard('{Escape}');
    const chosen = ['Cardholder', 'Amount', 'Status', 'J deal type', 'Card number', 'Result code'];
    await waitFor(() => expect(headers()).toEqual(chosen));
    window.innerWidth = 3000;
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(headers()).toEqual(chosen);
  });
});

describe('the columns a person chose', () => {
  it('are hidden and shown from the panel, at once and for good', async () => {
    answerList();
    const { unmount } = await renderList();
    await screen.findByText('Person 1');
    const panel = await openPanel();
    expect(panel.getAllByRole('checkbox')).toHaveLength(12);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Amount' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Transaction ID' }));
    await userEvent.keyboard('{Escape}');
    const expected = all.filter((name) => name !== 'Amount' && name !== 'Transaction ID');
    await waitFor(() => expect(headers()).toEqual(expected));
    // The first column shown names the row and links to it.
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(/^15\/11\/2026/);
    expect(within(screen.getAllByRole('rowheader')[0] ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/transactions/view/00000001'),
    );
    unmount();
    await renderList();
    await screen.findByText('Person 1');
    expect(headers()).toEqual(expected);
  });

  it('move by the arrow keys, said aloud, the focus staying', async () => {
    answerList();
    await renderList();
    await screen.findByText('Person 1');
    const panel = await openPanel();
    const up = panel.getByRole('button', { name: 'Move Cardholder up' });
    up.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(panel.getByRole('status')).toHaveTextContent('Cardholder: position 1 of 12');
    expect(up).toHaveFocus();
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(panel.getByRole('button', { name: 'Move Time down' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(headers().slice(0, 4)).toEqual(['Cardholder', 'Transaction ID', 'Amount', 'Time']));
  });

  it('are never none, and can be reset', async () => {
    keep({ views: [], columns: { order: [], hidden: Object.keys(sampleMeta.columns).slice(1) } });
    answerList();
    await renderList();
    await screen.findByText('00000001');
    expect(headers()).toEqual(['Transaction ID']);
    const panel = await openPanel();
    expect(panel.getByRole('checkbox', { name: 'Transaction ID' })).toBeDisabled();
    await userEvent.click(panel.getByRole('button', { name: 'Reset columns' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(headers()).toEqual(all));
    expect(store().read().lists.transactions).toEqual({ views: [] });
  });

  it('survive a meta that gains, loses and retypes columns', async () => {
    keep({ views: [], columns: { order: ['gone', 'status', 'cardOwnerName'], hidden: ['jDealType', 'gone'] } });
    const { status, cardOwnerName, transactionAmount, jDealType } = sampleMeta.columns;
    const columns = { gained: { name: 'Gained', dataType: 'hologram' }, cardOwnerName, transactionAmount, jDealType };
    answerList({
      meta: () => HttpResponse.json({ columns: { ...columns, status: { ...status, dataType: 'number' } } }),
    });
    await renderList();
    await screen.findByText('Person 1');
    expect(headers()).toEqual(['Gained', 'Status', 'Cardholder', 'Amount']);
    expect(screen.getAllByRole('cell', { name: 'completed' })).toHaveLength(3);
  });

  it('belong to their list', async () => {
    store().write({ lists: { customers: { views: [], columns: { order: [], hidden: ['status'] } } } });
    answerList();
    await renderList();
    await screen.findByText('Person 1');
    expect(headers()).toEqual(all);
  });
});

describe('the height of the rows', () => {
  it('is chosen in the same panel and remembered', async () => {
    answerList();
    const { unmount } = await renderList();
    await screen.findByText('Person 1');
    expect(screen.getByRole('table')).toHaveAttribute('data-density', 'comfortable');
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('radio', { name: 'Compact' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact'));
    unmount();
    await renderList();
    expect(await screen.findByRole('table')).toHaveAttribute('data-density', 'compact');
  });
});
