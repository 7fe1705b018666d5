import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
// What loads on first use is at hand before the first test.
import '#src/actions/record/MoneyActions.tsx';
import '#src/actions/record/RecordActions.tsx';
import '#src/app/RecordScreen.tsx';
import '#src/resources/transactions/actions.ts';
import '#src/resources/transactions/recordPage.ts';
import '#src/i18n/catalogue/transactions.en.ts';

const id = '11111111-1111-4111-8111-111111111111';
const details = {
  paymentTransactionID: id,
  terminalID: 't1',
  transactionTimestamp: '2026-11-15T10:00:00Z',
  status: 'awaitingForTransmission',
  quickStatus: 'AwaitingForTransmission',
  jDealType: 'J4',
  transactionType: 'regularDeal',
  specialTransactionType: 'regularDeal',
  currency: 'ILS',
  transactionAmount: 120,
  totalRefund: 20,
  creditCardDetails: { cardOwnerName: 'Dana Levi', cardNumber: '458012******0000' },
  dealDetails: { consumerEmail: 'dana@example.test' },
  allowTransmission: true,
  allowTransmissionCancellation: true,
  allowRefund: true,
  allowInvoiceCreation: false,
  history: [
    { operationDate: '2026-11-15T10:00:00Z', operationDoneBy: 'Moshe', status: 'initial' },
    { operationDate: '2026-11-15T10:00:01Z', status: 'awaitingForTransmission', message: 'Approved' },
  ],
};
const refund = {
  paymentTransactionID: '22222222-2222-4222-8222-222222222222',
  transactionTimestamp: '2026-11-15T11:00:00Z',
  specialTransactionType: 'refund',
  status: 'awaitingForTransmission',
  transactionAmount: 20,
};
const dictionaries = {
  currencyEnum: { ILS: 'Shekel' },
  transactionStatusEnum: { awaitingForTransmission: 'Awaiting transmission', chargeback: 'Refunded', initial: 'New' },
};
const meta = {
  columns: {
    transactionAmount: { name: 'Amount', dataType: 'money' },
    status: { name: 'Status', dataType: 'dictionary', dictionary: 'transactionStatusEnum' },
  },
};

/** Opens the transaction; what is posted is kept with its path. */
async function open(changes: object = {}, answers: Record<string, () => Response | Promise<Response>> = {}) {
  stubDialogs();
  const posted: { path: string; body: unknown }[] = [];
  let shown = { ...details, ...changes };
  server.use(
    http.get(`${apiBase}/api/transactions/$meta`, () => HttpResponse.json(meta)),
    http.get(`${apiBase}/api/transactions/:id`, () => HttpResponse.json(shown)),
    http.get(`${apiBase}/api/transactions`, ({ request }) => {
      const about = new URL(request.url).searchParams.get('initialTransactionID');
      const data = about === id ? [refund] : [];
      return HttpResponse.json({ data, numberOfRecords: data.length });
    }),
    http.post(`${apiBase}/api/*`, async ({ request }) => {
      const path = new URL(request.url).pathname;
      const text = await request.text();
      posted.push({ path, body: text === '' ? undefined : JSON.parse(text) });
      return answers[path]?.() ?? HttpResponse.json({ status: 'success', message: 'Done', entityUID: id });
    }),
  );
  await renderApp({ address: `/transactions/view/${id}`, dictionaries });
  await screen.findByRole('group', { name: 'Actions' });
  return {
    user: userEvent.setup(),
    posted,
    change: (now: object) => {
      shown = { ...shown, ...now };
    },
  };
}

const action = (name: string) => screen.getByRole('button', { name });

