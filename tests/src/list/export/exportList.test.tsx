import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressWith, answerList, exportAs, gate, renderList, rowOf, sample } from '#tests/src/list/renderList.tsx';
import { server } from '#tests/support/mockServer.ts';

const declaration = { ...sample, endpoints: { ...sample.endpoints, excel: 'transactions.excel' as const } };
const headers = {
  'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'content-disposition': 'attachment; filename="transactions-2026-11-15.xlsx"',
};

function answerExcel(answer: () => Response | Promise<Response> = () => new HttpResponse('sheet', { headers })) {
  const queries: Record<string, string>[] = [];
  server.use(
    http.get('http://api.test/api/transactions/$excel', ({ request }) => {
      queries.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer();
    }),
  );
  return queries;
}

/** What the browser was told to save. */
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const bar = () => screen.findByRole('region', { name: 'Background tasks' });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the export of a list', () => {
  it('is offered only where the server has a spreadsheet of it, and rows to put in', async () => {
    answerList();
    const { unmount } = await renderList();
    await screen.findByText('Person 1');
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('menuitem', { name: 'Export view' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Export to Excel' })).not.toBeInTheDocument();
    unmount();
    answerList({ list: () => HttpResponse.json({ data: [], numberOfRecords: 0 }) });
    await renderList({ declaration });
    expect(await screen.findByRole('button', { name: 'Export' })).toBeDisabled();
  });

  it('asks for exactly the filters and the order of the list', async () => {
    const wire = answerList({ list: () => HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 700 }) });
    const queries = answerExcel();
    const filter = { terminalID: 't1', currency: 'USD', statuses: ['completed'], amountFrom: '0' };
    await renderList({
      declaration,
      address: addressWith(filter, { sort: 'transactionAmount', order: 'DESC', page: '3', perPage: '25' }),
    });
    await screen.findByText('Person 1');
    await exportAs('Export to Excel');
    await waitFor(() => expect(saved).toEqual(['transactions-2026-11-15.xlsx']));
    const { take, skip, ...asked } = wire.queries()[0] ?? {};
    expect([take, skip]).toEqual(['25', '50']);
    expect(queries).toEqual([asked]);
    expect(asked).toEqual({
      terminalID: 't1',
      currency: 'USD',
      statuses: 'completed',
      amountFrom: '0',
      sortBy: 'transactionAmount',
      sortDesc: 'true',
    });
  });

  it('goes on in a bar while the person works elsewhere, and its end is read out', async () => {
    const { opened, open } = gate();
    answerList({ list: () => HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 1234 }) });
    answerExcel(async () => {
      await opened;
      return new HttpResponse('sheet', { headers });
    });
    await renderList({ declaration });
    await screen.findByText('Person 1');
    await exportAs('Export to Excel');
    const region = await bar();
    expect(region).toHaveTextContent('Exporting: Transactions');
    expect(region).toHaveTextContent('About 1,234 rows');
    expect(within(region).getByRole('progressbar')).not.toHaveAttribute('value');
    expect(announced()).toContain('Exporting: Transactions');
    await userEvent.click(screen.getByText('Person 1'));
    await screen.findByText('Elsewhere');
    expect(await bar()).toHaveTextContent('Exporting: Transactions');
    open();
    await waitFor(() => expect(announced()).toContain('Export finished: Transactions'));
    expect(await bar()).toHaveTextContent('transactions-2026-11-15.xlsx · 5 B');
    await userEvent.click(screen.getByRole('button', { name: 'Close the message about the export: Transactions' }));
    expect(screen.queryByRole('region', { name: 'Background tasks' })).not.toBeInTheDocument();
  });

  it('is cancelled by its button, in Hebrew too', async () => {
    answerList();
    answerExcel(() => new Promise(() => {}));
    await renderList({ declaration, locale: 'he-IL' });
    await screen.findByText('Person 1');
    await exportAs('ייצוא לאקסל', 'ייצוא');
    await userEvent.click(await screen.findByRole('button', { name: 'ביטול הייצוא: עסקאות' }));
    await waitFor(() => expect(announced()).toContain('הייצוא בוטל: עסקאות'));
    expect(saved).toEqual([]);
    expect(screen.getByTestId('messages')).toBeEmptyDOMElement();
  });

  it('tells in its place why it failed, and tries again', async () => {
    let fail = true;
    answerList();
    const queries = answerExcel(() =>
      fail
        ? HttpResponse.json({ status: 'error', message: 'Too many rows' }, { status: 400 })
        : new HttpResponse('sheet', { headers }),
    );
    const { failures } = await renderList({ declaration });
    await screen.findByText('Person 1');
    await exportAs('Export to Excel');
    expect(await screen.findByText('Too many rows')).toBeInTheDocument();
    expect(announced()).toContain('Export failed: Transactions');
    expect(failures).toEqual([]);
    fail = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(queries).toHaveLength(2);
    expect(queries[1]).toEqual(queries[0]);
  });
});
