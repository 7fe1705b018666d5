import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { details, id, openTransaction, refund } from './openTransaction.tsx';

describe('the screen of a transaction', () => {
  it('shows amount, state, refunds and what happened, the newest first', async () => {
    await openTransaction();
    const title = screen.getByRole('heading', { level: 2, name: 'Dana Levi' });
    expect(title.parentElement).toHaveTextContent(/^Dana Levi120\.00₪Awaiting transmission/);
    expect(screen.getByText('Left to refund').nextElementSibling).toHaveTextContent('100.00₪');
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    const events = within(timeline).getAllByRole('listitem');
    expect(events.map((event) => event.textContent?.slice(0, 8))).toEqual(['Awaiting', 'New15/11']);
    expect(events[1]).toHaveTextContent(/by .Moshe/);
  });

  it('says who paid what, how and in how many payments, and what comes next', async () => {
    await openTransaction({
      transactionType: 'credit',
      numberOfPayments: 3,
      initialPaymentAmount: 50,
      installmentPaymentAmount: 35,
      vatRate: 0.18,
      vatTotal: 18.31,
      specialTransactionType: 'refund',
      creditCardDetails: { ...details.creditCardDetails, cardVendor: 'VISA', cardExpiration: '09/28' },
      dealDetails: {
        ...details.dealDetails,
        consumerName: 'Dana Cohen',
        consumerID: 'c1',
        consumerPhone: '050-1',
        items: [
          { itemName: 'Soap', price: 1 },
          { itemName: 'Oil', price: 2 },
        ],
      },
    });
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    const told = summary
      .getAllByRole('term')
      .map((term) => [term.textContent, (term.nextElementSibling?.textContent ?? '').replace(/[\u2066-\u2069]/g, '')]);
    expect(told).toEqual([
      ['Customer', 'Dana Cohen050-1'],
      ['Description', 'Soap · Oil'],
      ['Amount', '-120.00₪Includes 18% VAT: -18.31₪'],
      ['Payment method', '458012******0000Visa · 09/28'],
      ['Credit type', 'credit · 3 installmentsFirst 50.00₪, then 2 of 35.00₪'],
      ['Transaction type', 'refund'],
      ['Time', expect.stringContaining('15 November 2026')],
      ['Next step', 'Awaits transmission to the card companies'],
    ]);
    expect(summary.getByRole('link', { name: 'Dana Cohen' })).toHaveAttribute('href', '/customers/view/c1');
    const items = screen.getByRole('group', { name: 'Items' });
    expect(items).not.toHaveAttribute('open');
    expect(screen.getByRole('group', { name: 'Technical details' })).toHaveTextContent(id);
  });

  it('calls its state as lists do, and says by its own name which of several it is', async () => {
    await openTransaction({ status: 'transmissionInProgress', quickStatus: 'Pending' });
    const title = screen.getByRole('heading', { level: 2, name: 'Dana Levi' });
    expect(title.parentElement).toHaveTextContent(/^Dana Levi120\.00₪Pending/);
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    const detailed = summary.getByText('Detailed status', { selector: 'dt' });
    expect(detailed.nextElementSibling).toHaveTextContent('Transmission in progress');
  });

  it('says of one that was given back in part how much it was', async () => {
    const refunded = { operationDate: '2026-11-15T10:00:02Z', status: 'chargeback' };
    const state = { status: 'chargeback', quickStatus: 'Chargeback', totalRefund: 20 };
    await openTransaction({ ...state, history: [...details.history, refunded, refunded] });
    const title = screen.getByRole('heading', { level: 2, name: 'Dana Levi' });
    expect(title.parentElement).toHaveTextContent(/Partly refunded.20\.00₪. of .120\.00₪./);
    const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
    const [newest, ...earlier] = timeline.getAllByText(/^Partly refunded/);
    expect(newest).toHaveTextContent(/Partly refunded: .20\.00₪. of .120\.00₪./);
    expect(earlier.map(({ textContent }) => textContent)).toEqual(['Partly refunded']);
  });

  it('leads to the refunds of it', async () => {
    await openTransaction();
    const tab = await screen.findByRole('tab', { name: /^Related transactions/ });
    await waitFor(() => expect(tab).toHaveTextContent('Related transactions1'));
    await userEvent.click(tab);
    expect(await within(screen.getByRole('tabpanel')).findByRole('link', { name: /20\.00/ })).toHaveAttribute(
      'href',
      `/transactions/view/${refund.paymentTransactionID}`,
    );
  });

  it('offers only what the server allows, the first as the primary one', async () => {
    await openTransaction({ allowTransmission: false, allowTransmissionCancellation: false });
    const names = within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('button');
    expect(names.map((button) => button.textContent)).toEqual(['Refund', 'Send slip']);
    expect(names[0]).toHaveClass('filled');
  });

  it('says why one was refused', async () => {
    await openTransaction({
      quickStatus: 'Failed',
      status: 'rejectedByProcessor',
      rejectionMessage: 'Declined',
      processorResultCode: 4,
      paymentTypeEnum: 'card',
    });
    const again = within(screen.getByRole('group', { name: 'Actions' })).getByRole('link', { name: 'Charge again' });
    expect(again.getAttribute('href')).toMatch(/^\/wizard\/transactions\/charge\?transactionID=/);
    const note = screen.getByText('The transaction was declined').closest('p');
    expect(note).toHaveTextContent('The transaction was declined · Declined · Code 004');
  });

  it('says of a debit that the bank returned why, and in which file it was', async () => {
    await openTransaction({
      quickStatus: 'Failed',
      status: 'rejectedByProcessor',
      rejectionMessage: 'No cover',
      masavFileID: 7,
    });
    const note = screen.getByText('The bank returned the charge').closest('p');
    expect(note).toHaveTextContent('The bank returned the charge · No cover');
    expect(screen.getByRole('link', { name: 'Open Masav file 7' })).toHaveAttribute('href', '/masav-file/7/rows');
  });
});
