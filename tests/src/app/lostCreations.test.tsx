import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { idempotencyHeader } from '#contract/constants.ts';
import { newAttempt, type Attempt } from '#src/attempts/attempts.ts';
import { createAttempts } from '#src/attempts/attemptsContext.ts';
import { pathTo } from '#src/resources/paths.ts';
import { cardTraces } from '#tests/support/cardTraces.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
import { apiBase, renderApp } from './renderApp.tsx';
// What loads on first use is at hand before the first test.
import '#src/app/shell/messages/CreationNotices.tsx';
import '#src/i18n/catalogue/creations.en.ts';
import '#src/i18n/catalogue/customers.en.ts';

const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
const dana = {
  consumerID: id,
  terminalID: 't1',
  consumerName: 'Dana Cohen',
  active: true,
  created: '2026-11-25T10:00:00Z',
};

/** A server whose first answers to what is made are lost after it was made, and that keeps the promise of keys. */
function answerAll({ lost = 1, rows = [] as object[] } = {}) {
  const keys: (string | null)[] = [];
  server.use(
    http.get(`${apiBase}/api/consumers/${id}`, () => HttpResponse.json(dana)),
    http.get(`${apiBase}/api/*`, () => HttpResponse.json({ data: rows, numberOfRecords: rows.length })),
    http.post(`${apiBase}/api/*`, ({ request }) => {
      keys.push(request.headers.get(idempotencyHeader));
      if (keys.length <= lost) return HttpResponse.error();
      return HttpResponse.json({ status: 'success', entityUID: id }, { status: 201 });
    }),
  );
  return keys;
}

async function typeCustomer() {
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await userEvent.type(name, 'Dana Cohen');
}
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Create' }));
const notice = () => screen.findByText(/It is not known whether the customer was saved/);

beforeEach(() => {
  stubDialogs();
  expectFailures();
});

describe('a customer whose answer was lost', () => {
  it('is told of, stays as typed, and is sent again under the same key', async () => {
    const keys = answerAll({ lost: 2 });
    await renderApp({ address: pathTo('CreateCustomer') });
    await typeCustomer();
    await save();
    expect(await notice()).toHaveTextContent('Dana Cohen');
    expect(await screen.findByText(/None was found. The same can be sent again; it is made once only/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Dana Cohen');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(/It is not known whether/)).toBeNull();
    await save();
    expect(await notice()).toBeInTheDocument();
    await save();
    await waitFor(() => expect(window.location.pathname).toBe(pathTo('Customer', { id })));
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(screen.queryByText(/It is not known whether/)).toBeNull();
  });

  it('is found after a reload, and leads to the customer', async () => {
    answerAll({ rows: [dana] });
    const { unmount } = await renderApp({ address: pathTo('CreateCustomer') });
    await typeCustomer();
    await save();
    await notice();
    unmount();
    await renderApp({ address: pathTo('CreateCustomer') });
    await notice();
    expect(await screen.findByText(/One like it was found/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', pathTo('Customer', { id }));
    await userEvent.click(screen.getByRole('button', { name: 'It was made' }));
    expect(screen.queryByText(/It is not known whether/)).toBeNull();
  });

  it('waits for the person where the server knows no keys', async () => {
    const keys = answerAll({ rows: [dana] });
    await renderApp({ address: pathTo('CreateCustomer'), keyed: false });
    await typeCustomer();
    await save();
    await notice();
    expect(await screen.findByText(/Check whether it is the one before sending again/)).toBeInTheDocument();
    await save();
    expect(await screen.findByText(/It was not sent: first say/)).toBeInTheDocument();
    expect(keys).toEqual([null]);
    await userEvent.click(screen.getByRole('button', { name: 'It was not made' }));
    await save();
    await waitFor(() => expect(window.location.pathname).toBe(pathTo('Customer', { id })));
    expect(keys).toEqual([null, null]);
  });
});

/** What an earlier visit has left in the journal. */
function leave(attempt: Partial<Attempt>): void {
  const { journal } = createAttempts('dana', true, window);
  journal.keep({ ...newAttempt('billing.create', { terminalID: 't1', amount: 120, currency: 'ILS' }), ...attempt });
}

describe('what an earlier visit has left', () => {
  it('leads to the deal that may be it, whatever screen the person is on', async () => {
    leave({ state: 'sending' });
    const deal = { billingDealID: id, transactionAmount: 120, invoiceOnly: false, billingDealTimestamp: '2099-01-01' };
    answerAll({ rows: [deal] });
    await renderApp({ address: pathTo('Customers') });
    expect(
      await screen.findByText(/whether the billing deal was created.*120\.00.*One like it was found/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', pathTo('BillingDeal', { id }));
  });

  it('offers a new link where one may exist that is in no list', async () => {
    leave({ endpoint: 'paymentIntents.create', state: 'unanswered' });
    answerAll();
    await renderApp({ address: pathTo('Customers'), keyed: false });
    expect(await screen.findByText(/whether the payment link was created.*One may exist/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make a new one' }));
    expect(screen.queryByText(/It is not known/)).toBeNull();
    expect(createAttempts('dana', false, window).journal.read()).toMatchObject([{ state: 'notFound' }]);
  });
});

describe('a saved card whose answer was lost', () => {
  it('leaves nothing of the card in the browser, and is sent again under its key', async () => {
    const keys = answerAll();
    await renderApp({ address: pathTo('CreateCardToken', { customerid: id }) });
    const field = (name: RegExp) => screen.findByRole('textbox', { name });
    await userEvent.type(await field(/^Card number/), '4580458045804580');
    await userEvent.type(await field(/^Expiry/), '1235');
    const form = (await field(/^Expiry/)).closest('form');
    const send =
      form &&
      within(form)
        .getAllByRole('button')
        .find((button) => button.getAttribute('type') === 'submit');
    if (!send) throw new Error('there is no button that sends');
    await userEvent.click(send);
    expect(await screen.findByText(/It is not known whether the card was saved/)).toBeInTheDocument();
    const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(stored).not.toMatch(cardTraces());
    await userEvent.click(send);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(1);
  });
});
