import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field, folded, openWizard, refused, result, success, typeCard, unfold } from './openWizard.tsx';
import { consumerID, itemID, terminalID, tokenID, transactionID } from './samples.ts';

const charge = '/wizard/transactions/charge';
const create = '/api/transactions/create';
const action = 'Action, currency and VAT';
const radio = (name: string) => screen.getByRole('radio', { name });

describe('kinds of deals', () => {
  it('a hold is sent as one, and its end is told', async () => {
    const { user, posted } = await openWizard(`${charge}?amount=50`, {
      answers: {
        '/api/transactions/blocking': [() => success({ innerResponse: { status: 'success', message: 'Until noon' } })],
      },
    });
    await unfold(user, action);
    await user.click(radio('Hold (J5)'));
    expect(screen.queryByRole('radio', { name: 'Installments' })).not.toBeInTheDocument();
    await typeCard(user);
    await user.click(button('Hold 50.00₪'));
    await result('The amount is held');
    expect(screen.getByText('Until noon')).toBeVisible();
    // A slip tells of money that moved.
    expect(screen.queryByRole('textbox', { name: 'Send the slip by email' })).not.toBeInTheDocument();
    expect(posted[0]).toMatchObject({
      path: '/api/transactions/blocking',
      body: { jDealType: 'J5', transactionAmount: 50, transactionType: 'regularDeal' },
    });
  });

  it('a check asks for no amount', async () => {
    const { user, posted } = await openWizard(charge);
    await unfold(user, action);
    await user.click(radio('Card check'));
    expect(screen.queryByRole('textbox', { name: /^Amount/ })).not.toBeInTheDocument();
    await typeCard(user);
    await user.click(button('Check card'));
    await result('The card is valid');
    expect(posted[0]?.path).toBe('/api/transactions/checking');
    expect(posted[0]?.body).not.toHaveProperty('transactionAmount');
  });

  it('holds are offered only where the terminal allows them', async () => {
    const { user } = await openWizard(charge, { terminal: { settings: { allowJ5: false } } });
    await unfold(user, action);
    const types = within(screen.getByRole('radiogroup', { name: 'Action' }));
    expect(types.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual(['J4', 'J2']);
  });

  it('an unknown one is an error of its own, and nothing is sent', async () => {
    const { user, posted, unmount } = await openWizard(`${charge}?amount=5`);
    await unfold(user, 'For');
    await user.type(field('Transaction description'), 'x');
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('J4'));
    unmount();
    for (const [key, value] of Object.entries(sessionStorage)) {
      sessionStorage.setItem(key, String(value).replace('"J4"', '"J9"'));
    }
    const again = await openWizard(charge);
    expect(screen.getByText(/The draft was restored/)).toBeVisible();
    await waitFor(() => expect(folded('For')).toBe('x'));
    await typeCard(again.user);
    await again.user.click(button('Charge 5.00₪'));
    expect(await screen.findByText(/Could not process.*J9|J9 .*process/i)).toBeVisible();
    expect([...posted, ...again.posted]).toEqual([]);
  });

  it('a device is named where there are several', async () => {
    const { user, posted } = await openWizard(`${charge}?amount=5`);
    await user.click(await screen.findByRole('radio', { name: 'Pinpad' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Pinpad/ }), 'Till 2');
    await user.click(button('Charge 5.00₪'));
    await result('Charged');
    expect(posted[0]?.body).toMatchObject({ pinPad: true, pinPadDeviceID: 'd-2', cardPresence: 'regular' });
  });

  it('a foreign currency takes a rate, and makes no document', async () => {
    const { user, posted } = await openWizard(`${charge}?amount=5`);
    await unfold(user, action);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'Dollar ($)');
    expect(field('Exchange rate')).toHaveAccessibleDescription(/official rate/);
    await typeCard(user);
    await unfold(user, 'Document');
    expect(screen.getByRole('checkbox', { name: 'Issue an invoice' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Issue an invoice' })).not.toBeChecked();
    await user.click(button('Charge 5.00$'));
    await result('Charged');
    expect(posted[0]?.body).toMatchObject({ currency: 'USD', currencyRate: 0, transactionAmount: 5 });
  });
});

describe('the consent to a commission', () => {
  const consent = '/api/transactions/CreateExternalCommissionConsent';
  const status = '/api/transactions/GetCommissionConsentStatus';
  const enabledFeatures = ['CreditCardTokens', 'SmsNotification'];
  const terminal = { enabledFeatures, settings: { applyExternalCommission: 'useSmsdByDefault' } };
  const told = (consentStatus: string) => () =>
    Response.json({ status: 'success', additionalData: { consentStatus, commissionAmount: 1.5 } });

  it('is asked for and waited for before anything is charged', async () => {
    const { user, posted } = await openWizard(`${charge}?amount=50&customerID=${consumerID}`, {
      terminal,
      answers: { [status]: [told('pending'), told('approved')] },
    });
    await typeCard(user);
    expect(screen.queryByRole('button', { name: /^Charge/ })).not.toBeInTheDocument();
    await user.type(field(/Phone/), '{Enter}');
    expect(await screen.findByText(/Waiting for the customer/)).toBeVisible();
    expect(button('Ask for consent')).toHaveAttribute('aria-disabled', 'true');
    expect(field(/Phone/)).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Charge 50.00₪' }));
    await result('Charged');
    expect(posted.map(({ path }) => path)).toEqual([consent, status, status, create]);
    expect(posted[0]?.body).toEqual({
      terminalID,
      transactionAmount: 50,
      currency: 'ILS',
      consentMethod: 'SMS',
      dealDetails: { consumerPhone: '050-1234567', consumerName: 'Dana Levi', consumerID },
    });
    expect(posted[1]?.body).toEqual({ terminalID, consentID: transactionID, consentMethod: 'SMS' });
  }, 20_000);

  it('can be given up, even before it has been sent, and says when the customer declines', async () => {
    const { promise: held, resolve: answerFirst } = Promise.withResolvers<Response>();
    const { user, posted } = await openWizard(`${charge}?amount=50`, {
      terminal,
      answers: { [consent]: [() => held, () => success()], [status]: [told('declined')] },
    });
    await typeCard(user);
    await user.click(button('Ask for consent'));
    expect(field(/Phone/)).toHaveAccessibleDescription('Required');
    await user.type(field(/Phone/), '050-7654321');
    await user.click(button('Ask for consent'));
    await user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    expect(button('Ask for consent')).toBeVisible();
    await user.click(button('Ask for consent'));
    expect(await screen.findByText(/did not agree/)).toBeVisible();
    answerFirst(success());
    expect(posted.filter(({ path }) => path === consent)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Charge/ })).not.toBeInTheDocument();
    expect(posted.filter(({ path }) => path === create)).toEqual([]);
  }, 20_000);

  it('is asked for nowhere without text messages', async () => {
    const { user, posted } = await openWizard('/wizard/transactions/quickcharge?amount=50', {
      terminal: { ...terminal, enabledFeatures: [] },
    });
    await typeCard(user);
    await user.keyboard('{Enter}');
    await result('Charged');
    expect(posted.map(({ path }) => path)).toEqual([create]);
  });

  it('is left to a checkbox where the terminal says so', async () => {
    const { user } = await openWizard(`${charge}?amount=50`, {
      terminal: { enabledFeatures, settings: { applyExternalCommission: 'useCheckboxByDefault' } },
    });
    await typeCard(user);
    expect(button('Charge 50.00₪')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Ask for consent to the commission by SMS' }));
    expect(screen.queryByRole('button', { name: /^Charge/ })).not.toBeInTheDocument();
  });
});

describe('the refund wizard', () => {
  it('gives back what is left of a transaction, to its saved card', async () => {
    const { user, posted } = await openWizard(`/wizard/transactions/refund?transactionID=${transactionID}`);
    expect(field(/^Amount/)).toHaveValue('70.00');
    await waitFor(() => expect(radio('Saved card')).toBeChecked());
    await user.click(button('Refund 70.00₪'));
    await result('Refunded');
    expect(posted[0]).toMatchObject({
      path: '/api/transactions/refund',
      body: { transactionAmount: 70, creditCardToken: tokenID, currency: 'ILS' },
    });
  });

  it('offers no saved card that is over', async () => {
    await openWizard(`/wizard/transactions/refund?transactionID=${transactionID}`, {
      saved: { expired: true },
    });
    expect(await screen.findByRole('textbox', { name: /Card number/ })).toBeVisible();
    await waitFor(() => expect(radio('Card')).toBeChecked());
    expect(screen.queryByRole('radio', { name: 'Saved card' })).not.toBeInTheDocument();
    expect(screen.getByText(/Saved cards of the customer: .*4580.* · expired/)).toBeVisible();
  });

  it('takes no saved card that is not among those in sight', async () => {
    const { user, posted } = await openWizard(`/wizard/transactions/refund?transactionID=${transactionID}`, {
      saved: { creditCardTokenID: itemID },
    });
    await waitFor(() => expect(radio('Saved card')).toBeChecked());
    await user.click(button('Refund 70.00₪'));
    expect(await screen.findByText('Required')).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('shows its refusals itself', async () => {
    const { user } = await openWizard('/wizard/transactions/refund?amount=5', {
      answers: { '/api/transactions/refund': [() => refused('33', 'Too much')] },
    });
    await typeCard(user);
    await user.click(button('Refund 5.00₪'));
    expect(await screen.findByText('Too much')).toBeVisible();
    expect(screen.getAllByText(/Too much/)).toHaveLength(1);
  });
});
