import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
import { details, id, openTransaction, refund as row } from './openTransaction.tsx';

const invoiceID = '33333333-3333-4333-8333-333333333333';
/** A refund of the charge that went through, as the list shows it. */
const refund = { ...row, currency: 'ILS', jDealType: 'J4', initialTransactionID: id };

/** A charge with a document and these refunds, of which the server offers the document or not. */
async function openCharge(refunds: readonly object[], allowInvoiceCreation = true, changes: object = {}) {
  const asked: string[] = [];
  // What is added last answers first, and is asked before the transaction itself.
  const answer = () => {
    server.use(
      http.get(`${apiBase}/api/transactions`, () =>
        HttpResponse.json({ data: refunds, numberOfRecords: refunds.length }),
      ),
      http.get(`${apiBase}/api/transactions/${refund.paymentTransactionID}`, () =>
        HttpResponse.json({ ...details, ...refund, allowInvoiceCreation }),
      ),
      http.get(`${apiBase}/api/invoicing/${invoiceID}`, () => {
        asked.push(invoiceID);
        return HttpResponse.json({ invoiceID, invoiceNumber: '1234', invoiceType: 'invoice' });
      }),
    );
  };
  return { asked, ...(await openTransaction({ invoiceID, ...changes }, {}, answer)) };
}

describe('after the refund of a charge that has a document', () => {
  it('the credit is offered, named by what it credits, and issued for the refund', async () => {
    const { user, posted } = await openCharge([refund]);
    expect(await screen.findByText(/no credit document yet.*1234/)).toBeVisible();
    const offer = screen.getByRole('button', { name: 'Issue credit' });
    // The page's own act stays the filled one.
    expect(offer).not.toHaveClass('filled');
    await user.click(offer);
    const question = within(await screen.findByRole('alertdialog', { name: 'Issue the credit document' }));
    expect(question.getByText(/A credit document of \W*20\.00/)).toBeVisible();
    expect(posted).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Issue credit' }));
    await waitFor(() =>
      expect(posted.map(({ path }) => path)).toEqual([`/api/invoicing/transaction/${refund.paymentTransactionID}`]),
    );
  });

  it('the refund says what its document will credit', async () => {
    const charge = { ...details, invoiceID };
    const answer = () => {
      server.use(
        http.get(`${apiBase}/api/transactions/44444444-4444-4444-8444-444444444444`, () => HttpResponse.json(charge)),
        http.get(`${apiBase}/api/invoicing/${invoiceID}`, () =>
          HttpResponse.json({ invoiceID, invoiceNumber: '1234', invoiceType: 'invoice' }),
        ),
      );
    };
    const ofCharge = { initialTransactionID: '44444444-4444-4444-8444-444444444444', totalRefund: 0 };
    await openTransaction({ specialTransactionType: 'refund', allowInvoiceCreation: true, ...ofCharge }, {}, answer);
    expect(await screen.findByText(/issue the credit for .*1234/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Issue credit' })).toHaveClass('filled');
    expect(screen.queryByRole('button', { name: 'Issue invoice' })).not.toBeInTheDocument();
  });

  it.each([
    ['has its credit', [{ ...refund, invoiceID: 'i2' }], true, {}],
    ['failed', [{ ...refund, status: 'rejectedByProcessor' }], true, {}],
    ['may have none, as the server says', [refund], false, {}],
    ['is of a charge without a document', [refund], true, { invoiceID: null }],
  ])('a refund that %s is offered none', async (_, refunds, allowed, changes) => {
    const { asked } = await openCharge(refunds, allowed, changes);
    await waitFor(() => expect(screen.getByText('Left to refund')).toBeVisible());
    await screen.findByRole('region', { name: 'Timeline' });
    expect(screen.queryByRole('button', { name: 'Issue credit' })).not.toBeInTheDocument();
    // The document of the charge is named among its facts, and asked for that once.
    expect(asked).toEqual('invoiceID' in changes ? [] : [invoiceID]);
  });
});
