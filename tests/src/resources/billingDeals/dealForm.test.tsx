import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { answerDeals, deal, id, newCard, open, savedCard } from './dealWire.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/resources/billingDeals/form/DealFormPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const text = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function typeCard(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'New card' }));
  await userEvent.type(await text('Card number'), '4580280000000008');
  await userEvent.type(await text('Expiry'), '1230');
}

describe('a new billing deal', () => {
  it('charges the only saved card of its customer by the schedule that is typed', async () => {
    const { sent } = answerDeals();
    await open(`/billing-deals/create/${id}`);
    await userEvent.type(await text('Amount'), '120');
    expect(await screen.findByRole('radio', { name: /0008/ })).toBeChecked();
    await press('Create');
    await waitFor(() => expect(window.location.pathname).toBe(`/billing-deals/view/${id}`));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      call: 'POST /api/billing',
      body: {
        transactionAmount: 120,
        vatRate: 0.18,
        paymentType: 'card',
        creditCardToken: savedCard,
        dealDetails: { consumerID: id },
        billingSchedule: { repeatPeriodType: 'monthly', repeatPeriod: 1, endAtType: 'never', endAt: null },
        issueInvoice: false,
      },
    });
  });

  it('saves a card that is typed first, charges that one, and saves it once though the deal is refused', async () => {
    expectFailures();
    const refusal = {
      status: 'error',
      message: 'No',
      errors: [{ code: 'transactionAmount', description: 'Too much' }],
    };
    const { sent } = answerDeals({}, { 'POST /api/billing': [{ status: 400, body: refusal }] });
    await open(`/billing-deals/create/${id}`);
    await userEvent.type(await text('Amount'), '120');
    await typeCard();
    await press('Create');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await screen.findByText('Too much')).toBeInTheDocument();
    await press('Create');
    await waitFor(() => expect(window.location.pathname).toBe(`/billing-deals/view/${id}`));
    expect(sent.map(({ call, body }) => [call, body.creditCardToken, body.creditCardSecureDetails])).toEqual([
      ['POST /api/cardtokens', undefined, undefined],
      ['POST /api/billing', newCard, undefined],
      ['POST /api/billing', newCard, undefined],
    ]);
  });

  it('shows what is wrong with a card on the card, and makes no deal', async () => {
    expectFailures();
    const refusal = { status: 'error', message: 'No', errors: [{ code: 'cardNumber', description: 'Blocked' }] };
    const { sent } = answerDeals({}, { 'POST /api/cardtokens': [{ status: 400, body: refusal }] });
    await open(`/billing-deals/create/${id}`);
    await userEvent.type(await text('Amount'), '120');
    await typeCard();
    await press('Create');
    await waitFor(async () => expect(await text('Card number')).toHaveAccessibleDescription('Blocked'));
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/cardtokens']);
  });

  it('says at the account that the customer has none', async () => {
    expectFailures();
    const message = 'Neither the customer nor the billing deal has a bank account';
    const body = { status: 'error', message: 'No', errors: [{ code: 'bankDetails', description: message }] };
    answerDeals({}, { 'POST /api/billing': [{ status: 400, body }] });
    await open(`/billing-deals/create/${id}`);
    await userEvent.type(await text('Amount'), '120');
    await userEvent.click(await screen.findByRole('radio', { name: 'Bank account' }));
    await press('Create');
    const bank = await screen.findByRole('combobox', { name: /^Bank/ });
    await waitFor(() => expect(bank).toHaveAccessibleDescription(message));
    expect(bank).toHaveFocus();
  });

  it.each<[string, object, string, string | undefined]>([
    ['lacks the service', { enabledFeatures: ['RecurrentPayments'] }, 'The service “Billing” is not active', 'mailto:'],
    [
      'charges by hand alone',
      { billingSettings: { createRecurrentPaymentsAutomatically: false } },
      'does not charge by itself',
      `/profile/terminals/${id}/requests`,
    ],
  ])('says before it is saved that its terminal %s, and where to get it', async (_, terminal, said, leads) => {
    answerDeals();
    await open(`/billing-deals/create/${id}`, terminal);
    await text('Amount');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(said);
    const [link] = [...main.querySelectorAll('a')].filter((one) => one.getAttribute('href')?.startsWith(leads ?? '-'));
    expect(link).toBeVisible();
  });

  it('says nothing of a terminal that charges by itself', async () => {
    answerDeals();
    await open(`/billing-deals/create/${id}`, { billingSettings: { createRecurrentPaymentsAutomatically: true } });
    await text('Amount');
    expect(screen.getByRole('main')).not.toHaveTextContent(/does not charge|is not active/);
  });

  it('that only issues documents goes by its own call, always with one', async () => {
    const { sent } = answerDeals();
    await open(`/billing-deals/create/${id}`);
    await userEvent.type(await text('Amount'), '50');
    await userEvent.click(await screen.findByRole('radio', { name: 'Invoice only' }));
    await press('Create');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.call).toBe('POST /api/invoiceonlybilling');
    expect(sent[0]?.body).toMatchObject({ issueInvoice: true, invoiceDetails: { invoiceType: 'invoice' } });
    expect(sent[0]?.body.paymentType).toBeUndefined();
  });

  it('that issues receipts says how they are paid, up to the amount', async () => {
    const { sent } = answerDeals();
    await open(`/billing-deals/create/${id}`);
    await userEvent.type(await text('Amount'), '50');
    await userEvent.click(await screen.findByRole('radio', { name: 'Invoice only' }));
    await userEvent.selectOptions(screen.getByLabelText('Document type'), 'paymentInfo');
    await press('Create');
    expect(await screen.findByText('Payment types sum should be equal to the invoice amount')).toBeVisible();
    expect(sent).toEqual([]);
    await press('Add: cash');
    await press('Create');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      invoiceDetails: { invoiceType: 'paymentInfo' },
      paymentDetails: [{ paymentType: 'cash', amount: 50 }],
    });
  });

  it('wants somebody to charge, and an end that is later than its start', async () => {
    const { sent } = answerDeals();
    await open('/billing-deals/create');
    expect(await screen.findByText('By name, phone, email or national ID.')).toBeInTheDocument();
    await userEvent.type(await text('Amount'), '50');
    await userEvent.selectOptions(screen.getByLabelText('End'), 'specifiedDate');
    await userEvent.type(await text('End date'), '01/01/2020');
    await press('Create');
    await waitFor(async () =>
      expect(await text('End date')).toHaveAccessibleDescription('End Date should be later than Start Date'),
    );
    expect(screen.getAllByText('Required').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });
});

