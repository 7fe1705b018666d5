import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { chargeHindrances } from '#contract/rules/chargeable.ts';
import { billing } from '#src/i18n/catalogue/billing.en.ts';
import { rowActions } from '#src/resources/billingDeals/actions.ts';
import { answerDeals, id, open, type Deal } from './dealWire.ts';
// What loads on first use is at hand before the first test.
import '#src/actions/ListActionsMenu.tsx';
import '#src/actions/many/PlanOfList.tsx';
import '#src/actions/record/MoneyActions.tsx';
import '#src/app/RecordScreen.tsx';
import '#src/resources/billingDeals/recordPage.ts';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string | RegExp) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

const running: Deal = { active: true, finished: false, invoiceOnly: false, paymentType: 'card', creditCardToken: 'x' };
const later: Deal = { nextScheduledTransaction: '2999-01-01T00:00:00' };
const paused: Deal = { pausedFrom: '2020-01-01T00:00:00', pausedTo: '2999-01-01T00:00:00' };

it.each<[string, Deal, string[]]>([
  ['a deal that runs', running, ['chargeNow', 'edit', 'pause', 'cardNumber', 'disable']],
  [
    'one that is due',
    { ...running, nextScheduledTransaction: '2020-01-01T00:00:00' },
    ['chargeNow', 'edit', 'pause', 'cardNumber', 'disable'],
  ],
  ['one that is being charged', { ...running, inProgress: true }, ['edit', 'pause', 'cardNumber', 'disable']],
  ['one whose card has expired', { ...running, cardExpired: true }, ['edit', 'pause', 'cardNumber', 'disable']],
  [
    'one whose card was deleted',
    { ...running, creditCardToken: null, tokenNotAvailable: true },
    ['edit', 'pause', 'disable'],
  ],
  ['a paused one', { ...running, ...paused }, ['unpause', 'edit', 'cardNumber', 'disable']],
  ['one that is off', { ...running, active: false }, ['activate', 'edit', 'cardNumber']],
  [
    'one that is off, and whose card was deleted',
    { ...running, active: false, tokenNotAvailable: true },
    ['edit', 'cardNumber'],
  ],
  ['a row of a list without a next charge', { active: false, nextScheduledTransaction: null }, ['edit']],
  ['a row of a list that is off', { active: false, ...later }, ['activate', 'edit']],
  ['one whose charges are over', { ...running, finished: true }, ['edit', 'cardNumber']],
  [
    'one by bank',
    { ...running, paymentType: 'bank', creditCardToken: null },
    ['chargeNow', 'edit', 'pause', 'disable'],
  ],
  ['one for invoices only', { active: true, invoiceOnly: true, ...later }, ['edit', 'pause', 'disable']],
  [
    'one for invoices only whose document is due',
    { active: true, invoiceOnly: true, nextScheduledTransaction: '2020-01-01T00:00:00' },
    ['trigger', 'edit', 'pause', 'disable'],
  ],
])('of %s is offered what can be done with it', (_, deal, keys) => {
  const place = { terminalID: id, showDeleted: false };
  const offered = rowActions.filter((action) => action.offered?.({ id, ...deal } as never, place) ?? true);
  expect(offered.map(({ key }) => key)).toEqual(keys);
});

it('has words for whatever may keep a deal from being charged', () => {
  expect(chargeHindrances.filter((code) => !Object.hasOwn(billing.deal.hindrance, code))).toEqual([]);
});

it('charges once, and asks for the approval by telephone where the card company wants to be called', async () => {
  expectFailures();
  const refusal = { status: 'error', message: 'Refused', errors: [{ code: '003', description: 'Call the company' }] };
  const { sent } = answerDeals(
    {},
    { 'POST /api/transactions/create-billing-transaction': [{ status: 400, body: refusal }] },
  );
  await open(`/billing-deals/view/${id}`);
  await press('Charge now');
  await inDialog(/^Charge .*120/);
  expect(await screen.findByText('Call the company')).toBeInTheDocument();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Voice authorization/ }), '0012345');
  await inDialog(/^Charge .*120/);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.map(({ body }) => [body.billingDealID, body.oKNumber])).toEqual([
    [id, undefined],
    [id, '0012345'],
  ]);
});

