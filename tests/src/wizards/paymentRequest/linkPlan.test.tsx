import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '#src/resources/paths.ts';
import { paymentLinkPath } from '#src/resources/wizardPaths.ts';
import {
  answerRequests,
  atStep,
  choose,
  field,
  id,
  open,
  press,
  tick,
} from '#tests/src/wizards/billingRequest/openRequest.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/paymentRequests.en.ts';
import '#src/wizards/paymentRequest/PaymentRequestWizard.tsx';
import '#src/wizards/paymentRequest/edit/EditPaymentRequestPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => {
  stubDialogs();
  sessionStorage.clear();
});

describe('a fixed plan of a payment link', () => {
  it('asks for the payments that the merchant has set', async () => {
    const sent = answerRequests();
    await open(paymentLinkPath({ customerID: id }));
    await press('Continue');
    await userEvent.type(await field('Amount'), '100');
    await press('Continue');
    await atStep('Checkout and document');
    await tick('Fixed installment plan');
    await press('Continue');
    await waitFor(async () => expect(await field('Number of installments')).toHaveAccessibleDescription(/Required/));
    await userEvent.type(await field('Number of installments'), '37');
    await press('Continue');
    await waitFor(async () =>
      expect(await field('Number of installments')).toHaveAccessibleDescription(/Must be in range between 2 and 36/),
    );
    await userEvent.clear(await field('Number of installments'));
    await userEvent.type(await field('Number of installments'), '3');
    await userEvent.type(await field('First installment'), '100');
    await press('Continue');
    await waitFor(async () => expect(await field('First installment')).toBeInvalid());
    await userEvent.clear(await field('First installment'));
    await userEvent.type(await field('First installment'), '40');
    await press('Continue');
    await atStep('Confirm');
    expect(screen.getByText(/^3 installments: first \W*40\.00/)).toHaveTextContent(/then 2 of \W*30\.00/);
    await press('Send request');
    await screen.findByRole('heading', { name: 'Payment request created' });
    expect(sent[0]?.body).toMatchObject({
      transactionType: 'installments',
      allowInstallments: false,
      installmentDetails: {
        numberOfPayments: 3,
        initialPaymentAmount: 40,
        installmentPaymentAmount: 30,
        totalAmount: 100,
      },
    });
  });

  it('leaves the payer no choice, and goes when the payer gets one', async () => {
    answerRequests();
    await open(paymentLinkPath({ customerID: id }));
    await press('Continue');
    await userEvent.type(await field('Amount'), '100');
    await press('Continue');
    const box = (name: string) => screen.getByRole('checkbox', { name });
    await tick('Installments can be chosen');
    await tick('Credit can be chosen');
    await tick('Fixed installment plan');
    expect(box('Installments can be chosen')).not.toBeChecked();
    expect(box('Credit can be chosen')).not.toBeChecked();
    await tick('Installments can be chosen');
    expect(box('Fixed installment plan')).not.toBeChecked();
    expect(screen.queryByRole('textbox', { name: /^Number of installments/ })).not.toBeInTheDocument();
  });

  it('sends no payments of an amount that the payer chooses', async () => {
    const sent = answerRequests();
    await open(paymentLinkPath({ permanent: true }));
    await press('Continue');
    await userEvent.type(await field('Amount'), '100');
    await press('Continue');
    await tick('Fixed installment plan');
    await userEvent.type(await field('Number of installments'), '3');
    await press('Back');
    await atStep('Amount');
    await press('Back');
    await choose('Amount chosen by the payer');
    await press('Continue');
    await press('Continue');
    await atStep('Checkout and document');
    expect(screen.queryByRole('checkbox', { name: 'Fixed installment plan' })).not.toBeInTheDocument();
    await press('Continue');
    await atStep('Confirm');
    await press('Create link');
    await screen.findByRole('heading', { name: 'Permanent link created' });
    expect(sent[0]?.body.installmentDetails).not.toHaveProperty('numberOfPayments');
    expect(sent[0]?.body).not.toHaveProperty('transactionType');
  });

  it('takes set payments in its short form, too', async () => {
    const sent = answerRequests();
    await open(`${pathTo('CreatePaymentRequestAlt')}?customerID=${id}`);
    await userEvent.type(await field('Amount'), '80');
    await tick('Fixed installment plan');
    await userEvent.type(await field('Number of installments'), '3');
    await press('Send request');
    await screen.findByRole('heading', { name: 'Payment request created' });
    expect(sent[0]?.body).toMatchObject({
      paymentRequestAmount: 80,
      installmentDetails: { numberOfPayments: 3, initialPaymentAmount: 26.68, installmentPaymentAmount: 26.66 },
    });
  });
});

describe('a planned payment request that is edited', () => {
  const planned = {
    paymentRequestAmount: 100,
    billingSchedule: undefined,
    transactionAmount: undefined,
    updateTimestamp: 'AAAAAAAAAAE=',
    transactionType: 'installments',
    numberOfPayments: 4,
    initialPaymentAmount: 10,
    installmentPaymentAmount: 30,
    totalAmount: 100,
    minCreditInstallments: 5,
  };

  it('shows its payments, and computes them anew for another amount', async () => {
    const sent = answerRequests({ record: planned });
    await open(pathTo('EditPaymentRequest', { id }));
    expect(await screen.findByRole('checkbox', { name: 'Fixed installment plan' })).toBeChecked();
    expect(await field('Number of installments')).toHaveValue('4');
    expect(await field('First installment')).toHaveValue('10.00');
    await userEvent.clear(await field('Amount'));
    await userEvent.type(await field('Amount'), '70');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      paymentRequestAmount: 70,
      transactionType: 'installments',
      installmentDetails: {
        numberOfPayments: 4,
        initialPaymentAmount: 10,
        installmentPaymentAmount: 20,
        totalAmount: 70,
        minCreditInstallments: 5,
      },
    });
  });

  it('is a regular deal when its payments are taken off', async () => {
    const sent = answerRequests({ record: planned });
    await open(pathTo('EditPaymentRequest', { id }));
    await tick('Fixed installment plan');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ transactionType: 'regularDeal' });
    expect(sent[0]?.body.installmentDetails).not.toHaveProperty('numberOfPayments');
  });
});
