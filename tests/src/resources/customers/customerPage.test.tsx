import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { answerCustomers, card, customer, id, open, press } from './customerWire.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/actions/ListActionsMenu.tsx';
import '#src/resources/customers/actions.ts';
import '#src/record/activity/Activity.tsx';
import '#src/record/figures/Figures.tsx';
import '#src/resources/customers/recordPage.ts';
import '#src/resources/transactions/recordPage.ts';
import '#src/ui/menus/MenuPopup.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const view = `/customers/view/${id}`;
const kinds = () =>
  within(screen.getByRole('group', { name: 'What is shown' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const happened = async () => within(await screen.findByRole('region', { name: 'What happened' }));

describe('the page of a customer', () => {
  it('tells payments, documents, requests and deals in one order, each kind by itself too', async () => {
    answerCustomers();
    await open(view);
    await screen.findByRole('heading', { level: 2, name: 'Dana Cohen' });
    await waitFor(() => expect(kinds()).toEqual(['All', 'Payments40', 'Documents0', 'Requests0', 'Billing deals3']));
    const region = await happened();
    await waitFor(() =>
      expect(region.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Payment · Shoes · \u20681111\u2069'.replaceAll('\u2068', '\u2066'),
        'Billing deal · Lessons · next charge \u206605/12/2026\u2069',
      ]),
    );
    await userEvent.click(region.getByRole('button', { name: /^Payments/ }));
    expect(region.getByRole('button', { name: /^Payments/ })).toHaveAttribute('aria-pressed', 'true');
    expect(new URLSearchParams(window.location.search).get('tab')).toBe('transactions');
    await waitFor(() => expect(region.queryByRole('link', { name: /^Billing deal/ })).not.toBeInTheDocument());
    const all = new URL(region.getByRole<HTMLAnchorElement>('link', { name: 'Show as a list' }).href);
    expect(all.pathname).toBe('/transactions/list');
    expect(JSON.parse(all.searchParams.get('filter') ?? '')).toEqual({ consumerID: id, terminalID: 't1' });
  });

  it('says who it is and how to reach them, how they pay, and folds the rest', async () => {
    answerCustomers();
    await open(view);
    const head = within(
      (await screen.findByRole('heading', { level: 2, name: 'Dana Cohen' })).closest('header') ?? document.body,
    );
    expect(head.getByRole('link', { name: '050-1234567' })).toHaveAttribute('href', 'tel:050-1234567');
    expect(head.getByRole('link', { name: 'dana@mail.test' })).toHaveAttribute('href', 'mailto:dana@mail.test');
    expect(head.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'National ID',
      'Phone',
      'Email',
      'Address',
    ]);
    expect(head.getByText(/^ID .*123456782/)).toBeInTheDocument();
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Bank account',
      'External reference',
    ]);
    expect(summary.getByText('Hapoalim')).toBeInTheDocument();
    expect(await screen.findByRole('group', { name: 'Technical details' })).not.toHaveAttribute('open');
  });

  it('shows cards that are over', async () => {
    answerCustomers({ cards: [{ ...card, cardExpiration: '01/20' }] });
    await open(view);
    const cards = within(await screen.findByRole('list', { name: 'Saved cards' }));
    expect(cards.getByText('411111******1111')).toBeInTheDocument();
    expect(cards.getByText('Expired')).toBeInTheDocument();
  });

  it('asks nothing of billing for a role that may not', async () => {
    const { asked } = answerCustomers();
    await open(view, ['Merchant']);
    await screen.findByRole('heading', { level: 2, name: 'Dana Cohen' });
    await waitFor(() => expect(kinds()).toEqual(['All', 'Payments40', 'Documents0', 'Requests0']));
    expect(screen.queryByText('Each month')).not.toBeInTheDocument();
    expect(asked).not.toContain('/api/billing');
  });

  it('offers what can be done with the customer', async () => {
    answerCustomers();
    await open(view);
    await screen.findByRole('heading', { level: 2, name: 'Dana Cohen' });
    const charge = await within(screen.getByRole('main')).findByRole('link', { name: 'Charge' });
    expect(charge).toHaveAttribute('href', `/wizard/transactions/charge?customerID=${id}`);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Payment request' })).toHaveAttribute(
      'href',
      `/wizard/payment-requests/create?customerID=${id}`,
    );
    expect(main.getByRole('link', { name: 'New billing deal' })).toHaveAttribute('href', `/billing-deals/create/${id}`);
    expect(main.getByRole('link', { name: 'Issue invoice' })).toHaveAttribute(
      'href',
      `/wizard/invoicing/create?customerID=${id}`,
    );
    await press('More actions');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Payment link',
      'Add card',
      'Edit',
      'Delete',
      'File for support',
    ]);
    await userEvent.click(items[0] ?? document.body);
    await waitFor(() => expect(window.location.pathname).toBe('/wizard/payment-requests/create'));
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ customerID: id, copied: 'true' });
  });

  it('says in numbers what a deletion takes along', async () => {
    const { sent } = answerCustomers({ cards: [card, { ...card, creditCardTokenID: id }] });
    await open(view);
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the customer Dana Cohen?' }));
    await waitFor(() =>
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '2 saved cards are deleted too',
        '3 billing deals end too',
      ]),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toEqual([{ call: `DELETE /api/consumers/${id}`, body: undefined }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('restores a deleted customer, who can not be charged', async () => {
    const { sent } = answerCustomers({ record: { ...customer, deleted: true } });
    await open(view);
    await press('Restore');
    await waitFor(() => expect(sent[0]?.call).toBe(`PUT /api/consumers/restore/${id}`));
    expect(await screen.findByText('Customer \u2068Dana Cohen\u2069 restored')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Charge' })).not.toBeInTheDocument();
  });
});

describe('importing customers', () => {
  it('reports what was imported, skipped and failed, with reasons', async () => {
    const { asked } = answerCustomers();
    await open('/customers/list');
    await screen.findByRole('link', { name: 'Dana Cohen' });
    const before = asked.length;
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import customers' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() =>
      expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12', '1', '2']),
    );
    expect(
      dialog
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(["No mailFailedCan't import customer without e-mail", 'Bad idFailedMust be valid Israeli National ID']);
    expect(asked.length).toBe(before + 1);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that nobody waits for tells what came of it', async () => {
    let finish = () => {};
    const importing = new Promise<void>((resolve) => {
      finish = resolve;
    });
    answerCustomers({ importing });
    await open('/customers/list');
    await screen.findByRole('link', { name: 'Dana Cohen' });
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Import customers' })).getByRole('button', { name: 'Import' }),
    );
    await press('Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    finish();
    expect(await screen.findByText('12 customers imported')).toBeInTheDocument();
  });
});
