import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '#src/resources/paths.ts';
import { renderApp } from '#tests/src/app/renderApp.tsx';
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

const unfold = async () => userEvent.click(await screen.findByText('More settings'));
const terminal = {
  terminalID: id,
  label: 'Shop',
  status: 'active',
  enabledFeatures: ['Checkout'],
  integrations: {},
  vatRate: 0.18,
  settings: { allowJ5: true },
};

describe('the further settings of a payment link', () => {
  it('sends no subject with a link that goes without a message after all', async () => {
    const sent = answerRequests();
    await open(`${pathTo('CreatePaymentRequest')}?customerID=${id}`);
    await press('Continue');
    await userEvent.type(await field('Amount'), '100');
    await press('Continue');
    await unfold();
    await userEvent.type(await field('Message subject'), 'Your order');
    await press('Back');
    await press('Back');
    await choose('Permanent, for any customer');
    await press('Continue');
    await press('Continue');
    await press('Continue');
    await atStep('Confirm');
    expect(screen.queryByText('Your order')).toBeNull();
    await press('Create link');
    await screen.findByRole('heading', { name: 'Permanent link created' });
    expect(sent[0]?.body).toMatchObject({ permanent: true, redirectUrl: null });
    expect(sent[0]?.body).not.toHaveProperty('requestSubject');
    expect(sent[0]?.body).not.toHaveProperty('fromAddress');
  });

  it('are sent as they are set, and told before', async () => {
    const sent = answerRequests();
    await renderApp({
      address: `${pathTo('CreatePaymentRequest')}?customerID=${id}`,
      dictionaries: { currencyEnum: { ILS: 'Shekel' } },
      roles: ['Merchant'],
      terminals: [terminal],
    });
    await press('Continue');
    await userEvent.type(await field('Amount'), '100');
    await press('Continue');
    await atStep('Checkout and document');
    await tick('Credit can be chosen');
    expect(screen.queryByRole('textbox', { name: /Message subject/ })).toBeNull();
    await unfold();
    await tick('Only hold the amount (J5)');
    await userEvent.type(await field('Minimum credit installments'), '2');
    await userEvent.type(await field('Maximum credit installments'), '10');
    await userEvent.type(await field('Message subject'), 'Your order');
    await userEvent.type(await field('Sender address'), 'shop@mail.test');
    await userEvent.type(await field('Return address'), 'https://shop.test/thanks?a=1');
    await tick('Phone');
    await press('Continue');
    await waitFor(async () =>
      expect(await field('Minimum credit installments')).toHaveAccessibleDescription(/between 3 and 36/),
    );
    await userEvent.clear(await field('Minimum credit installments'));
    await userEvent.type(await field('Minimum credit installments'), '4');
    await press('Continue');
    await atStep('Confirm');
    for (const said of ['4 to 10 installments', 'Your order', 'shop@mail.test', 'https://shop.test/thanks?a=1'])
      expect(screen.getByText(said)).toBeVisible();
    await press('Send request');
    await screen.findByRole('heading', { name: 'Payment request created' });
    expect(sent[0]?.body).toMatchObject({
      jDealType: 'J5',
      installmentDetails: { minCreditInstallments: 4, maxCreditInstallments: 10 },
      requestSubject: 'Your order',
      fromAddress: 'shop@mail.test',
      redirectUrl: 'https://shop.test/thanks?a=1',
      hidePhone: true,
      hideEmail: false,
      hideNationalID: false,
    });
  });

  it('that are out of sight hold nobody back, and a folded fault unfolds', async () => {
    const sent = answerRequests();
    await open(`${pathTo('CreatePaymentRequest')}?customerID=${id}`);
    await press('Continue');
    await userEvent.type(await field('Amount'), '100');
    await press('Continue');
    await tick('Credit can be chosen');
    await unfold();
    await userEvent.type(await field('Maximum credit installments'), '99');
    await unfold();
    await press('Continue');
    await waitFor(async () => expect(await field('Maximum credit installments')).toBeInvalid());
    await tick('Credit can be chosen');
    await press('Continue');
    await atStep('Confirm');
    await press('Send request');
    await screen.findByRole('heading', { name: 'Payment request created' });
    expect(sent[0]?.body.installmentDetails).toMatchObject({ maxCreditInstallments: null });
  });

  it('hold nothing where the terminal does not', async () => {
    answerRequests();
    await open(`${pathTo('CreatePaymentRequestAlt')}?customerID=${id}`);
    await unfold();
    expect(await field('Message subject')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /J5/ })).toBeNull();
  });
});

describe('a link that an integrator has made', () => {
  const made = {
    paymentRequestAmount: 100,
    billingSchedule: undefined,
    transactionAmount: undefined,
    updateTimestamp: 'AAAAAAAAAAE=',
  };

  it('shows what was set, keeps it, and empties what is emptied', async () => {
    const set = { redirectUrl: 'https://shop.test/a', requestSubject: 'Theirs', hideEmail: true, jDealType: 'J5' };
    const sent = answerRequests({ record: { ...made, ...set } });
    await open(pathTo('EditPaymentRequest', { id }));
    expect(await field('Return address')).toHaveValue('https://shop.test/a');
    expect(await screen.findByRole('checkbox', { name: 'Email' })).toBeChecked();
    await userEvent.clear(await field('Message subject'));
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ ...set, requestSubject: null });
  });

  it('keeps bounds that nobody can see, and the hold of a link that only saves a card', async () => {
    const set = {
      paymentRequestAmount: 0,
      onlyAddCard: true,
      jDealType: 'J5',
      minCreditInstallments: 5,
      userAmount: false,
    };
    const sent = answerRequests({ record: { ...made, ...set } });
    await open(pathTo('EditPaymentRequest', { id }), ['Checkout', 'CreditCardTokens']);
    await userEvent.type(await field('Message subject'), 'Your card');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ jDealType: 'J5', installmentDetails: { minCreditInstallments: 5 } });
  });

  it('still says that it saves a card when its terminal no longer saves any', async () => {
    const sent = answerRequests({ record: { ...made, paymentRequestAmount: 0, onlyAddCard: true, userAmount: false } });
    await open(pathTo('EditPaymentRequest', { id }), ['Checkout']);
    const purpose = await screen.findByRole('radio', { name: 'Only saves a card' });
    expect(purpose).toBeChecked();
    await choose('Fixed amount');
    await userEvent.click(purpose);
    await unfold();
    await userEvent.type(await field('Message subject'), 'Your card');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ paymentRequestAmount: 0, requestSubject: 'Your card' });
  });

  it('of a server that does not tell what was set is not changed there', async () => {
    const sent = answerRequests({ record: made });
    await open(pathTo('EditPaymentRequest', { id }));
    await userEvent.clear(await field('Amount'));
    await userEvent.type(await field('Amount'), '70');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    const { body = {} } = sent[0] ?? {};
    const told = [
      'hidePhone',
      'hideEmail',
      'hideNationalID',
      'redirectUrl',
      'requestSubject',
      'fromAddress',
      'jDealType',
    ];
    expect(told.filter((name) => Object.hasOwn(body, name))).toEqual([]);
    expect(body.installmentDetails).not.toHaveProperty('minCreditInstallments');
  });
});
