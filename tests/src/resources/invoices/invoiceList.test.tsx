import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
import { taxArchive } from '#tests/support/taxArchive.ts';
import { id as first, invoice, otherID as second, type Sent } from './openInvoice.tsx';
// What loads on first use is at hand before the first test.
import '#src/actions/BulkActions.tsx';
import '#src/actions/ListActionsMenu.tsx';
import '#src/actions/jobs/JobBar.tsx';
import '#src/actions/many/PlanDialog.tsx';
import '#src/list/ListInsight.tsx';
import '#src/resources/invoices/listActions.ts';
import '#src/resources/invoices/manyActions.ts';
import '#src/resources/invoices/totals/InvoiceTotals.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => {
  stubDialogs();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') });
});

const failed = '8a2d3e4f-d9cb-469f-a165-70867728950e';
const rows = [
  { ...invoice },
  { ...invoice, invoiceID: second, consumerName: 'Ruth' },
  { ...invoice, invoiceID: failed, consumerName: 'Noa', invoiceNumber: null, status: 'initial' },
];
const columns = { consumerName: { name: 'Customer', dataType: 'string' } };
const month = {
  period: '2026-11-01T00:00:00',
  invoiceType: 'creditNote',
  currency: 'ILS',
  count: 3,
  totalAmount: 354,
  vatTotal: 54,
};

/** Opens the list of a terminal whose documents somebody makes; what is asked besides is kept. */
async function openList(provider: string, answer: () => Response) {
  const sent: Sent[] = [];
  const segments: string[] = [];
  server.use(
    http.get(`${apiBase}/api/invoicing/$meta`, () => HttpResponse.json({ columns })),
    http.get(`${apiBase}/api/invoicing/totals/:segment`, ({ request, params }) => {
      segments.push(`${String(params.segment)} ${new URL(request.url).searchParams.get('status') ?? ''}`);
      return HttpResponse.json({ data: [month] });
    }),
    http.get(`${apiBase}/api/invoicing`, () => HttpResponse.json({ data: rows, numberOfRecords: rows.length })),
    http.post(`${apiBase}/api/*`, async ({ request }) => {
      sent.push({ call: new URL(request.url).pathname, body: await request.json() });
      return answer();
    }),
  );
  await renderApp({
    address: '/invoicing/list?filter={"status":["sent"]}',
    dictionaries: { currencyEnum: { ILS: 'Shekel' }, invoiceTypeEnum: { creditNote: 'Credit note' } },
    terminals: [
      {
        terminalID: first,
        label: 'Shop',
        status: 'active',
        enabledFeatures: [],
        integrations: { invoicing: { provider } },
      },
    ],
  });
  await screen.findByText('Ruth');
  return { user: userEvent.setup(), sent, segments };
}

describe('the list of documents', () => {
  it('sends ticked ones again, those that can be, and tells how each fared', async () => {
    const additionalData = { sent: 1, notSent: 1, notSentInvoices: [{ id: second, code: 'NotFound' }] };
    const { user, sent } = await openList('iCount', () =>
      HttpResponse.json({ status: 'warning', message: 'Mixed', additionalData }),
    );
    await user.click(await screen.findByRole('checkbox', { name: /select all/i }));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    const plan = within(await screen.findByRole('alertdialog', { name: 'Send 2 documents?' }));
    expect(await plan.findByText(/One record is not affected/)).toBeInTheDocument();
    expect(plan.getByText('2 recipients')).toBeInTheDocument();
    expect(plan.getAllByText('dana@mail.test')).toHaveLength(2);
    await user.click(plan.getByRole('button', { name: 'Send again' }));
    const bar = await screen.findByRole('region', { name: 'Background tasks' });
    await waitFor(() =>
      expect(bar).toHaveTextContent('One document sent · One document was not sent · One record is not affected'),
    );
    expect(bar).toHaveTextContent('The document was not issued');
    expect(bar).toHaveTextContent('The document was not found');
    expect(sent).toEqual([
      { call: '/api/invoicing/resend', body: { terminalID: first, invoicesIDs: [first, second] } },
    ]);
  });

  it('says what its documents come to, by the span of time that is chosen', async () => {
    const { user, segments } = await openList('iCount', () => HttpResponse.json({}));
    await user.click(await screen.findByRole('button', { name: 'Summary' }));
    expect(
      await screen.findByRole('row', { name: /November 2026 Credit note 3 .*54\.00.*354\.00/ }),
    ).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sum by' }), 'Week');
    expect(await screen.findByRole('row', { name: /Week of 01\/11\/2026/ })).toBeInTheDocument();
    expect(segments).toEqual(['month sent', 'week sent']);
  });

  const archiveAnswer = (body: BodyInit) =>
    new HttpResponse(body, {
      headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="report.zip"' },
    });
  const month15 = { terminalID: first, dateFrom: '2026-11-01', dateTo: '2026-11-15' };

  /** Names of the files that the browser has been given. */
  function noteDownloads(): string[] {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    return saved;
  }

  it('downloads the hash report of a month', async () => {
    const saved = noteDownloads();
    const { user, sent } = await openList('EasyInvoice', () => archiveAnswer('file'));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hash report' }));
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['report.zip']));
    expect(sent).toEqual([{ call: '/api/integrations/easy-invoice/get-document-hash-report', body: month15 }]);
  });

  it('tells what is in the tax file of a month before it is downloaded', async () => {
    const saved = noteDownloads();
    const archive = await taxArchive([
      [305, 11_800],
      [305, 200],
      [400, 5],
    ]);
    const { user, sent } = await openList('EasyInvoice', () => archiveAnswer(archive));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Tax report' }));
    await user.click(await screen.findByRole('button', { name: 'Prepare' }));
    const report = within(await screen.findByRole('dialog', { name: 'Open format files (OPENFRMT)' }));
    expect(report.getByRole('status')).toHaveTextContent('The open format files are ready.');
    expect(report.getByText('OPENFRMT\\00223344.26\\11151200')).toBeInTheDocument();
    expect(report.getByText('01/11/2026 – 15/11/2026')).toBeInTheDocument();
    expect(report.getByRole('row', { name: 'C100 Document headers 3' })).toBeInTheDocument();
    expect(report.getByRole('row', { name: /^305 Tax invoice 2 120\.00/ })).toBeInTheDocument();
    expect(report.getByRole('row', { name: /^400 Receipt 1 0\.05/ })).toBeInTheDocument();
    expect(saved).toEqual([]);
    await user.click(report.getByRole('button', { name: 'Download' }));
    expect(saved).toEqual(['report.zip']);
    expect(sent).toEqual([{ call: '/api/integrations/easy-invoice/get-document-tax-report', body: month15 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['no archive', async () => 'file', /cannot be shown/],
    ['one that says it has more', () => taxArchive([[305, 5]], 9), /number of records in the file differs/],
  ])('hands over %s all the same, and says so', async (_case, make, says) => {
    const saved = noteDownloads();
    const archive = await make();
    const { user } = await openList('EasyInvoice', () => archiveAnswer(archive));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Tax report' }));
    await user.click(await screen.findByRole('button', { name: 'Prepare' }));
    const report = within(await screen.findByRole('dialog', { name: 'Open format files (OPENFRMT)' }));
    expect(report.getByRole('alert')).toHaveTextContent(says);
    await user.click(report.getByRole('button', { name: 'Download' }));
    expect(saved).toEqual(['report.zip']);
  });

  it('offers no reports where somebody else makes the documents', async () => {
    const { user } = await openList('iCount', () => HttpResponse.json({}));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'No actions available' })).toBeInTheDocument();
  });
});
