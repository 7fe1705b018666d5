import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { idempotencyHeader } from '#contract/constants.ts';
import { pathTo } from '#src/resources/paths.ts';
import { paymentLinkPath } from '#src/resources/wizardPaths.ts';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import {
  answerRequests,
  atStep,
  choose,
  field,
  id,
  open,
  press,
  tick,
  url,
} from '#tests/src/wizards/billingRequest/openRequest.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/paymentRequests.en.ts';
import '#src/wizards/paymentRequest/PaymentRequestWizard.tsx';
import '#src/wizards/paymentRequest/edit/EditPaymentRequestPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => {
  stubDialogs();
  sessionStorage.clear();
});

describe('the wizard of a payment link', () => {
  it('sends the request of a customer with what the payer may choose, and shows its link', async () => {
    const sent = answerRequests();
    await open(paymentLinkPath({ customerID: id }));
    await userEvent.type(await field('Last day of the link'), '31/12/2098');
    await press('Continue');
    await userEvent.type(await field('Amount'), '120');
    await press('Continue');
    await atStep('Checkout and document');
    await tick('Installments can be chosen');
    await userEvent.type(await field('Maximum installments'), '12');
    await press('Add field');
    await press('Continue');
    await waitFor(async () => expect(await field('Field 1')).toHaveAccessibleDescription('Required'));
    await userEvent.type(await field('Field 1'), 'Order number');
    await press('Continue');
    await atStep('Confirm');
    expect(screen.getByText('dana@mail.test · 050-1234567')).toBeInTheDocument();
    expect(screen.getByText('2 to 12 installments')).toBeInTheDocument();
    await press('Send request');
    expect(await screen.findByRole('heading', { name: 'Payment request created' })).toHaveFocus();
    expect(sent).toMatchObject([
      {
        call: 'POST /api/paymentRequests',
        body: {
          permanent: false,
          isRefund: false,
          userAmount: false,
          paymentRequestAmount: 120,
          netTotal: 101.69,
          dueDate: '2098-12-31T22:00:00.000Z',
          dealDetails: { consumerID: id, consumerEmail: 'dana@mail.test' },
          allowInstallments: true,
          installmentDetails: { maxInstallments: 12 },
          additionalFields: { field1: { title: 'Order number', required: false } },
        },
      },
    ]);
    expect(screen.getByRole('link', { name: url })).toHaveAttribute('href', url);
    const told = await screen.findByText(/^The link was sent to/);
    expect(told).toHaveTextContent('The link was sent to dana@mail.test or to 050-1234567');
    expect(screen.getByRole('link', { name: 'Open request' })).toHaveAttribute('href', `/payment-requests/view/${id}`);
  });

  it('makes a link to copy an intent, which saves a card of a customer alone', async () => {
    const sent = answerRequests();
    await open(paymentLinkPath({ customerID: id }), ['Checkout', 'CreditCardTokens']);
    await choose('To copy, without sending');
    await choose('Only saves a card');
    await press('Continue');
    await atStep('Amount');
    expect(screen.queryByRole('textbox', { name: /^Amount/ })).not.toBeInTheDocument();
    await press('Continue');
    await press('Continue');
    await atStep('Confirm');
    await press('Create link');
    expect(await screen.findByRole('heading', { name: 'Link created' })).toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        call: 'POST /api/paymentIntent',
        body: { paymentRequestAmount: 0, userAmount: false, dealDetails: { consumerID: id } },
      },
    ]);
    expect(screen.queryByText(/^The link was/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open request' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open link' })).toHaveAttribute('href', `/payment-links/view/${id}`);
  });

  it('says of an intent without an answer that one may exist, and the next press makes no second one', async () => {
    expectFailures();
    const sent = answerRequests();
    const keys: unknown[] = [];
    const lost = http.post(`${apiBase}/api/paymentIntent`, ({ request }) => {
      keys.push(request.headers.get(idempotencyHeader));
      return keys.length === 1 ? HttpResponse.error() : undefined;
    });
    server.use(lost);
    await open(paymentLinkPath({ customerID: id }), ['Checkout', 'CreditCardTokens']);
    await choose('To copy, without sending');
    await choose('Only saves a card');
    await press('Continue');
    await atStep('Amount');
    await press('Continue');
    await press('Continue');
    await atStep('Confirm');
    await press('Create link');
    expect(await screen.findByText(/It is not known whether the payment link was created/)).toBeInTheDocument();
    expect(await screen.findByText(/Sending the same again does not make another one/)).toBeInTheDocument();
    await press('Create link');
    expect(await screen.findByRole('heading', { name: 'Link created' })).toBeInTheDocument();
    expect(keys[1]).toBe(keys[0]);
    expect(sent).toMatchObject([{ call: 'POST /api/paymentIntent', body: { extension: { attemptID: keys[0] } } }]);
    expect(screen.queryByText(/It is not known/)).toBeNull();
  });

  it('makes a permanent link on which the payer chooses, for nobody', async () => {
    const sent = answerRequests();
    await open(paymentLinkPath({ permanent: true }), ['Checkout']);
    expect(await screen.findByRole('radio', { name: 'Permanent, for any customer' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Refund to the customer' })).not.toBeInTheDocument();
    await choose('Amount chosen by the payer');
    for (const step of ['Amount', 'Checkout and document', 'Confirm']) {
      await press('Continue');
      await atStep(step);
    }
    await press('Create link');
    expect(await screen.findByRole('heading', { name: 'Permanent link created' })).toBeInTheDocument();
    expect(sent[0]).toMatchObject({
      call: 'POST /api/paymentRequests',
      body: { permanent: true, userAmount: true, paymentRequestAmount: 0 },
    });
    expect(sent[0]?.body.dealDetails).toBeUndefined();
  });

  it('pays out to a customer, without installments and document', async () => {
    const sent = answerRequests();
    await open(paymentLinkPath({ customerID: id }));
    await choose('Refund to the customer');
    await press('Continue');
    await userEvent.type(await field('Amount'), '50');
    await press('Continue');
    await atStep('Checkout and document');
    expect(screen.queryByRole('checkbox', { name: 'Installments can be chosen' })).not.toBeInTheDocument();
    await press('Continue');
    await atStep('Confirm');
    await press('Send request');
    await screen.findByRole('heading', { name: 'Payment request created' });
    expect(sent[0]?.body).toMatchObject({ isRefund: true, paymentRequestAmount: 50, issueInvoice: false });
  });

  it('judges the bounds where they are typed', async () => {
    answerRequests();
    await open(paymentLinkPath({ permanent: true }));
    await press('Continue');
    await userEvent.type(await field('Amount'), '120');
    await press('Continue');
    await tick('Installments can be chosen');
    await userEvent.type(await field('Minimum installments'), '9');
    await userEvent.type(await field('Maximum installments'), '3');
    await press('Continue');
    await waitFor(async () =>
      expect(await field('Maximum installments')).toHaveAccessibleDescription(/Must be in range between 9 and 36/),
    );
  });

  it('is one screen in its short form, which saves who is new', async () => {
    const sent = answerRequests();
    await open(pathTo('CreatePaymentRequestAlt'));
    await press('New customer');
    await userEvent.type(await field('Customer name'), 'Dana Levi');
    await userEvent.type(await field('Email'), 'levi@mail.test');
    await userEvent.type(await field('Amount'), '80');
    await press('Send request');
    expect(await screen.findByRole('heading', { name: 'Payment request created' })).toBeInTheDocument();
    expect(sent).toMatchObject([
      { call: 'POST /api/consumers', body: { consumerName: 'Dana Levi' } },
      { call: 'POST /api/paymentRequests', body: { paymentRequestAmount: 80, dealDetails: { consumerID: id } } },
    ]);
  });

  it('says why where the terminal sells by no links', async () => {
    answerRequests();
    await open(pathTo('CreatePaymentRequest'), ['RecurrentPayments']);
    expect(await screen.findByText(/^The service “Checkout”/)).toBeInTheDocument();
  });
});

describe('a payment request that is edited', () => {
  const record = {
    paymentRequestAmount: 100,
    billingSchedule: undefined,
    transactionAmount: undefined,
    redirectUrl: 'https://shop.test/done',
    hidePhone: true,
    updateTimestamp: 'AAAAAAAAAAE=',
  };

  it('sends what has changed, and the rest as it was', async () => {
    const sent = answerRequests({ record });
    await open(pathTo('EditPaymentRequest', { id }));
    expect(await field('Amount')).toHaveValue('100.00');
    expect(screen.queryByRole('radio', { name: 'Permanent, for any customer' })).not.toBeInTheDocument();
    await userEvent.clear(await field('Amount'));
    await userEvent.type(await field('Amount'), '90');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: 'PUT /api/paymentRequests/{id}',
      body: {
        paymentRequestAmount: 90,
        redirectUrl: 'https://shop.test/done',
        hidePhone: true,
        dealDetails: { consumerEmail: 'dana@mail.test' },
        updateTimestamp: 'AAAAAAAAAAE=',
      },
    });
  });

  it('shows what somebody else has saved meanwhile', async () => {
    expectFailures();
    const current = { ...record, paymentRequestID: id, paymentRequestAmount: 70, currency: 'ILS', status: 'sent' };
    const refusal = { status: 'error', message: 'Changed', additionalData: { current, changedBy: 'Noa' } };
    answerRequests({ record, refusal, status: 409 });
    await open(pathTo('EditPaymentRequest', { id }));
    await userEvent.clear(await field('Amount'));
    await userEvent.type(await field('Amount'), '90');
    await press('Save');
    expect(await screen.findByRole('group', { name: 'The record has changed meanwhile' })).toHaveTextContent('70.00');
    expect(await field('Amount')).toHaveValue('90.00');
  });

  it('that was paid is not', async () => {
    answerRequests({ record: { ...record, status: 'payed', quickStatus: 'completed' } });
    await open(pathTo('EditPaymentRequest', { id }));
    expect(await screen.findByText(/^The payment request was paid or canceled/)).toBeInTheDocument();
  });
});
