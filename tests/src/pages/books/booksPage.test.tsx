import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { answerBooks, october } from './answerBooks.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/fields/taxReport/TaxReportDialog.tsx';
import '#src/i18n/catalogue/books.en.ts';
import '#src/i18n/catalogue/invoices.en.ts';
import '#src/list/export/runExport.ts';
import '#src/list/filters/SpecialControl.tsx';
import '#src/pages/books/BooksPage.tsx';
import '#src/pages/books/incoming/CreditRuleDialog.tsx';

configure({ asyncUtilTimeout: 10_000 });

const addressFor = (filter: object) => `/books?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** What was asked of whole documents and of charges ahead. */
let asked: URL[];
/** What whole documents wait for. */
let held: Promise<void>;
beforeEach(() => {
  stubDialogs();
  localStorage.clear();
  held = Promise.resolve();
  asked = answerBooks(() => held);
});

const open = (more: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    address: addressFor(october),
    dictionaries: {
      currencyEnum: { ILS: 'Shekel' },
      invoiceTypeEnum: { invoice: 'Tax invoice', creditNote: 'Credit note', paymentInfo: 'Receipt' },
      invoiceStatusEnum: { sent: 'Sent', sendingFailed: 'Not sent' },
      transactionTypeEnum: { regularDeal: 'Regular' },
    },
    ...more,
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('filter') ?? '');

describe('the books', () => {
  it('tell the VAT by kind; each count leads to its documents', async () => {
    await open();
    const vat = await section('VAT of the documents');
    const row = async (name: string) => within(await vat.findByRole('row', { name: new RegExp(`^${name} `) }));
    // Those never issued are in no figure, so the others are found by status.
    const invoices = await row('Tax invoice');
    expect(filterOf(invoices.getByRole('link', { name: 'Sent 3' }))).toEqual({
      ...october,
      invoiceType: 'invoice',
      currency: 'ILS',
      status: 'sent',
    });
    expect(invoices.getByRole('link', { name: 'Not sent 1' })).toBeVisible();
    expect(filterOf((await row('Receipt')).getByRole('link', { name: '2' }))).toEqual({
      ...october,
      invoiceType: 'paymentInfo',
      currency: 'ILS',
    });
    expect((await row('Credit note')).getByText(/^-18\.00/)).toBeVisible();
    const figures = vat.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll(/[^\d.,-]/g, ''));
    expect(figures).toEqual(['900.00', '100.00', '180.00']);
    await userEvent.click(vat.getByText('One document without VAT'));
    expect(await vat.findByRole('link', { name: '7-e' })).toHaveAttribute('href', '/invoicing/view/e');
  });

  it('tell what documents lack, and read only large ones whole', async () => {
    await open({ terminals: [{ terminalID: 't1', label: 'Shop', status: 'active', integrations: { invoicing: {} } }] });
    const checks = await section('What the documents lack');
    const missing = await checks.findByRole('link', { name: 'Charges without a document 4' });
    expect(filterOf(missing)).toMatchObject({ ...october, hasInvoice: 'No', currency: 'ILS', jDealType: 'J4' });
    expect(filterOf(checks.getByRole('link', { name: 'Documents not delivered 1' }))).toEqual({
      ...october,
      status: 'sendingFailed',
    });
    const lacking = within(await checks.findByRole('group', { name: 'Invoices without an allocation number' }));
    expect(lacking.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['7-b']);
    const inCash = within(checks.getByRole('group', { name: 'Cash above what the law allows' }));
    expect(inCash.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['7-a']);
    expect(inCash.getByText(/1,500\.00/)).toBeVisible();
    expect(checks.getByText(/above .*6,000\.00/)).toBeVisible();
    expect(
      asked.filter(({ pathname }) => pathname.includes('/invoicing/')).map(({ pathname }) => pathname.at(-1)),
    ).toEqual(['a', 'b', 'c']);
  });

  it('stop a reading, and go on where it was', async () => {
    let release: () => void = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    await open();
    const checks = await section('What the documents lack');
    expect(await checks.findByText('0 / 3')).toBeVisible();
    // Two at a time.
    await vi.waitFor(() => expect(asked.filter(({ pathname }) => pathname.includes('/invoicing/'))).toHaveLength(2));
    await userEvent.click(checks.getByRole('button', { name: 'Stop' }));
    expect(await checks.findByText('Stopped')).toBeVisible();
    release();
    await userEvent.click(checks.getByRole('button', { name: 'Continue' }));
    expect(await checks.findByRole('group', { name: 'Cash above what the law allows' })).toBeVisible();
  });

  it('tell when the money comes in by the rule of the terminal, which is kept', async () => {
    const { unmount } = await open();
    const before = await section('Charges by day');
    const certain = within(await before.findByRole('region', { name: 'Certain' }));
    expect(certain.getByText('02/10/2026')).toBeVisible();
    expect(certain.getByText('29/10/2026')).toBeVisible();
    expect(within(before.getByRole('region', { name: 'Expected' })).getByText('30/10/2026')).toBeVisible();

    await userEvent.click(before.getByRole('button', { name: 'Set credit days' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Credit days of Terminal t1' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Days of the month' }), '2, 32{Enter}');
    expect(await dialog.findByText(/Enter up to 4 days of the month/)).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Days of the month' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Days of the month' }), '2, 8{Enter}');

    const after = await section('When the money comes in');
    expect(after.getByText(/^Charges from day 1 to 15 .* Charges from day 16 to 31 .*/)).toBeVisible();
    const credited = within(await after.findByRole('region', { name: 'Certain' }));
    const links = credited.getAllByRole('link', { name: /30\.00|70\.00/ });
    expect(links.map((link) => filterOf(link))).toMatchObject([
      {
        terminalID: 't1',
        dateFrom: '2026-09-01',
        dateTo: '2026-09-15',
        transactionType: 'regularDeal',
        currency: 'ILS',
      },
      { dateFrom: '2026-09-16', dateTo: '2026-09-30' },
    ]);
    // The first payment of a deal of 16 September; its rows unfold.
    await userEvent.click(credited.getByRole('button', { name: 'Installments (1)' }));
    const payment = await credited.findByRole('link', { name: 'Noa Bar' });
    expect(payment).toHaveAttribute('href', '/transactions/view/deal');
    expect(credited.getByText('Payment 1 of 3')).toBeVisible();
    // Of a day, what all its sources come to: 70.00 and 33.34.
    expect(credited.getByText(/^103\.34/)).toBeVisible();
    unmount();

    await open();
    const again = await section('When the money comes in');
    await userEvent.click(again.getByRole('button', { name: 'Change credit days' }));
    const kept = within(await screen.findByRole('dialog', { name: 'Credit days of Terminal t1' }));
    expect(kept.getByRole('textbox', { name: 'Days of the month' })).toHaveValue('2, 8');
    await userEvent.click(kept.getByRole('radio', { name: 'unknown' }));
    await userEvent.click(kept.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('region', { name: 'Charges by day' })).toBeVisible();
  });

  it('of a Masav file tell what came back, and lead to its rows', async () => {
    await open();
    const files = await section('Masav files');
    const row = within(await files.findByRole('row', { name: /1011/ }));
    expect(row.getByRole('link', { name: /^2 · .*60\.00/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/masav-file/1011/rows?'),
    );
    expect(filterOf(row.getByRole('link', { name: /^1 · .*30\.00/ }))).toEqual({ status: 'returned' });
  });

  it('are of the days that are chosen, in the address', async () => {
    await open();
    const period = await section('Period of the books');
    await userEvent.selectOptions(period.getByRole('combobox', { name: 'Month' }), 'September 2026');
    const filter: unknown = JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '');
    expect(filter).toEqual({ terminalID: 't1', dateFrom: '2026-09-01', dateTo: '2026-09-30' });
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await userEvent.click(period.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('ask nothing of deals for who may not see them', async () => {
    await open({ roles: ['Merchant'] });
    const money = await section('Charges by day');
    expect(await money.findByRole('region', { name: 'Certain' })).toBeVisible();
    expect(asked.some(({ pathname }) => pathname.includes('future-billings'))).toBe(false);
  });

  it('make the open format file of their days where the terminal can', async () => {
    const shop = {
      terminalID: 't1',
      label: 'Shop',
      status: 'active',
      integrations: { invoicing: { provider: 'EasyInvoice' } },
    };
    await open({ terminals: [shop] });
    const files = await section('Files to hand over');
    await userEvent.click(files.getByRole('button', { name: 'Open format file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tax report' }));
    expect(dialog.getByRole('textbox', { name: /^From/ })).toHaveValue('01/10/2026');
    expect(dialog.getByRole('textbox', { name: /^To/ })).toHaveValue('31/10/2026');
  });

  it('say that figures did not come, and ask again', async () => {
    expectFailures();
    server.use(
      http.get(`${apiBase}/api/invoicing/totals/year`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    await open();
    const vat = await section('VAT of the documents');
    await userEvent.click(await vat.findByRole('button', { name: 'Try again' }));
    expect(await vat.findByRole('row', { name: /^Receipt / })).toBeVisible();
    const files = await section('Files to hand over');
    expect(files.queryByRole('button', { name: 'Open format file' })).not.toBeInTheDocument();
  });
});