it('says of a missing amount that it is missing, and nothing of what would follow from it', async () => {
  answerDeals();
  await open(`/billing-deals/create/${id}`);
  await press('Create');
  await waitFor(async () => expect(await text('Amount')).toHaveAccessibleDescription('Required'));
  expect(screen.getByRole('main')).not.toHaveTextContent('Must be in range');
});

describe('a billing deal that stands', () => {
  it('is changed on the version that was seen, and keeps what the form does not show', async () => {
    const { sent } = answerDeals();
    await open(`/billing-deals/edit/${id}`);
    await userEvent.clear(await text('Amount'));
    await userEvent.type(await text('Amount'), '99.5');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: 'PUT /api/billing/{id}',
      body: {
        transactionAmount: 99.5,
        creditCardToken: savedCard,
        updateTimestamp: 'AAAAAAAAAAE=',
        dealDetails: { branch: 'North', dealReference: 'D-1' },
      },
    });
  });

  it('says that its card is gone and charges none until another is chosen', async () => {
    const gone = { tokenNotAvailable: true, creditCardToken: newCard };
    const { sent } = answerDeals(gone);
    await open(`/billing-deals/edit/${id}`);
    expect(
      await screen.findByText('Credit Card Token is no longer available. It has been deleted'),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('radio', { name: /0008/ }));
    await press('Save');
    await waitFor(() => expect(sent[0]?.body.creditCardToken).toBe(savedCard));
  });

  it('keeps what the form does not show of its lines', async () => {
    const line = { itemName: 'Course', price: 60, quantity: 2, sku: 'C-1', externalReference: 'erp/7', amount: 120 };
    const { sent } = answerDeals({ dealDetails: { ...deal.dealDetails, items: [line] } });
    await open(`/billing-deals/edit/${id}`);
    const quantity = await text('Quantity');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      transactionAmount: 180,
      dealDetails: { items: [{ itemName: 'Course', quantity: 3, sku: 'C-1', externalReference: 'erp/7' }] },
    });
  });

  it('says at the card that it was deleted meanwhile, and keeps what was typed', async () => {
    expectFailures();
    const message = 'Credit Card Token is no longer available. It has been deleted';
    const body = { status: 'error', message, errors: [{ code: 'creditCardToken', description: message }] };
    const { sent } = answerDeals({}, { 'PUT /api/billing/{id}': [{ status: 400, body }] });
    await open(`/billing-deals/edit/${id}`);
    await userEvent.clear(await text('Amount'));
    await userEvent.type(await text('Amount'), '99.50');
    await press('Save');
    expect(await screen.findByRole('radiogroup', { name: /card/i, description: message })).toBeInTheDocument();
    expect(await text('Amount')).toHaveValue('99.50');
    expect(sent).toHaveLength(1);
  });
});

it('asks again for cards that could not be read', async () => {
  expectFailures();
  answerDeals();
  server.use(http.get(`${apiBase}/api/cardtokens`, () => HttpResponse.error(), { once: true }));
  await open(`/billing-deals/create/${id}`);
  expect(await screen.findByText('The saved cards of the customer could not be loaded.')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByRole('radio', { name: /0008/ })).toBeChecked();
});
