import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerDeals, open as openDeals, id as dealID } from '#tests/src/resources/billingDeals/dealWire.ts';
import { answerCustomers, fill, id, open, press } from '#tests/src/resources/customers/customerWire.ts';
import { button, field, goOn, openWizard, refused, result, typeCard } from '#tests/src/wizards/payment/openWizard.tsx';
import { cacheContents } from '#tests/support/cacheContents.ts';
import { cardTraces } from '#tests/support/cardTraces.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/resources/billingDeals/form/DealFormPage.tsx';
import '#src/resources/customers/cards/CreateCardPage.tsx';

const cvc = '123';
const traces = cardTraces(cvc);

beforeEach(stubDialogs);
afterEach(() => onlineManager.setOnline(true));

type Answers = NonNullable<NonNullable<Parameters<typeof openWizard>[1]>['answers']>;

/** Types a card into a wizard of one page or of steps, and sends it. */
async function pay(
  address: string,
  send: RegExp,
  { answers = {}, online = true }: { answers?: Answers; online?: boolean } = {},
) {
  const { user, posted, queryClient } = await openWizard(address, { answers });
  if (screen.queryByRole('button', { name: 'Continue' })) {
    await goOn(user, 'Amount');
    await goOn(user, 'Payment');
  }
  await user.click(screen.queryByRole('radio', { name: 'New card' }) ?? document.body);
  await typeCard(user);
  while (!screen.queryByRole('button', { name: send })) await user.click(button('Continue'));
  onlineManager.setOnline(online);
  await user.click(button(send));
  return { posted, queryClient };
}

/** Expects the card to have left with what was posted, and to be in neither cache. */
async function expectNothingKept(sent: unknown, queryClient: Parameters<typeof cacheContents>[0]) {
  expect(JSON.stringify(sent)).toMatch(traces);
  // What has ended goes with the next turn.
  await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
  expect(cacheContents(queryClient)).toContain('terminals');
  expect(cacheContents(queryClient)).not.toMatch(traces);
}

describe('neither cache keeps a card', () => {
  it('of a charge, while its result is shown', async () => {
    const { posted, queryClient } = await pay('/wizard/transactions/charge?amount=118', /^Charge 118/);
    await result('Charged');
    await expectNothingKept(posted, queryClient);
  });

  it('of a charge that was refused, while it can be tried again', async () => {
    const answers = { '/api/transactions/create': [() => refused('15', 'Expired')] };
    const { posted, queryClient } = await pay('/wizard/transactions/quickcharge?amount=118', /^Charge 118/, {
      answers,
    });
    await screen.findByRole('link', { name: 'Open the declined transaction' });
    await expectNothingKept(posted, queryClient);
  });

  it('of a refund', async () => {
    const { posted, queryClient } = await pay('/wizard/transactions/refund?amount=5', /^Refund 5/);
    await result('Refunded');
    await expectNothingKept(posted, queryClient);
  });

  it('of a card that was saved for a customer', async () => {
    const { sent } = answerCustomers();
    const { queryClient } = await open(`/ctokens/${id}/create`);
    await screen.findByLabelText(/^Card number/);
    for (const [name, text] of [
      ['Card number', '4580458045804580'],
      ['Expiry', '1230'],
      ['Security code', cvc],
    ] as const)
      await fill(name, text);
    await press('Save card');
    await waitFor(() => expect(location.pathname).toBe(`/customers/view/${id}`));
    await expectNothingKept(sent, queryClient);
  });

  it('of a card that was saved for a deal, though the deal is refused', async () => {
    expectFailures();
    const refusal = {
      status: 'error',
      message: 'No',
      errors: [{ code: 'transactionAmount', description: 'Too much' }],
    };
    const { sent } = answerDeals({}, { 'POST /api/billing': [{ status: 400, body: refusal }] });
    const { queryClient } = await openDeals(`/billing-deals/create/${dealID}`);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '120');
    await userEvent.click(await screen.findByRole('radio', { name: 'New card' }));
    await userEvent.type(field(/^Card number/), '4580458045804580');
    await userEvent.type(field(/^Expiry/), '1230');
    await press('Create');
    expect(await screen.findByText('Too much')).toBeInTheDocument();
    await expectNothingKept(sent, queryClient);
  });
});

it('a charge does not wait for a network that the browser believes to be gone, to be sent when nobody looks', async () => {
  const { posted } = await pay('/wizard/transactions/quickcharge?amount=5', /^Charge 5/, { online: false });
  await result('Charged');
  expect(posted).toHaveLength(1);
});
