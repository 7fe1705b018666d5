import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
import { button, field, openWizard, result, success, typeCard, unfold } from './openWizard.tsx';
import { consumerID, invoiceID, transactionID } from './samples.ts';

const address = '/wizard/transactions/charge';
const row = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the result of a charge', () => {
  it('says that the customer is new and the card is kept, and in which payments it is', async () => {
    const { user } = await openWizard(`${address}?amount=20`, {
      answers: { '/api/consumers': [() => success({ entityUID: consumerID })] },
      transaction: { initialPaymentAmount: 83, installmentPaymentAmount: 83, numberOfPayments: 3 },
    });
    await typeCard(user);
    await user.click(button('New customer'));
    await user.type(field(/Customer name/), 'Alon');
    await unfold(user, 'Saving the card, and its owner');
    await user.click(screen.getByRole('checkbox', { name: 'Save the card for the customer' }));
    await user.click(button(/^Charge/));
    await result('Charged');
    expect(await screen.findByText('The card is saved for further charges')).toBeVisible();
    expect(within(screen.getByRole('article')).getByRole('link', { name: 'Alon' })).toHaveAttribute(
      'href',
      `/customers/view/${consumerID}`,
    );
    expect(row('New customer')).toHaveTextContent('Alon');
    expect(row('Number of installments')?.textContent).toBe('3 × 83.00₪');
  });

  it('says nothing of a card that was not kept', async () => {
    const { user } = await openWizard(`${address}?amount=20&customerID=${consumerID}`);
    await typeCard(user);
    await user.click(button(/^Charge/));
    await result('Charged');
    expect(await screen.findByText('Granite Trade')).toBeVisible();
    expect(screen.queryByText('The card is saved for further charges')).not.toBeInTheDocument();
    expect(row('Customer')).toHaveTextContent('Dana Levi');
  });

  it('offers the same again, and another for the customer', async () => {
    const { user } = await openWizard(`${address}?amount=20&customerID=${consumerID}`);
    await typeCard(user);
    await user.click(button(/^Charge/));
    await result('Charged');
    await user.click(button('The same charge again'));
    await waitFor(() => expect(field(/^Amount/)).toHaveValue('100.00'));
    expect(screen.getByRole('complementary', { name: 'Summary' })).toHaveTextContent(/CustomerDana Levi/);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Saved card' })).toBeChecked());
    await user.click(button('Charge 100.00₪'));
    await result('Charged');
    await user.click(button('Another charge for the customer'));
    await waitFor(() => expect(field(/^Amount/)).toHaveValue(''));
    expect(button('Change customer')).toBeVisible();
  });

  it('offers a customer and the document after a quick charge', async () => {
    const details = { paymentTransactionID: transactionID, terminalID: consumerID, status: 'completed' };
    const issue = `/api/invoicing/transaction/${transactionID}`;
    const { user, posted } = await openWizard('/wizard/transactions/quickcharge?amount=20', {
      transaction: { allowInvoiceCreation: true },
      answers: { [issue]: [() => success({ entityUID: invoiceID })] },
    });
    server.use(
      http.post(`${apiBase}${issue}`, () => {
        server.use(
          http.get(`${apiBase}/api/transactions/:id`, () =>
            HttpResponse.json({ ...details, allowInvoiceCreation: false, invoiceID }),
          ),
        );
        return success({ entityUID: invoiceID });
      }),
    );
    await typeCard(user);
    await user.keyboard('{Enter}');
    await result('Charged');
    expect(screen.getByRole('link', { name: 'Add a customer' })).toHaveAttribute('href', '/customers/create');
    expect(screen.queryByRole('button', { name: 'Another charge for the customer' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Issue a document' }));
    expect(await screen.findByRole('link', { name: /^Issued, number \W*20417/ })).toHaveAttribute(
      'href',
      `/invoicing/view/${invoiceID}`,
    );
    expect(screen.queryByRole('button', { name: 'Issue a document' })).not.toBeInTheDocument();
    expect(posted).toHaveLength(1);
  });
});
