import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardTraces } from '#tests/support/cardTraces.ts';
import {
  button,
  field,
  folded,
  leftBehind,
  openWizard,
  refused,
  result,
  success,
  typeCard,
  unfold,
} from './openWizard.tsx';
import { consumerID, terminalID, tokenID, transactionID } from './samples.ts';

const address = '/wizard/transactions/charge';
const create = '/api/transactions/create';
const sentCard = { cardNumber: '4580458045804580', cardExpiration: '12/29', cvv: '123' };
const unmade = { status: 'warning', message: 'No invoice was made', errors: [{ description: 'No provider' }] };
const installments = () => screen.getByText(/First installment:/, { selector: '[role=status]' }).textContent;
const radio = (name: string) => screen.getByRole('radio', { name });

describe('the charge wizard', () => {
  it('charges a customer who was searched for, and leaves nothing of the card behind', async () => {
    const { user, posted, asked, queryClient } = await openWizard(address, {
      answers: { [create]: [() => success({ innerResponse: unmade })] },
    });
    await user.type(await screen.findByRole('combobox', { name: 'Find a customer' }), 'Dana');
    await screen.findByRole('option', { name: /Dana Levi/ });
    await user.keyboard('{Enter}');
    // On what follows.
    expect(screen.getByText('For').closest('summary')).toHaveFocus();
    expect(asked.map(({ searchParams }) => searchParams.get('search'))).toEqual(['Dana']);
    await user.type(field(/^Amount/), '118');
    await typeCard(user);
    expect(folded('Document')).toBe('No document');
    await unfold(user, 'Document');
    expect(screen.getByRole('checkbox', { name: 'Issue an invoice' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Issue an invoice' }));
    const summary = screen.getByRole('complementary', { name: 'Summary' });
    expect(summary).toHaveTextContent(/Visa \W*\*\*\*\*4580\W* in one payment/);
    expect(summary).toHaveTextContent(/Invoice and receipt to \W*dana@example\.test/);
    expect(folded('Document')).toMatch(/^Invoice and receipt to \W*dana@example\.test/);
    await user.click(button('Charge 118.00₪'));
    await result('Charged');
    expect(posted).toEqual([
      {
        path: create,
        body: {
          terminalID,
          currency: 'ILS',
          dealDetails: {
            consumerID,
            consumerName: 'Dana Levi',
            consumerEmail: 'dana@example.test',
            consumerPhone: '050-1234567',
          },
          jDealType: 'J4',
          transactionType: 'regularDeal',
          paymentTypeEnum: 'card',
          // The owner is the customer, unless somebody else is typed.
          creditCardSecureDetails: { ...sentCard, cardOwnerName: 'Dana Levi' },
          cardPresence: 'cardNotPresent',
          transactionAmount: 118,
          vatRate: 0.18,
          vatTotal: 18,
          netTotal: 100,
          issueInvoice: true,
          invoiceDetails: { invoiceType: 'invoiceWithPaymentInfo', invoiceLanguage: 'en-IL' },
          extension: { attemptID: expect.any(String) as string },
        },
      },
    ]);
    expect(within(screen.getByRole('article')).getByText('No invoice was made · No provider')).toBeVisible();
    // Once: where a person looks.
    expect(screen.getAllByText(/No invoice was made/)).toHaveLength(1);
    expect(await screen.findByText('0012345')).toBeVisible();
    expect(screen.getByText('Granite Trade')).toBeVisible();
    expect(screen.getByText('Number of installments').nextElementSibling).toHaveTextContent('3');
    expect(screen.getByRole('link', { name: 'Open transaction' })).toHaveAttribute(
      'href',
      `/transactions/view/${transactionID}`,
    );
    const kept =
      leftBehind() +
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      );
    expect(kept).toContain(consumerID);
    expect(kept + JSON.stringify(queryClient.getMutationCache().getAll())).not.toMatch(cardTraces('123'));
  });

  it('sends the slip, and begins anew with the customer among the last charged', async () => {
    const { user, posted, asked } = await openWizard(`${address}?customerID=${consumerID}&amount=20`);
    expect(field(/^Amount/)).toHaveFocus();
    expect(field(/^Amount/)).toHaveValue('20.00');
    await typeCard(user);
    await user.click(button('Charge 20.00₪'));
    await result('Charged');
    expect(field('Send the slip by email')).toHaveValue('dana@example.test');
    await user.click(button('Send'));
    expect(await screen.findByText(/^The slip was sent to/)).toHaveTextContent(
      'The slip was sent to dana@example.test',
    );
    expect(posted.at(-1)).toEqual({
      path: '/api/transactions/send-transaction-slip-email',
      body: { paymentTransactionID: transactionID, email: 'dana@example.test' },
    });
    await user.click(button('New charge'));
    const last = await screen.findByRole('region', { name: 'Recently charged' });
    expect(asked.at(-1)?.searchParams.get('consumersID')).toBe(consumerID);
    await user.click(within(last).getByRole('button', { name: /Dana Levi/ }));
    expect(field(/^Amount/)).toHaveValue('');
  });

  it('is charged from its fields by Enter, and begins anew by another', async () => {
    const { user, posted } = await openWizard(address);
    expect(field(/^Amount/)).toHaveFocus();
    await user.keyboard('20{Tab}4580458045804580{Tab}1229{Tab}123{Enter}');
    await result('Charged');
    expect(posted).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field(/^Amount/)).toHaveFocus());
    expect(field(/^Amount/)).toHaveValue('');
  });

  it('asks once when a draft that came back is left for the refused deal', async () => {
    const answers = { [create]: [() => refused('15', 'Expired')] };
    const first = await openWizard(address);
    await first.user.type(field(/^Amount/), '20');
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('20'));
    first.unmount();
    const { user } = await openWizard(address, { answers });
    await waitFor(() => expect(field(/^Amount/)).toHaveValue('20'));
    await typeCard(user);
    await user.click(button('Charge 20.00₪'));
    await user.click(await screen.findByRole('link', { name: 'Open the declined transaction' }));
    const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
    await user.click(within(question).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(location.pathname).toBe(`/transactions/view/${transactionID}`));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(JSON.stringify(sessionStorage)).not.toContain('"transactionAmount"');
  }, 20_000);

  it('judges all, and puts the focus on the first fault', async () => {
    const { user, posted } = await openWizard(address);
    await user.click(button('Charge'));
    await waitFor(() => expect(field(/^Amount/)).toHaveFocus());
    expect(field(/^Amount/)).toHaveAccessibleDescription('Required');
    expect(field(/Expiry/)).toHaveAccessibleDescription('Required');
    expect(field(/Security code/)).toHaveAccessibleDescription('Required');
    await user.type(field(/^Amount/), '5');
    await user.type(field(/Card number/), '4580458045804581');
    await user.click(button('Charge 5.00₪'));
    await waitFor(() => expect(field(/Card number/)).toHaveFocus());
    expect(field(/Card number/)).toHaveAccessibleDescription('Invalid credit card number');
    expect(posted).toEqual([]);
  });

  it('shows a refusal with its code, loses the security code alone, and takes a voice approval', async () => {
    const { user, posted } = await openWizard(`${address}?amount=20`, {
      answers: { [create]: [() => refused('4', 'The card company refused'), () => success()] },
    });
    await typeCard(user);
    await user.click(button('Charge 20.00₪'));
    const alert = await screen.findByText('The transaction was declined');
    expect(alert.closest('section')).toHaveTextContent('The card company refused · Code 004');
    expect(field(/Security code/)).toHaveFocus();
    expect(field(/Card number/)).toHaveValue('4580 4580 4580 4580');
    expect(field(/Expiry/)).toHaveValue('12 / 2029');
    expect(field(/Security code/)).toHaveValue('');
    await user.type(field(/Security code/), '123');
    await user.type(field('Voice authorization number'), '0012345');
    await user.click(button('Charge 20.00₪'));
    await result('Charged');
    expect(posted[1]?.body.creditCardSecureDetails).toEqual({ ...sentCard, authNum: '0012345' });
  });

  it('shows a fault that the server finds at its field', async () => {
    const fault = { code: 'CreditCardSecureDetails.CardNumber', description: 'This card is yours' };
    const { user } = await openWizard(`${address}?amount=20`, {
      answers: {
        [create]: [
          () => Response.json({ status: 'error', message: 'Check the form', errors: [fault] }, { status: 400 }),
        ],
      },
    });
    await typeCard(user);
    await user.click(button('Charge 20.00₪'));
    await waitFor(() => expect(field(/Card number/)).toHaveAccessibleDescription('This card is yours'));
    expect(screen.getByText('Check the form')).toBeVisible();
  });

  it('charges a saved card in payments with a first one by hand', async () => {
    const { user, posted } = await openWizard(`${address}?customerID=${consumerID}&amount=100`);
    await user.click(await screen.findByRole('radio', { name: 'Saved card' }));
    // The only one is chosen already.
    expect(radio('Visa \u2066****4580\u2069 · \u206612/29\u2069')).toBeChecked();
    expect(folded('Payments')).toBe('One payment');
    await unfold(user, 'Payments');
    await user.click(radio('Credit'));
    expect(field(/Number of installments/)).toHaveValue('3');
    await user.click(radio('Installments'));
    await user.clear(field(/Number of installments/));
    await user.type(field(/Number of installments/), '3');
    expect(installments()).toBe('First installment: 33.34₪ · and 2 more of 33.33₪');
    await user.type(field('First installment'), '50');
    expect(installments()).toBe('First installment: 50.00₪ · and 2 more of 25.00₪');
    expect(folded('Payments')).toBe('Installments · First installment: 50.00₪ · and 2 more of 25.00₪');
    await user.click(button('Charge 100.00₪'));
    await result('Charged');
    expect(posted[0]?.body).toMatchObject({
      creditCardToken: tokenID,
      transactionType: 'installments',
      installmentDetails: {
        numberOfPayments: 3,
        initialPaymentAmount: 50,
        installmentPaymentAmount: 25,
        totalAmount: 100,
      },
    });
    expect(posted[0]?.body).not.toHaveProperty('issueInvoice');
  });
});
