import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { answerCustomers, card, customer, id, open, press } from './customerWire.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/actions/ListActionsMenu.tsx';
import '#src/resources/customers/actions.ts';
import '#src/resources/customers/recordPage.ts';
import '#src/ui/menus/MenuPopup.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const view = `/customers/view/${id}`;
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the page of a customer', () => {
  it('has tabs with counts', async () => {
    answerCustomers();
    await open(view);
    await screen.findByRole('heading', { level: 2, name: 'Dana Cohen' });
    await waitFor(() =>
      expect(tabs()).toEqual([
        'Details',
        'Saved cards1',
        'Billing deals3',
        'Transactions40',
        'Invoices0',
        'Payment requests0',
      ]),
    );
    await userEvent.click(screen.getByRole('tab', { name: /^Transactions/ }));
    expect(await screen.findByRole('link', { name: 'Payer' })).toBeInTheDocument();
    const all = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Show all 40 records' }).href);
    expect(all.pathname).toBe('/transactions/list');
    expect(JSON.parse(all.searchParams.get('filter') ?? '')).toEqual({ consumerID: id, terminalID: 't1' });
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /^Invoices/ })).toHaveFocus();
    expect(new URLSearchParams(window.location.search).get('tab')).toBe('invoices');
  });

  it('says how to reach the customer and how they pay, and folds the rest', async () => {
    answerCustomers();
    await open(view);
    const summary = within(await screen.findByRole('region', { name: 'Summary' }));
    expect(summary.getByRole('link', { name: '050-1234567' })).toHaveAttribute('href', 'tel:050-1234567');
    expect(summary.getByRole('link', { name: 'dana@mail.test' })).toHaveAttribute('href', 'mailto:dana@mail.test');
    expect(summary.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Phone',
      'Email',
      'National ID',
      'Address',
      'Bank account',
      'External reference',
    ]);
    expect(summary.getByText('Hapoalim')).toBeInTheDocument();
    expect(await screen.findByRole('group', { name: 'Technical details' })).not.toHaveAttribute('open');
  });

  it('points out cards that are over, and leads to them', async () => {
    answerCustomers({ cards: [{ ...card, cardExpiration: '01/20' }] });
    await open(view);
    const note = within(await screen.findByRole('note'));
    await userEvent.click(note.getByRole('button', { name: 'Saved cards' }));
    expect(await screen.findByRole('tab', { name: /^Saved cards/ })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('411111******1111')).toBeInTheDocument();
  });

  it('asks nothing of billing for a role that may not', async () => {
    const { asked } = answerCustomers();
    await open(view, ['Merchant']);
    await waitFor(() => expect(tabs()).toContain('Transactions40'));
    expect(tabs().join()).not.toContain('Billing deals');
    expect(asked).not.toContain('/api/billing');
  });

  it('offers what can be done with the customer', async () => {
    answerCustomers();
    await open(view);
    await screen.findByRole('heading', { level: 2, name: 'Dana Cohen' });
    const charge = await within(screen.getByRole('main')).findByRole('link', { name: 'Charge' });
    expect(charge).toHaveAttribute('href', `/wizard/transactions/charge?customerID=${id}`);
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/customers/edit/${id}`);
    expect(screen.getByRole('link', { name: 'Add card' })).toHaveAttribute('href', `/ctokens/${id}/create`);
    expect(screen.getByRole('link', { name: 'New billing deal' })).toHaveAttribute(
      'href',
      `/billing-deals/create/${id}`,
    );
    await press('More actions');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Issue invoice', 'Payment request', 'Delete']);
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