it('pauses from day to day with a reason, and judges the days', async () => {
  const { sent } = answerDeals();
  await open(`/billing-deals/view/${id}`);
  await press('Pause');
  const to = await screen.findByRole('textbox', { name: /^To/ });
  await userEvent.clear(to);
  await userEvent.type(to, '01/01/2020');
  await inDialog('Pause');
  await waitFor(() => expect(to).toHaveAccessibleDescription('End Date should be later than Start Date'));
  await userEvent.clear(to);
  await userEvent.type(to, '01/01/2090');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Abroad');
  await inDialog('Pause');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    call: 'POST /api/billing/{id}/pause',
    body: { pausedTo: '2090-01-01', reason: 'Abroad' },
  });
});

it('shows what all due charges come to and whom it leaves alone, runs them in one call and reports against the plan', async () => {
  const due = { nextScheduledTransaction: '2020-01-01T00:00:00' };
  const { sent } = answerDeals(due);
  const body = {
    status: 'warning',
    message: 'Mixed',
    additionalData: { queued: 0, notQueued: 1, notQueuedDeals: [{ id, code: 'DealIsRunning' }] },
  };
  server.use(
    http.post(`${apiBase}/api/billing/trigger-by-terminal/:id`, ({ request }) => {
      sent.push({ call: `POST ${new URL(request.url).pathname}`, body: {} });
      return HttpResponse.json(body);
    }),
  );
  await open('/billing-deals/list');
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Charge all due billing deals' }));
  const dialog = await screen.findByRole('alertdialog').catch(() => screen.getByRole('dialog'));
  expect(dialog).toHaveTextContent('Charge one billing deal?');
  expect(dialog).toHaveTextContent('Total 120.00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Charge all due billing deals' }));
  expect(await screen.findByText(/Could not queue one transaction/)).toBeInTheDocument();
  expect(screen.getByText(/A charge is in progress/)).toBeInTheDocument();
  expect(sent.map(({ call }) => call)).toEqual([`POST /api/billing/trigger-by-terminal/${id}`]);
});

it('pauses all active deals of the terminal: the days first, then the plan, one call for each, and a report', async () => {
  const { sent } = answerDeals();
  await open('/billing-deals/list');
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause all active billing deals' }));
  const to = await screen.findByRole('textbox', { name: /^To/ });
  await userEvent.clear(to);
  await userEvent.type(to, '01/01/2020');
  await inDialog('Continue');
  await waitFor(() => expect(to).toHaveAccessibleDescription('End Date should be later than Start Date'));
  await userEvent.clear(to);
  await userEvent.type(to, '01/01/2090');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Abroad');
  await inDialog('Continue');
  const plan = await screen.findByRole('alertdialog', { name: 'Pause one billing deal?' });
  expect(plan).toHaveTextContent('01/01/2090');
  expect(sent).toEqual([]);
  await userEvent.click(within(plan).getByRole('button', { name: 'Pause all active billing deals' }));
  expect(await screen.findByText('One billing deal paused')).toBeInTheDocument();
  expect(sent).toMatchObject([
    { call: 'POST /api/billing/{id}/pause', body: { pausedTo: '2090-01-01', reason: 'Abroad' } },
  ]);
});

it.each<[Deal, boolean]>([
  [{ tokenNotAvailable: true }, true],
  [{ paused: true, ...paused }, false],
])('leads from what editing mends to the form: %j', async (record, leads) => {
  answerDeals(record);
  await open(`/billing-deals/view/${id}`);
  await screen.findByText(leads ? /^Credit Card Token is no longer available/ : /^The billing deal is paused/);
  const links = screen.queryAllByRole('link', { name: 'Edit the billing deal' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(leads ? [`/billing-deals/edit/${id}`] : []);
});
