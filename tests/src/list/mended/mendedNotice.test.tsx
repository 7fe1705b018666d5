import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseMeta } from '#contract/meta.ts';
import { notedMeta } from '#src/meta/accepted/accepted.ts';
import { keptContract, metaName } from '#src/meta/accepted/keptContract.ts';
import { parseAcceptedMeta } from '#src/meta/accepted/parseAccepted.ts';
import type { ListPreferences } from '#src/settings/savedSettings.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { addressWith, answerList, renderList, sample } from '#tests/src/list/renderList.tsx';
import { sampleMeta } from '#tests/src/list/sampleMeta.ts';
// What loads on first use is at hand before the first test.
import '#src/list/mended/MendedNotice.tsx';

const kept = keptContract({ id: 'dana', roles: ['Manager'] });
const name = metaName(sample, 'en-IL');
const acceptedNow = () => parseAcceptedMeta(kept.read(name));
const store = () => createSavedStore(localStorage, 'dana');
const keep = (preferences: Partial<ListPreferences>) =>
  store().write({ lists: { transactions: { views: [], ...preferences } } });
const columnsKept = () => store().read().lists.transactions?.columns;
const all = Object.keys(sampleMeta.columns);
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[↑↓]/, ''));

/** Answers a list whose columns are those of the sample, changed. */
function answer(change: Readonly<Record<string, unknown>>, without: readonly string[] = []) {
  const columns = Object.entries({ ...sampleMeta.columns, ...change }).filter(([field]) => !without.includes(field));
  return answerList({ meta: () => HttpResponse.json({ columns: Object.fromEntries(columns) }) });
}
const hint = () => screen.findByText(/no longer/);

beforeEach(() => {
  kept.write(name, JSON.stringify(notedMeta(undefined, parseMeta(sampleMeta), '2026-11-01T08:00:00Z')));
});

describe('a list whose columns changed', () => {
  it('says in one line what of a chosen view has gone, until it is understood', async () => {
    keep({ columns: { order: all, hidden: [] } });
    answer({}, ['cardNumber']);
    const { unmount } = await renderList();
    await screen.findByText('Person 1');
    expect(await hint()).toHaveTextContent(
      'The column \u2068Card number\u2069 is no longer in the list, and the view is shown without it.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(screen.queryByText(/no longer/)).toBeNull());
    expect(columnsKept()?.order).toContain('cardNumber');
    unmount();
    await renderList();
    await screen.findByText('Person 1');
    await waitFor(() => expect(acceptedNow()?.differsSince).toBeDefined());
    expect(screen.queryByText(/no longer/)).toBeNull();
  });

  it('says nothing of what was hidden, or where nothing was chosen', async () => {
    keep({ columns: { order: all, hidden: ['cardNumber'] } });
    answer({}, ['cardNumber']);
    const { unmount } = await renderList();
    await waitFor(() => expect(acceptedNow()?.differsSince).toBeDefined());
    expect(screen.queryByText(/no longer/)).toBeNull();
    unmount();
    keep({});
    await renderList();
    await screen.findByText('Person 1');
    expect(screen.queryByText(/no longer/)).toBeNull();
  });

  it('tells again what came back and went again', async () => {
    keep({ columns: { order: all, hidden: [] } });
    answer({}, ['cardNumber']);
    const first = await renderList();
    await hint();
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
    first.unmount();
    answer({});
    const second = await renderList();
    await screen.findByText('Person 1');
    await waitFor(() => expect(kept.read('understood.transactions')).toBe('[]'));
    second.unmount();
    answer({}, ['cardNumber']);
    await renderList();
    expect(await hint()).toBeInTheDocument();
  });

  it('has a renamed column follow, and says nothing of it', async () => {
    const { status, cardNumber: _, ...others } = sampleMeta.columns;
    keep({ columns: { order: ['status', ...all.filter((field) => field !== 'status')], hidden: [] } });
    answerList({ meta: () => HttpResponse.json({ columns: { ...others, dealState: status } }) });
    const { parameters } = await renderList({ address: addressWith({ terminalID: 't1' }, { sort: 'status' }) });
    await screen.findByText('Person 1');
    await waitFor(() => expect(headers()[0]).toBe('Status'));
    await waitFor(() => expect(parameters()).toMatchObject({ sort: 'dealState' }));
    expect(columnsKept()?.order.slice(0, 2)).toEqual(['status', 'dealState']);
    expect(await hint()).not.toHaveTextContent('Status');
  });

  it('falls back to its own order where that went', async () => {
    answer({}, ['cardNumber']);
    const { parameters } = await renderList({ address: addressWith({ terminalID: 't1' }, { sort: 'cardNumber' }) });
    await waitFor(() => expect(parameters()).toMatchObject({ sort: '', order: 'DESC' }));
  });

  it('accepts the first columns of a server at once, and notes when others came', async () => {
    localStorage.clear();
    answer({});
    const { unmount } = await renderList();
    await waitFor(() => expect(acceptedNow()?.content).toEqual(parseMeta(sampleMeta)));
    expect(acceptedNow()?.differsSince).toBeUndefined();
    unmount();
    answer({ status: { name: 'State', dataType: 'string' } });
    await renderList();
    await waitFor(() => expect(acceptedNow()?.differsSince).toBeDefined());
    expect(acceptedNow()?.content).toEqual(parseMeta(sampleMeta));
  });
});
