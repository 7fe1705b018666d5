import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/actions/BulkActions.tsx';
import '#src/actions/ListActionsMenu.tsx';
import '#src/actions/jobs/JobBar.tsx';
import '#src/actions/many/PlanDialog.tsx';
import '#src/list/ListInsight.tsx';
import '#src/resources/masavFiles/FilePanel.tsx';
import '#src/resources/masavFiles/generate.ts';
import '#src/resources/masavFiles/rowActions.ts';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => stubDialogs());

const ids = ['6f1c2d3e-d9cb-469f-a165-70867728950e', '7a2d3e4f-d9cb-469f-a165-70867728950e'] as const;
const column = (name: string, dataType = 'string') => ({ name, dataType });

/** A file of two rows, locked once it was had; what is written is kept. */
function answerFile() {
  const sent: unknown[] = [];
  const state = { downloaded: false, rows: [11, 12] };
  const rowsOf = () =>
    state.rows.map((masavFileRowID) => ({
      masavFileRowID,
      masavFileID: 7,
      consumerName: `Payer ${masavFileRowID}`,
      amount: 10.5,
      locked: state.downloaded,
    }));
  server.use(
    http.get(`${apiBase}/api/masav/$meta`, () =>
      HttpResponse.json({ columns: { masavFileID: column('File', 'number') } }),
    ),
    http.get(`${apiBase}/api/masav/$meta-row`, () =>
      HttpResponse.json({ columns: { consumerName: column('Customer'), amount: column('Amount', 'money') } }),
    ),
    http.get(`${apiBase}/api/masav/rows`, () =>
      HttpResponse.json({ data: rowsOf(), numberOfRecords: state.rows.length }),
    ),
    http.get(`${apiBase}/api/masav/7`, () =>
      HttpResponse.json({
        masavFileID: 7,
        currency: 'ILS',
        totalAmount: state.rows.length * 10.5,
        rowsCount: state.rows.length,
        institutionName: 'Granit',
        institutionNumber: '50290850',
        operationDoneBy: 'Noa Barak',
        downloaded: state.downloaded,
      }),
    ),
    http.post(`${apiBase}/api/masav/removeRows`, async ({ request }) => {
      sent.push(await request.json());
      state.rows = [12];
      return HttpResponse.json({ status: 'success', message: 'One row removed' });
    }),
    http.post(`${apiBase}/api/masav/download/7`, () => {
      state.downloaded = true;
      return new HttpResponse('K', {
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': 'attachment; filename="MSV_50290850_261115_001.txt"',
        },
      });
    }),
  );
  return sent;
}

it('shows whose file it is, takes rows out after a question, and none once it was downloaded', async () => {
  const sent = answerFile();
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await renderApp({ address: '/masav-file/7/rows', dictionaries: { currencyEnum: { ILS: 'Shekel' } } });
  const user = userEvent.setup();
  const file = await screen.findByRole('region', { name: 'Masav file 7' });
  for (const text of ['Granit', '50290850', 'Noa Barak', /21\.00/]) expect(file).toHaveTextContent(text);

  await user.click(await screen.findByRole('checkbox', { name: /Payer 11/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove from file' }));
  const plan = within(await screen.findByRole('alertdialog', { name: 'Remove one row from the file?' }));
  await user.click(plan.getByRole('button', { name: 'Remove from file' }));
  const bar = await screen.findByRole('region', { name: 'Background tasks' });
  await waitFor(() => expect(bar).toHaveTextContent('One row removed'));
  expect(sent).toEqual([{ masavFileID: 7, masavFileRowIDs: [11], seen: { 11: { amount: 10.5 } } }]);
  await waitFor(() => expect(file).toHaveTextContent(/10\.50/));

  await user.click(within(file).getByRole('button', { name: 'Download file' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Download the file?' }));
  await user.click(question.getByRole('button', { name: 'Download file' }));
  await waitFor(() => expect(saved).toEqual(['MSV_50290850_261115_001.txt']));
  await waitFor(() => expect(file).toHaveTextContent('Downloaded: its rows are locked'));
  expect(await within(file).findByRole('button', { name: 'Download again' })).toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: /Payer 12/ }));
  await screen.findByText(/1 selected|One row selected|One selected/);
  expect(screen.queryByRole('button', { name: 'Remove from file' })).toBeNull();
});

it('shows what the bank answered: the sums, each row with its reason, and those of one answer alone', async () => {
  const asked: string[] = [];
  const rows = [
    { masavFileRowID: 90_011, rowNumber: 1, consumerName: 'Dana Cohen', amount: 100, paid: true, comment: null },
    { masavFileRowID: 90_012, rowNumber: 2, consumerName: 'Ruth Levi', amount: 20.5, paid: false, comment: 'No cover' },
  ];
  server.use(
    http.get(`${apiBase}/api/masav/$meta-row`, () =>
      HttpResponse.json({
        columns: {
          rowNumber: column('Row number', 'number'),
          consumerName: column('Customer'),
          amount: column('Amount', 'money'),
          paid: column('Paid', 'boolean'),
          comment: column('Note'),
        },
      }),
    ),
    http.get(`${apiBase}/api/masav/$meta`, () =>
      HttpResponse.json({ columns: { masavFileID: column('File', 'number') } }),
    ),
    http.get(`${apiBase}/api/masav/rows`, ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      asked.push(status ?? '');
      const data = rows.filter(({ paid }) => status === null || paid === (status === 'paid'));
      return HttpResponse.json({ data, numberOfRecords: data.length });
    }),
    http.get(`${apiBase}/api/masav/7`, () =>
      HttpResponse.json({
        masavFileID: 7,
        currency: 'ILS',
        totalAmount: 120.5,
        rowsCount: 2,
        downloaded: true,
        valueDate: '2026-11-16T00:00:00',
        paidDate: '2026-11-16T00:00:00',
        paidCount: 1,
        paidAmount: 100,
        returnedCount: 1,
        returnedAmount: 20.5,
      }),
    ),
  );
  const masavRowStatusEnum = { waiting: 'No answer yet', paid: 'Paid', returned: 'Returned' };
  await renderApp({
    address: '/masav-file/7/rows',
    dictionaries: { currencyEnum: { ILS: 'Shekel' }, masavRowStatusEnum },
  });
  const user = userEvent.setup();
  const file = await screen.findByRole('region', { name: 'Masav file 7' });
  await waitFor(() => expect(file).toHaveTextContent('One charge was returned'));
  for (const text of [/100\.00/, /20\.50/]) expect(file).toHaveTextContent(text);
  const returned = await screen.findByRole('row', { name: /Ruth Levi/ });
  await waitFor(() => expect(returned).toHaveTextContent(/2.*Ruth Levi.*Returned.*No cover/));
  expect(returned).not.toHaveTextContent('90');
  await user.click(await screen.findByRole('button', { name: /^Returned/ }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Dana Cohen/ })).toBeNull());
  expect(asked).toContain('returned');
});

