import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { id, openInvoice, otherID } from './openInvoice.tsx';

configure({ asyncUtilTimeout: 10_000 });

const pdf =
  (text = '%PDF-1.7 a copy') =>
  () =>
    new HttpResponse(text, {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="20417-copy.pdf"' },
    });
const copyCall = 'GET /api/invoicing/{id}/downloadCopy';
const originalCall = 'GET /api/invoicing/{id}/download';
const addresses: Blob[] = [];
const saved: string[] = [];

beforeEach(() => {
  addresses.length = 0;
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) addresses.push(blob);
    return 'blob:http://localhost/1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
});

const button = (name: string) => screen.findByRole('button', { name });

describe('the page of a document', () => {
  it('says what it is, for whom, what for and how it was paid', async () => {
    const paymentDetails = [
      { paymentType: 'cash', amount: 100 },
      { paymentType: 'card', amount: 18, cardVendor: 'DINERS_CLUB' },
    ];
    await openInvoice({ paymentTransactionID: otherID, paymentDetails });
    const title = await screen.findByRole('heading', {
      level: 2,
      name: /Tax invoice-receipt \W*20417\W* · \W*Dana Cohen/,
    });
    expect(title.parentElement).toHaveTextContent(/118\.00₪Sent/);
    const facts = within(screen.getByRole('region', { name: 'Summary' }));
    expect(facts.getByText('Dana Cohen')).toBeInTheDocument();
    expect(facts.getByRole('link', { name: 'dana@mail.test' })).toHaveAttribute('href', 'mailto:dana@mail.test');
    expect(facts.getByText('Copies: copy@mail.test')).toBeInTheDocument();
    const transaction = await facts.findByRole('link', { name: /^\W*Dana\W* · \W*118\.00\W*₪\W*$/ });
    expect(transaction).toHaveAttribute('href', `/transactions/view/${otherID}`);
    // What a document is about stands open.
    expect(screen.getByRole('cell', { name: 'Soap' })).toBeVisible();
    // How it was paid is a click away: the page fits one screen.
    expect(screen.getByRole('cell', { name: 'Cash' })).not.toBeVisible();
    fireEvent.click(screen.getByText('Payment details'));
    expect(screen.getByRole('cell', { name: 'Cash' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Diners Club' })).toBeVisible();
  });

  it('names another record by its short id where its name cannot be had, and tells no failure', async () => {
    expectFailures();
    await openInvoice({ paymentTransactionID: otherID }, {}, undefined, 500);
    const link = await screen.findByRole('link', { name: /^7a2d3e4f/ });
    await waitFor(() => expect(link).toBeVisible());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows its copy in the page, once somebody wants to see it', async () => {
    const { user, sent } = await openInvoice({}, { [copyCall]: pdf() });
    expect(sent).toEqual([]);
    await user.click(await screen.findByRole('tab', { name: 'Copy' }));
    const copy = within(await screen.findByRole('region', { name: 'Copy of document 20417' }));
    expect(copy.getByTitle('Copy of document 20417')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    expect(addresses.map(({ type }) => type)).toEqual(['application/pdf']);
    await user.click(copy.getByRole('button', { name: 'Download' }));
    expect(saved).toEqual(['20417-copy.pdf']);
  });

  it('where the browser draws no PDF, offers to open and to download it', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openInvoice({}, { [copyCall]: pdf() }, `/invoicing/view/${id}?tab=copy`);
    const copy = within(await screen.findByRole('region', { name: 'Copy of document 20417' }));
    expect(copy.queryByTitle('Copy of document 20417')).not.toBeInTheDocument();
    await user.click(copy.getByRole('button', { name: 'Open in a new tab' }));
    expect(open).toHaveBeenCalledWith('blob:http://localhost/1', '_blank', 'noopener');
  });

  it('draws nothing that is no PDF, whatever it calls itself, and can ask again', async () => {
    expectFailures();
    let text = '<script>steal()</script>';
    const { user } = await openInvoice({}, { [copyCall]: () => pdf(text)() }, `/invoicing/view/${id}?tab=copy`);
    expect(await screen.findByText('The copy of the document could not be loaded.')).toBeInTheDocument();
    expect(addresses).toEqual([]);
    text = '%PDF-1.7';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Copy of document 20417' })).toBeInTheDocument();
  });

  it('says why a copy was refused', async () => {
    expectFailures();
    const refused = () => HttpResponse.json({ status: 'error', message: 'No copy of this one' }, { status: 400 });
    await openInvoice({}, { [copyCall]: refused }, `/invoicing/view/${id}?tab=copy`);
    expect(await screen.findByText('No copy of this one')).toBeInTheDocument();
  });

  it('gives out the original once it was agreed to, and says so', async () => {
    const { user, sent, change } = await openInvoice({}, { [originalCall]: pdf() });
    await user.click(await button('Download original'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Download the original?' }));
    expect(sent).toEqual([]);
    change({ originalDownloadedAt: '2026-11-15T10:00:00Z' });
    await user.click(question.getByRole('button', { name: 'Download original' }));
    expect(await screen.findByText(/^The original was downloaded\. From now on/)).toBeInTheDocument();
    expect(saved).toEqual(['20417-copy.pdf']);
    expect(sent.map(({ call }) => call)).toEqual([originalCall]);
    expect(await screen.findByText(/^The original was downloaded on/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download original' })).not.toBeInTheDocument();
  });

  it('sends it again, to another address too', async () => {
    const { user, sent } = await openInvoice();
    await user.click(await button('Send again'));
    const field = await screen.findByRole('textbox', { name: /^Email/ });
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Consumer email is required')).toBeInTheDocument();
    await user.type(field, 'other@mail.test');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'POST /api/invoicing/resend-single',
          body: { terminalID: otherID, invoiceID: id, email: 'other@mail.test' },
        },
      ]),
    );
    expect(await screen.findByText(/^The document was sent to \W*other@mail\.test/)).toBeInTheDocument();
  });

  it('cancels it by a credit document, which it leads to', async () => {
    const { user, sent, change } = await openInvoice();
    await user.click(await button('Cancel document'));
    change({ status: 'canceled', creditInvoiceID: otherID });
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel the document?' }));
    expect(question.getByText(/118\.00/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancel document' }));
    const link = await screen.findByRole('link', { name: 'Open the credit document' });
    expect(link).toHaveAttribute('href', `/invoicing/view/${otherID}`);
    const named = await screen.findByRole('link', { name: /Credit note \W*53\W* · \W*Dana Cohen\W* · \W*-118\.00/ });
    expect(named).toHaveAttribute('href', `/invoicing/view/${otherID}`);
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/invoicing/cancel/{id}']);
    expect(screen.queryByRole('button', { name: 'Cancel document' })).not.toBeInTheDocument();
  });

  it('of one that could not be issued says why, and offers to change or delete it', async () => {
    const failed = { status: 'initial', invoiceNumber: null, lastError: 'No provider' };
    const { user, sent } = await openInvoice(failed);
    expect(await screen.findByText('Could not create Invoice')).toBeInTheDocument();
    expect(screen.getAllByText('No provider')[0]).toBeVisible();
    expect(screen.getByText('Issuing failed')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change and issue' })).toHaveAttribute(
      'href',
      `/wizard/invoicing/create?invoice=${id}`,
    );
    expect(screen.queryByRole('tab', { name: 'Copy' })).not.toBeInTheDocument();
    await user.click(await button('Delete'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the document?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toEqual([{ call: 'DELETE /api/invoicing/{id}', body: { terminalID: otherID } }]));
  });
});
