import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cardState } from '#src/resources/customers/cards/cardState.ts';
import { isLater } from '#src/resources/customers/cards/isLater.ts';
import { vendorKey } from '#src/ui/cardVendor.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { answerCustomers, card, customer, field, fill, id, open, press, tokenID } from './customerWire.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/resources/customers/cards/CreateCardPage.tsx';
import '#src/resources/customers/cards/EditCardPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

vi.mock('#src/forms/israelToday.ts', () => ({ israelToday: () => '2026-11-15' }));

describe('cardState', () => {
  it.each([
    ['10/26', 'expired'],
    ['11/26', 'expiring'],
    ['01/27', 'expiring'],
    ['02/27', 'valid'],
    ['nothing', 'valid'],
  ])('%s is %s in November 2026', (expiration, state) => {
    expect(cardState(expiration, '2026-11-15')).toBe(state);
  });
});

describe('vendorKey', () => {
  it.each([
    ['VISA', 'cardBrand.visa'],
    ['DINERS_CLUB', 'cardBrand.diners'],
    ['GIFT_CARD', 'cardBrand.giftCard'],
    ['OTHER', 'cardBrand.otherCard'],
  ])('of %s is %s', (vendor, key) => {
    expect(vendorKey(vendor)).toBe(key);
  });
});

describe('isLater', () => {
  it.each([
    ['12 / 2026', '11/26', true],
    ['11/26', '11/26', false],
    ['10/26', '11/26', false],
    ['x', '11/26', false],
  ])('%s after %s: %s', (typed, before, later) => {
    expect(isLater(typed, before)).toBe(later);
  });
});

async function typeCard(change: Readonly<Record<string, string>> = {}) {
  await screen.findByLabelText(/^Card number/);
  const typed = { 'Card number': '4111111111111111', Expiry: '1230', 'Security code': '123', ...change };
  for (const [name, text] of Object.entries(typed)) await fill(name, text);
}

/** Field, what is typed, and what the schema says of it. */
const faults = [
  ['Card number', '4111111111111112', 'Invalid credit card number'],
  ['Card number', '', 'Required'],
  ['Expiry', '1026', 'Credit Card has expired'],
  ['Expiry', '1327', 'Invalid expiration date. Enter month and year: MM/YYYY'],
  ['Security code', '12', 'Must be exactly 3 characters'],
  ["Cardholder's national ID", '123456789', 'Must be valid Israeli National ID'],
] as const;

describe('a new card', () => {
  it.each(faults)('%s "%s": %s', async (name, typed, message) => {
    const { sent } = answerCustomers();
    await open(`/ctokens/${id}/create`);
    await typeCard({ [name]: typed });
    await press('Save card');
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(sent).toEqual([]);
  });

  it('needs what its terminal asks for, but no security code where its brand has none', async () => {
    const { sent } = answerCustomers({ record: { ...customer, consumerNationalID: null } });
    const strict = { terminalID: 't1', label: 'Strict', status: 'active', enabledFeatures: ['CreditCardTokens'] };
    await open(`/ctokens/${id}/create`, undefined, [{ ...strict, cvvRequired: true, nationalIDRequired: true }]);
    await typeCard({ 'Security code': '' });
    await press('Save card');
    for (const name of ['Security code', "Cardholder's national ID"]) {
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription('Required'));
    }
    await fill('Card number', '123456789');
    await fill("Cardholder's national ID", '123456782');
    await press('Save card');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ cardNumber: '123456789', cvv: null });
  });

  it("is sent for the customer on the terminal, and the customer's cards open", async () => {
    const { sent } = answerCustomers();
    await open(`/ctokens/${id}/create`);
    await typeCard();
    expect(field('Cardholder name')).toHaveValue('Dana Cohen');
    await press('Save card');
    await waitFor(() => expect(window.location.pathname).toBe(`/customers/view/${id}`));
    expect(sent).toEqual([
      {
        call: 'POST /api/cardtokens',
        body: {
          terminalID: 't1',
          consumerID: id,
          consumerEmail: 'dana@mail.test',
          cardNumber: '4111111111111111',
          cardExpiration: '12/30',
          cvv: '123',
          cardOwnerName: 'Dana Cohen',
          cardOwnerNationalID: '123456782',
        },
      },
    ]);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      '4111111111111111',
    );
    expect(await screen.findByRole('list', { name: 'Saved cards' })).toBeInTheDocument();
  });
});

describe('a saved card', () => {
  it('is extended to a later date only', async () => {
    const { sent } = answerCustomers();
    await open(`/ctokens/${tokenID}/edit`);
    await screen.findByLabelText(/^New expiry/);
    await fill('New expiry', '1130');
    await press('Extend expiration');
    await waitFor(() =>
      expect(field('New expiry')).toHaveAccessibleDescription('The new expiry must be later than the current one'),
    );
    expect(sent).toEqual([]);
    await fill('New expiry', '1232');
    await press('Extend expiration');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      call: 'POST /api/cardtokens/extendExpiration',
      body: { creditCardTokenID: tokenID, cardExpiration: '12/32', cardNumber: '411111******1111' },
    });
  });

  it('is judged by its own terminal, not by the selected one', async () => {
    const terminal = (terminalID: string, enabledFeatures: readonly string[]) => ({
      terminalID,
      label: `Terminal ${terminalID}`,
      status: 'active',
      enabledFeatures,
      integrations: {},
    });
    const terminals = [terminal('t1', []), terminal('t2', ['CreditCardTokens'])];
    answerCustomers({
      cards: [card, { ...card, creditCardTokenID: id, cardNumber: '555555******4444', terminalID: 't2' }],
    });
    const { unmount } = await open(`/customers/view/${id}?tab=cards`, undefined, terminals);
    await screen.findByRole('list', { name: 'Saved cards' });
    expect(screen.getByRole('link', { name: 'Extend expiration: card 4444' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Extend expiration: card 1111' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete: card 1111' })).toBeVisible();
    unmount();
    await open(`/ctokens/${tokenID}/edit`, undefined, terminals);
    expect(await screen.findByText(/“Saved cards” is not active on terminal “Terminal t1”/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Extend expiration' })).toBeNull();
  });

  it('that was deleted meanwhile says so', async () => {
    expectFailures();
    answerCustomers({ cards: [] });
    await open(`/ctokens/${tokenID}/edit`);
    expect(await screen.findByText('Credit Card Token is no longer available. It has been deleted')).toBeVisible();
    await press('Open customers');
    await waitFor(() => expect(window.location.pathname).toBe('/customers/list'));
  });

  it('stands out where it expires, and is deleted after a question', async () => {
    const { sent } = answerCustomers({
      cards: [card, { ...card, creditCardTokenID: id, cardNumber: '555555******4444', cardExpiration: '12/26' }],
    });
    await open(`/customers/view/${id}?tab=cards`);
    const rows = within(await screen.findByRole('list', { name: 'Saved cards' })).getAllByRole('listitem');
    expect(rows[0]).not.toHaveTextContent('Expires soon');
    expect(rows[1]).toHaveTextContent('Expires soon');
    await press('Delete: card 4444');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the card 4444?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toEqual([{ call: `DELETE /api/cardtokens/${id}`, body: undefined }]));
    expect(await screen.findByText('Card \u20684444\u2069 deleted')).toBeVisible();
  });
});