it('plans a file: what it comes to, what is left out and where that is mended; the report tells what came of it', async () => {
  const account = { bank: 12, bankBranch: 571, bankAccount: '041116' };
  const customers: Record<string, object> = {
    [ids[0]]: { consumerName: 'Dana Cohen', consumerNationalID: '123456782', bankDetails: account },
    [ids[1]]: { consumerName: 'Ruth Levi', consumerNationalID: '123456782' },
  };
  const asked: string[] = [];
  let made = 0;
  server.use(
    http.get(`${apiBase}/api/masav/$meta`, () =>
      HttpResponse.json({ columns: { masavFileID: column('File', 'number') } }),
    ),
    http.get(`${apiBase}/api/masav`, () => HttpResponse.json({ data: [], numberOfRecords: 0 })),
    http.get(`${apiBase}/api/transactions`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({
        data: ids.map((paymentTransactionID) => ({ paymentTransactionID })),
        numberOfRecords: 2,
      });
    }),
    http.get(`${apiBase}/api/:noun/$meta`, () => HttpResponse.json({ columns: {} })),
    http.get(`${apiBase}/api/transactions/:id`, ({ params }) =>
      HttpResponse.json({ transactionAmount: 120, currency: 'ILS', dealDetails: { consumerID: params.id } }),
    ),
    http.get(`${apiBase}/api/consumers/:id`, ({ params }) => HttpResponse.json(customers[String(params.id)])),
    http.post(`${apiBase}/api/masav/generate/t1`, () => {
      made += 1;
      const notTakenTransactions = [{ id: ids[1], code: 'NoBankAccount' }];
      const additionalData = { taken: [ids[0]], notTaken: 1, notTakenTransactions };
      return HttpResponse.json({ status: 'warning', message: 'Mixed', entityID: 8, additionalData });
    }),
  );
  await renderApp({ address: '/masav-files/list', dictionaries: { currencyEnum: { ILS: 'Shekel' } } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Create file' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Add one transaction to a Masav file?' });
  expect(dialog).toHaveTextContent(/120\.00/);
  expect(dialog).toHaveTextContent('Neither the customer nor the billing deal has a bank account');
  const mend = within(dialog).getByRole('link', { name: 'Go and fix: Ruth Levi (in a new tab)' });
  expect([mend.getAttribute('href'), mend.getAttribute('target')]).toEqual([`/customers/edit/${ids[1]}`, '_blank']);
  expect(asked[0]).toMatch(/hasMasavFile=false.*paymentType=bank.*terminalID=t1/);

  // Mended in the other tab: who comes back finds it judged anew.
  customers[ids[1]] = { ...customers[ids[1]], bankDetails: { ...account, bankAccount: '041117' } };
  window.dispatchEvent(new Event('visibilitychange'));
  const both = await screen.findByRole('alertdialog', { name: 'Add 2 transactions to a Masav file?' });
  expect(both).toHaveTextContent('One record should be checked');
  await user.click(within(both).getByRole('button', { name: 'Create file' }));
  const bar = await screen.findByRole('region', { name: 'Background tasks' });
  await waitFor(() =>
    expect(bar).toHaveTextContent('One transaction added to the file · One transaction was not added'),
  );
  expect(made).toBe(1);
});
