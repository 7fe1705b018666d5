import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { RecordPageDeclaration } from '#src/record/declaration.ts';
import { server } from '#tests/support/mockServer.ts';
import { rowOf } from '#tests/src/list/renderList.tsx';
import { base, full, id, renderRecord } from './renderRecord.tsx';

describe('the tabs of a record', () => {
  const page = async (): Promise<RecordPageDeclaration> => ({
    facts: ['cardNumber'],
    tabs: [
      { key: 'own', label: 'filter.more', Count: () => '7', Content: () => <p>Own part</p> },
      { list: 'transactions', by: 'initialTransactionID' },
      { list: 'transactions', by: 'consumerID', when: () => false },
      { list: 'unknown', by: 'consumerID' },
    ],
  });
  const related = [rowOf(1), rowOf(2)];
  const answerRelated = () =>
    server.use(
      http.get(`${base}/api/transactions`, ({ request }) => {
        const query = Object.fromEntries(new URL(request.url).searchParams);
        const asksRight = query.initialTransactionID === id && query.terminalID === 't2';
        return HttpResponse.json({ data: asksRight ? related : [], numberOfRecords: asksRight ? 31 : 0 });
      }),
    );

  it('are its details, parts of its own, and the lists whose rows belong to it, with counts', async () => {
    answerRelated();
    const router = await renderRecord(() => HttpResponse.json(full), { page });
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'Details',
        'More filters7',
        // The record itself is none of its own.
        'Transactions30',
      ]),
    );
    await userEvent.click(screen.getByRole('tab', { name: /^More filters/ }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Own part');
    await userEvent.click(screen.getByRole('tab', { name: /^Transactions/ }));
    expect(new URLSearchParams(router.state.location.search).get('tab')).toBe('transactions');
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByText('Person 2')).toBeInTheDocument();
    expect(panel.queryByText('Person 1')).not.toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Show all 30 records' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/transactions\/list\?filter=.*initialTransactionID/),
    );
  });

  it.each([
    [25, 'Transactions', 'Show all records'],
    [3, 'Transactions3', undefined],
  ])('count what they can where a server does not count: %s rows', async (rows, name, link) => {
    server.use(
      http.get(`${base}/api/transactions`, () =>
        HttpResponse.json({ data: Array.from({ length: rows }, (_, index) => rowOf(index + 7)) }),
      ),
    );
    await renderRecord(() => HttpResponse.json(full), { page });
    await userEvent.click(await screen.findByRole('tab', { name: /^Transactions/ }));
    const panel = within(screen.getByRole('tabpanel'));
    await panel.findByText('Person 7');
    expect(screen.getAllByRole('tab').at(-1)).toHaveTextContent(new RegExp(`^${name}$`));
    expect(panel.queryAllByRole('link', { name: /^Show all/ }).map(({ textContent }) => textContent)).toEqual(
      link === undefined ? [] : [link],
    );
  });

  it('open as the address says', async () => {
    answerRelated();
    await renderRecord(() => HttpResponse.json(full), { page, address: '/transactions/view/1?tab=own' });
    expect(await screen.findByText('Own part')).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: /^More filters/ })).toHaveAttribute('aria-selected', 'true');
  });
});
