import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { invoicePath } from '#src/resources/wizardPaths.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { answerWizard, atStep, choose, failed, field, goOn, id, open, press, preview } from './openInvoiceWizard.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => {
  stubDialogs();
  sessionStorage.clear();
});

describe('the invoice wizard', () => {
  it('issues what it has shown before, and leads on to the document', async () => {
    const sent = answerWizard();
    await open(invoicePath({ customerID: id }));
    expect(await screen.findByRole('combobox', { name: 'Document type' })).toHaveValue('invoiceWithPaymentInfo');
    await userEvent.type(await field('Subject'), 'November');
    await goOn();
    await atStep('Customer');
    expect(await field('Street')).toHaveValue('Port');
    await goOn();
    await atStep('Items and amount');
    await userEvent.type(await field('Amount'), '118');
    await goOn();
    await atStep('Payments');
    await press('Add: Cash');
    await goOn();
    await atStep('Confirm');
    const page = await preview();
    expect(page.getByRole('heading', { name: 'Tax invoice/receipt' })).toBeInTheDocument();
    for (const text of ['Dana Cohen', 'Port 4, Haifa', 'November']) expect(page.getByText(text)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await press('Issue document');
    expect(await screen.findByRole('heading', { name: 'Document issued' })).toHaveFocus();
    expect(sent).toMatchObject([
      {
        call: 'POST /api/invoicing',
        body: {
          terminalID: id,
          currency: 'ILS',
          invoiceAmount: 118,
          vatRate: 0.18,
          vatTotal: 18,
          netTotal: 100,
          dealDetails: { consumerID: id, consumerName: 'Dana Cohen', consumerAddress: { street: 'Port' } },
          invoiceDetails: {
            invoiceType: 'invoiceWithPaymentInfo',
            invoiceSubject: 'November',
            invoiceLanguage: 'en-IL',
          },
          paymentDetails: [{ paymentType: 'cash', amount: 118 }],
        },
      },
    ]);
    expect(await screen.findByText('20417')).toBeInTheDocument();
    expect(screen.getByText('123456789')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open document' })).toHaveAttribute('href', `/invoicing/view/${id}`);
    // The page says it; no message does.
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
  });

  it('asks for what its kind needs of its customer, and advises an address without asking for one', async () => {
    answerWizard();
    await open(invoicePath());
    await goOn();
    await atStep('Customer');
    await goOn();
    for (const text of ['Consumer name is required', 'Consumer email is required']) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText("The customer's address is advised, not required.")).toBeInTheDocument();
    await userEvent.type(await field('Customer name'), 'Ruth');
    await userEvent.type(await field('Email'), 'ruth@mail.test');
    await goOn();
    expect(await atStep('Items and amount')).toBeInTheDocument();
  });

  it('judges discounts and how the document is paid', async () => {
    answerWizard();
    await open(invoicePath({ customerID: id }));
    await goOn();
    await goOn();
    await atStep('Items and amount');
    await press('Add a custom line');
    await userEvent.type(await field('Item name'), 'Soap');
    await userEvent.type(await field('Unit price'), '100');
    await choose('Discount type', 'percent');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Discount' }), '100');
    await goOn();
    expect(await screen.findByText('Percentage should be less than 100 to apply')).toBeInTheDocument();
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Discount' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Discount' }), '10');
    await goOn();
    await atStep('Payments');
    await goOn();
    expect(await screen.findByText('Payment types sum should be equal to the invoice amount')).toBeInTheDocument();
    await press('Add: Cheque');
    expect(await field('Amount')).toHaveValue('90.00');
    await userEvent.clear(await field('Amount'));
    await userEvent.type(await field('Amount'), '95');
    await userEvent.type(await field('Cheque number'), '1001');
    await goOn();
    expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0);
  });

  it.each([
    [
      'invoice',
      ['Description', 'Quantity', 'Price excl. VAT', 'Discount', 'Excl. VAT', 'VAT', 'Total'],
      ['To'],
      ['Soap', '1', '84.75₪', '-8.48₪', '76.27₪', '13.73₪', '90.00₪'],
    ],
    ['paymentInfo', ['Description', 'Total'], ['Received from', 'Payment details'], ['Soap', '90.00₪']],
  ])(
    'previews a document of the kind %s in the columns and amounts of the paper',
    async (type, heads, words, cells) => {
      answerWizard();
      await open(invoicePath({ customerID: id }));
      await choose('Document type', type);
      await goOn();
      await goOn();
      await press('Add a custom line');
      await userEvent.type(await field('Item name'), 'Soap');
      await userEvent.type(await field('Unit price'), '100');
      await userEvent.type(await screen.findByRole('textbox', { name: 'Discount' }), '10');
      await goOn();
      if (type === 'paymentInfo') {
        await press('Add: Cash');
        await goOn();
      }
      await atStep('Confirm');
      const page = await preview();
      expect(page.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads);
      expect(page.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(cells);
      for (const word of words) expect(page.getByText(word)).toBeInTheDocument();
      // Nothing between the lines and their sum takes them elsewhere.
      expect(page.queryByText('Discount', { selector: 'dt' })).not.toBeInTheDocument();
    },
  );

  it('says before the issue that an allocation number is due, and what it lacks', async () => {
    answerWizard();
    await open(invoicePath({ customerID: id }));
    await choose('Document type', 'invoice');
    await goOn();
    await goOn();
    await userEvent.type(await field('Amount'), '900000');
    expect(await screen.findByText(/needs an allocation number from the tax authority/)).toBeInTheDocument();
    expect(screen.getByText(/dealer number is missing/)).toBeInTheDocument();
    await goOn();
    // A plain invoice does not say how it is paid.
    await atStep('Confirm');
    await press('Back');
    await press('Back');
    await userEvent.type(await field('National ID'), '000000018');
    await goOn();
    expect(await screen.findByText(/needs an allocation number/)).toBeInTheDocument();
    expect(screen.queryByText(/dealer number is missing/)).not.toBeInTheDocument();
  });

  it('of one that could not be issued says why, and the next try changes that one', async () => {
    expectFailures();
    const errors = [{ code: 'invoiceDetails', description: 'No provider' }];
    const answer = { message: 'Could not create Invoice', entityUID: id, concurrencyToken: 'AAAAAAAAAAI=', errors };
    const sent = answerWizard([() => HttpResponse.json({ ...answer, status: 'error' }, { status: 400 })]);
    await open(invoicePath({ customerID: id }));
    await choose('Document type', 'invoice');
    await goOn();
    await goOn();
    await userEvent.type(await field('Amount'), '118');
    await goOn();
    await press('Issue document');
    expect(await screen.findByText(/No provider/)).toBeInTheDocument();
    await press('Issue document');
    expect(await screen.findByRole('heading', { name: 'Document issued' })).toBeInTheDocument();
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/invoicing', 'PUT /api/invoicing/{id}']);
    expect(sent[1]?.body).toMatchObject({ invoiceID: id, updateTimestamp: 'AAAAAAAAAAI=', invoiceAmount: 118 });
  });

  it('changes one that was kept, as it was typed', async () => {
    const sent = answerWizard([], failed);
    await open(invoicePath({ invoice: id }));
    expect(await field('Subject')).toHaveValue('November');
    await goOn();
    expect(await field('Customer name')).toHaveValue('Ruth Levi');
    await goOn();
    expect(await field('Item name')).toHaveValue('Soap');
    await goOn();
    await press('Issue document');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: 'PUT /api/invoicing/{id}',
      body: {
        invoiceID: id,
        updateTimestamp: 'AAAAAAAAAAE=',
        invoiceAmount: 200,
        dealDetails: { consumerAddress: { street: 'Sea', city: 'Eilat' }, items: [{ itemName: 'Soap', quantity: 2 }] },
        invoiceDetails: { invoiceType: 'invoice', invoiceLanguage: 'he-IL' },
      },
    });
  });

  it('is not offered where nobody makes the documents', async () => {
    answerWizard();
    await open(invoicePath(), {});
    expect(await screen.findByText(/Shop is not connected to an invoicing system/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('changes none that was issued', async () => {
    answerWizard();
    await open(invoicePath({ invoice: id }));
    expect(await screen.findByText(/^The document cannot be changed/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open document' })).toHaveAttribute('href', `/invoicing/view/${id}`);
  });

  it('of an answer that is lost says what can be done, and keeps all', async () => {
    expectFailures();
    const sent = answerWizard([() => HttpResponse.error()]);
    await open(invoicePath({ customerID: id }));
    await choose('Document type', 'invoice');
    await goOn();
    await goOn();
    await userEvent.type(await field('Amount'), '118');
    await goOn();
    await press('Issue document');
    expect(await screen.findByText(/It is not known whether the document was issued/)).toBeInTheDocument();
    await press('Issue document');
    expect(await screen.findByRole('heading', { name: 'Document issued' })).toBeInTheDocument();
    expect(sent[1]).toEqual(sent[0]);
    expect(screen.queryByText(/It is not known whether the document was issued/)).toBeNull();
  });

  it('brings back what was typed', async () => {
    answerWizard();
    const { unmount } = await open(invoicePath());
    await userEvent.type(await field('Subject'), 'November');
    await goOn();
    await userEvent.type(await field('Street'), 'Port');
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    await open(invoicePath());
    expect(await field('Street')).toHaveValue('Port');
    await press('Back');
    expect(await field('Subject')).toHaveValue('November');
  });
});
