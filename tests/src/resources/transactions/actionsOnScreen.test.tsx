import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { action, id, openTransaction } from './openTransaction.tsx';

/** What the page shows of what counts. */
const seen = { status: 'awaitingForTransmission', totalRefund: 20 };

describe('the actions of a transaction', () => {
  it('transmits after asking, and reads the transaction again', async () => {
    const transmitted = () => {
      change({ status: 'completed', allowTransmission: false });
      return HttpResponse.json({ status: 'success', message: 'Done', entityUID: id });
    };
    const { user, posted, change } = await openTransaction({}, { '/api/transmission/transmit': transmitted });
    await user.click(action('Transmit'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(/120\.00₪/);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Transmit' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Transmit' })).toBeNull());
    await waitFor(() => expect(action('Refund')).toHaveFocus());
    expect(posted).toEqual([
      {
        path: '/api/transmission/transmit',
        body: { terminalID: 't1', paymentTransactionIDs: [id], seen: { [id]: seen } },
      },
    ]);
  });

  it('cancels nothing when asked to keep', async () => {
    const { user, posted } = await openTransaction();
    await user.click(action('Cancel transaction'));
    await user.click(screen.getByRole('button', { name: 'Keep the transaction' }));
    expect(posted).toEqual([]);
    await user.click(action('Cancel transaction'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel transaction' }));
    await waitFor(() =>
      expect(posted).toEqual([
        { path: '/api/transmission/cancel', body: { terminalID: 't1', paymentTransactionID: id, seen } },
      ]),
    );
  });

  it('does nothing with a transaction that was transmitted meanwhile, and says so', async () => {
    expectFailures();
    const { user, posted, change } = await openTransaction();
    await user.click(action('Cancel transaction'));
    change({ status: 'completed', allowTransmissionCancellation: false });
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel transaction' }));
    expect(await screen.findByText('The transaction was transmitted meanwhile. Nothing was done')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel transaction' })).toBeNull());
    expect(posted).toEqual([]);
  });

  it('asks of a refund what is true of one', async () => {
    const { user } = await openTransaction({ specialTransactionType: 'refund', totalRefund: 0 });
    await user.click(action('Transmit'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      /The refund of \u2066120\.00₪\u2069 .* cannot be canceled/,
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(action('Cancel transaction'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('The customer does not get the amount');
  });

  it('sends the slip to the customer', async () => {
    const { user, posted } = await openTransaction();
    await user.click(action('Send slip'));
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('dana@example.test');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted[0]?.body).toEqual({ paymentTransactionID: id, email: 'dana@example.test' });
    expect(await screen.findByText(/^The slip was sent to \W*dana@example\.test/)).toBeInTheDocument();
  });
});