describe('the screen of a transaction', () => {
  it('shows amount, state, refunds and what happened, the newest first', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2, name: '120.00₪' })).toBeVisible();
    expect(screen.getAllByText('Dana Levi')[0]).toBeVisible();
    expect(screen.getByText('Left to refund').nextElementSibling).toHaveTextContent('100.00₪');
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    const events = within(timeline).getAllByRole('listitem');
    expect(events.map((event) => event.textContent?.slice(0, 8))).toEqual(['Awaiting', 'New15/11']);
    expect(events[1]).toHaveTextContent(/by .Moshe/);
  });

  it('says who paid what, how and in how many payments, and what comes next', async () => {
    await open({
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
      ['Amount', '-120.00₪Includes 18% VAT: 18.31₪'],
      ['Payment method', '458012******0000Visa · 09/28'],
      ['Credit type', 'credit · 3 paymentsFirst 50.00₪, then 2 of 35.00₪'],
      ['Transaction type', 'refund'],
      ['Time', expect.stringContaining('15 November 2026')],
      ['Next step', 'Awaits transmission to the card company'],
    ]);
    expect(summary.getByRole('link', { name: 'Dana Cohen' })).toHaveAttribute('href', '/customers/view/c1');
    const items = screen.getByRole('group', { name: 'Items' });
    expect(items).not.toHaveAttribute('open');
    expect(screen.getByRole('group', { name: 'Technical details' })).toHaveTextContent(id);
  });

  it('says of one that was given back in part how much it was', async () => {
    const refunded = { operationDate: '2026-11-15T10:00:02Z', status: 'chargeback' };
    await open({ status: 'chargeback', totalRefund: 20, history: [...details.history, refunded, refunded] });
    const title = screen.getByRole('heading', { level: 2, name: '120.00₪' });
    expect(title.parentElement).toHaveTextContent(/Partly refunded .20\.00.₪ of .120\.00.₪/);
    const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
    const [newest, ...earlier] = timeline.getAllByText(/^Partly refunded/);
    expect(newest).toHaveTextContent(/Partly refunded .20\.00.₪ of .120\.00.₪/);
    expect(earlier.map(({ textContent }) => textContent)).toEqual(['Partly refunded']);
  });

  it('leads to the refunds of it', async () => {
    await open();
    const tab = await screen.findByRole('tab', { name: /^Related transactions/ });
    await waitFor(() => expect(tab).toHaveTextContent('Related transactions1'));
    await userEvent.click(tab);
    expect(await within(screen.getByRole('tabpanel')).findByRole('link', { name: /20\.00/ })).toHaveAttribute(
      'href',
      `/transactions/view/${refund.paymentTransactionID}`,
    );
  });

  it('offers only what the server allows, the first as the primary one', async () => {
    await open({ allowTransmission: false, allowTransmissionCancellation: false });
    const names = within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('button');
    expect(names.map((button) => button.textContent)).toEqual(['Refund', 'Send slip']);
    expect(names[0]).toHaveClass('filled');
  });

  it('says why one was refused', async () => {
    await open({
      quickStatus: 'Failed',
      status: 'rejectedByProcessor',
      rejectionMessage: 'Declined',
      processorResultCode: 4,
    });
    const note = screen.getByText('The transaction was declined').closest('p');
    expect(note).toHaveTextContent('The transaction was declined · Declined · Code 004');
  });

  it('transmits after asking, and reads the transaction again', async () => {
    const { user, posted, change } = await open();
    await user.click(action('Transmit'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(/120\.00\u2069₪/);
    change({ status: 'completed', allowTransmission: false });
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Transmit' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Transmit' })).toBeNull());
    await waitFor(() => expect(action('Refund')).toHaveFocus());
    expect(posted).toEqual([
      { path: '/api/transmission/transmit', body: { terminalID: 't1', paymentTransactionIDs: [id] } },
    ]);
  });

  it('cancels nothing when asked to keep', async () => {
    const { user, posted } = await open();
    await user.click(action('Cancel transaction'));
    await user.click(screen.getByRole('button', { name: 'Keep the transaction' }));
    expect(posted).toEqual([]);
    await user.click(action('Cancel transaction'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel transaction' }));
    await waitFor(() =>
      expect(posted).toEqual([
        { path: '/api/transmission/cancel', body: { terminalID: 't1', paymentTransactionID: id } },
      ]),
    );
  });

  it('asks of a refund what is true of one', async () => {
    const { user } = await open({ specialTransactionType: 'refund', totalRefund: 0 });
    await user.click(action('Transmit'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      /The refund of \u2066120\.00\u2069₪ .* cannot be canceled/,
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(action('Cancel transaction'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('The customer does not get the amount');
  });

  it('sends the slip to the customer', async () => {
    const { user, posted } = await open();
    await user.click(action('Send slip'));
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('dana@example.test');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted[0]?.body).toEqual({ paymentTransactionID: id, email: 'dana@example.test' });
  });
});

describe('refunding a transaction', () => {
  const amountField = () => screen.getByRole('textbox', { name: /Amount to refund/ });

  it('offers what is left, refuses an agora more, and sends the exact rest as one attempt', async () => {
    const { user, posted } = await open();
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
    expect(await screen.findByText(/Refund made: .*100\.00\u2069₪/)).toBeVisible();
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
    const { user } = await open({}, { '/api/transactions/chargeback': refusal });
    await user.click(action('Refund'));
    await user.click(screen.getByRole('button', { name: /Refund .*100\.00/ }));
    expect(await within(screen.getByRole('dialog')).findByText('Too much by now')).toBeVisible();
  });

  it('tells of what was sent, whatever is typed meanwhile', async () => {
    let answer: (response: Response) => void = () => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { user, posted } = await open({}, { '/api/transactions/chargeback': () => answered });
    await user.click(action('Refund'));
    await user.click(screen.getByRole('button', { name: /Refund .*100\.00/ }));
    await waitFor(() => expect(posted).toHaveLength(1));
    await user.clear(amountField());
    await user.type(amountField(), '7');
    answer(HttpResponse.json({ status: 'success', message: 'Done', entityUID: id }));
    expect(await screen.findByText(/Refund made: .*100\.00\u2069₪/)).toBeVisible();
  });

  it('looks for a refund whose answer was lost before it may be sent again', async () => {
    const { user, posted } = await open({}, { '/api/transactions/chargeback': () => HttpResponse.error() });
    await user.click(action('Refund'));
    await user.click(screen.getByRole('button', { name: /Refund .*100\.00/ }));
    expect(await screen.findByText(/Checking whether/)).toBeVisible();
    expect(await screen.findByText(/was not made/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Refund .*100\.00/ }));
    await waitFor(() => expect(posted).toHaveLength(2));
    expect(posted[1]?.body).toEqual(posted[0]?.body);
  });
});

it('charges a held amount as a new transaction', async () => {
  const { user, posted } = await open({
    jDealType: 'J5',
    status: 'awaitingToSelectJ5',
    allowTransmission: false,
    allowTransmissionCancellation: false,
    allowRefund: false,
    transactionJ5ExpiredDate: new Date(Date.now() + 3_600_000).toISOString(),
  });
  expect(screen.getByText(/The amount is held until/)).toBeVisible();
  await user.click(action('Charge J5 hold'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Charge J5 hold' }));
  expect(await screen.findByText(/Charge made: .*120\.00\u2069₪/)).toBeVisible();
  expect(posted).toEqual([{ path: `/api/transactions/selectJ5/${id}`, body: undefined }]);
});
