import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { answerDeals, deal, id, open, type Deal } from './dealWire.ts';
// What loads on first use is at hand before the first test.
import '#src/actions/ListActionsMenu.tsx';
import '#src/actions/many/PlanOfList.tsx';
import '#src/actions/record/MoneyActions.tsx';
import '#src/app/RecordScreen.tsx';
import '#src/dataProvider/http/seenAgain.ts';
import '#src/resources/billingDeals/recordPage.ts';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string | RegExp) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

const due = { nextScheduledTransaction: '2020-01-15T00:00:00', currentDeal: 0 };
/** What the server's own charge makes of the deal that starts on its day. */
const charged = {
  nextScheduledTransaction: '2999-02-15T00:00:00',
  currentDeal: 1,
  currentTransactionTimestamp: '2020-01-15T10:00:00Z',
  updateTimestamp: 'AAAAAAAAAAI=',
};
type Changing = Deal & Partial<typeof charged>;
const told = /The billing deal was already charged, on .*15\/01\/2020.* Its next charge is on .*15\/02\/2999/;

describe('what is done with a deal on its page', () => {
  it('says what was seen: its version, and what of it counts', async () => {
    const { sent } = answerDeals(due);
    await open(`/billing-deals/view/${id}`);
    await press('Charge now');
    await inDialog(/^Charge .*120/);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.seen).toEqual({
      updateTimestamp: deal.updateTimestamp,
      nextScheduledTransaction: due.nextScheduledTransaction,
      currentDeal: 0,
      active: true,
      transactionAmount: 120,
    });
  });

  it('says it in the query where the call has no body', async () => {
    const pause = { pausedFrom: '2020-01-01T00:00:00', pausedTo: '2999-01-01T00:00:00' };
    const { sent } = answerDeals({ ...due, ...pause });
    await open(`/billing-deals/view/${id}`);
    await press('Resume');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ body: {}, seen: { updateTimestamp: deal.updateTimestamp, ...pause } }]);
  });

  it('is not done once the server has charged the deal, whatever server it is: the dialog says so, the page too', async () => {
    const record: Changing = { ...due };
    const { sent } = answerDeals(record);
    await open(`/billing-deals/view/${id}`);
    await press('Charge now');
    Object.assign(record, charged);
    await inDialog(/^Charge .*120/);
    expect(await within(await screen.findByRole('dialog')).findByText(told)).toBeInTheDocument();
    expect(await screen.findByText('One charge')).toBeInTheDocument();
    // What was chosen is the charge that was seen then, however often it is pressed.
    await inDialog(/^Charge .*120/);
    expect(await within(await screen.findByRole('dialog')).findByText(told)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('is refused by a server that knows better, in its words, and the dialog stays', async () => {
    expectFailures();
    const refusal = { status: 'error', message: 'Charged on 15/01 already', entityUID: id };
    const { sent } = answerDeals(due, {
      'POST /api/transactions/create-billing-transaction': [{ status: 409, body: refusal }],
    });
    await open(`/billing-deals/view/${id}`);
    await press('Charge now');
    await inDialog(/^Charge .*120/);
    expect(await within(await screen.findByRole('dialog')).findByText('Charged on 15/01 already')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('is not done while its present state can not be read', async () => {
    expectFailures();
    const { sent, gone } = answerDeals(due);
    await open(`/billing-deals/view/${id}`);
    await press('Charge now');
    gone.add('GET /api/billing/{id}');
    await inDialog(/^Charge .*120/);
    expect(
      await within(await screen.findByRole('dialog')).findByText(/The present state could not be read/),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});

describe('all due charges of a terminal', () => {
  async function agree() {
    await open('/billing-deals/list');
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Charge all due billing deals' }));
    return async () =>
      userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Charge all due billing deals' }),
      );
  }

  it('are triggered in one call that says what they came to', async () => {
    const { sent } = answerDeals(due);
    const go = await agree();
    await go();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      { call: 'POST /api/billing/trigger-by-terminal/{id}', body: {}, seen: { count: 1, ILS: 120 } },
    ]);
  });

  it('leave out what has moved on since the plan, and say what happened', async () => {
    const record: Changing = { ...due };
    const { sent } = answerDeals(record);
    const go = await agree();
    await screen.findByRole('alertdialog');
    Object.assign(record, charged);
    await go();
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('are triggered one by one where the server says that something else waits', async () => {
    expectFailures();
    const { sent } = answerDeals(due, {
      'POST /api/billing/trigger-by-terminal/{id}': [{ status: 409, body: { status: 'error', message: 'Changed' } }],
    });
    const go = await agree();
    await go();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      call: 'POST /api/billing/trigger-billing-deals',
      body: { billingDealsID: [id], seen: { [id]: { nextScheduledTransaction: due.nextScheduledTransaction } } },
    });
  });
});
