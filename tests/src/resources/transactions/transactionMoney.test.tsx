import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { action, id, openTransaction } from './openTransaction.tsx';

describe('refunding a transaction', () => {
  const amountField = () => screen.getByRole('textbox', { name: /Amount to refund/ });

  it('offers what is left, refuses an agora more, and sends the exact rest as one attempt', async () => {
    const { user, posted } = await openTransaction();
    await user.click(action('Refund'));
    expect(amountField()).toHaveValue('100.00');
    await user.clear(amountField());
    await user.type(amountField(), '100.01');
    await user.click(screen.getByRole('button', { name: /Refund .*100\.01/ }));
    expect(await screen.findByText(/More than is left to refund/)).toBeVisible();
    expect(posted).toEqual([]);
    await user.clear(amountField());
    await user.type(amountField(), '100');
    await user.click(screen.getByRole('button', { name: /Refund .*100\.00/ }));
    expect(await screen.findByText(/Refund made: .*100\.00₪/)).toBeVisible();
    expect(posted).toMatchObject([
      {
        path: '/api/transactions/chargeback',
        body: {
          existingPaymentTransactionID: id,
          refundAmount: 100,
          extension: { attemptID: expect.stringMatching(/^[\w-]{36}$/) },
        },
      },
    ]);
  });

  it('shows the server’s refusal in its own place', async () => {
    const refusal = () =>
      HttpResponse.json(
        { status: 'error', message: 'No', errors: [{ code: 'refundAmount', description: 'Too much by now' }] },
        { status: 400 },
      );
    const { user } = await openTransaction({}, { '/api/transactions/chargeback': refusal });
    await user.click(action('Refund'));
    await user.click(screen.getByRole('button', { name: /Refund .*100\.00/ }));
    expect(await within(screen.getByRole('dialog')).findByText('Too much by now')).toBeVisible();
  });

  it('tells of what was sent, whatever is typed meanwhile', async () => {
    let answer: (response: Response) => void = () => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { user, posted } = await openTransaction({}, { '/api/transactions/chargeback': () => answered });
    await user.click(action('Refund'));
    await user.click(screen.getByRole('button', { name: /Refund .*100\.00/ }));
    await waitFor(() => expect(posted).toHaveLength(1));
    await user.clear(amountField());
    await user.type(amountField(), '7');
    answer(HttpResponse.json({ status: 'success', message: 'Done', entityUID: id }));
    expect(await screen.findByText(/Refund made: .*100\.00₪/)).toBeVisible();
  });

  it('looks for a refund whose answer was lost before it may be sent again', async () => {
    const { user, posted } = await openTransaction({}, { '/api/transactions/chargeback': () => HttpResponse.error() });
    await user.click(action('Refund'));
    await user.click(screen.getByRole('button', { name: /Refund .*100\.00/ }));
    expect(await screen.findByText(/Checking whether/)).toBeVisible();
    expect(await screen.findByText(/was not made/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Refund .*100\.00/ }));
    await waitFor(() => expect(posted).toHaveLength(2));
    expect(posted[1]?.body).toEqual(posted[0]?.body);
    // Whoever looks for it would ask on in the next test.
    expect(await screen.findByText(/Checking whether/)).toBeVisible();
    expect(await screen.findByText(/was not made/)).toBeVisible();
  });
});

const hold = () => ({
  jDealType: 'J5',
  status: 'awaitingToSelectJ5',
  allowTransmission: false,
  allowTransmissionCancellation: false,
  allowRefund: false,
  vatRate: 0,
  transactionJ5ExpiredDate: new Date(Date.now() + 3_600_000).toISOString(),
});

it('charges less than is held, never more', async () => {
  const { user, posted } = await openTransaction({ ...hold(), terminalID: id });
  await user.click(action('Charge part of J5 hold'));
  const amount = screen.getByRole('textbox', { name: /Amount to charge/ });
  await user.clear(amount);
  await user.type(amount, '120.01');
  await user.click(screen.getByRole('button', { name: /Charge .*120\.01/ }));
  expect(await screen.findByText(/More than is held, .*120\.00/)).toBeVisible();
  expect(posted).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '80.5');
  await user.click(screen.getByRole('button', { name: /Charge .*80\.50/ }));
  expect(await screen.findByText(/Charge made: .*80\.50₪/)).toBeVisible();
  expect(posted).toEqual([
    {
      path: '/api/transactions/create',
      body: {
        terminalID: id,
        currency: 'ILS',
        transactionType: 'regularDeal',
        jDealType: 'J4',
        transactionAmount: 80.5,
        initialJ5TransactionID: id,
        vatRate: 0,
        extension: { attemptID: expect.stringMatching(/^[\w-]{36}$/) },
      },
    },
  ]);
});

it('charges a held amount as a new transaction', async () => {
  const { user, posted } = await openTransaction(hold());
  expect(screen.getByText(/The amount is held until/)).toBeVisible();
  await user.click(action('Charge J5 hold'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Charge J5 hold' }));
  expect(await screen.findByText(/Charge made: .*120\.00₪/)).toBeVisible();
  expect(posted).toEqual([{ path: `/api/transactions/selectJ5/${id}`, body: undefined }]);
});
