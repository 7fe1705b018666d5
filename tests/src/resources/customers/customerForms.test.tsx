import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { answerCustomers, customer, field, fill, id, open, press } from './customerWire.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/resources/customers/form/CustomerFormPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

/** Field, what is typed, and what the request's schema says of it; a name and a bank are filled in already. */
const faults = [
  ['Name', '', 'Required'],
  ['Name', 'ab', 'Must be more than 2 and less or equal to 50 characters'],
  ['Email', 'dana@', 'Email must be valid'],
  ['National ID', '123456789', 'Must be valid Israeli National ID'],
  ['Branch', '', 'Required'],
  ['Account number', '1234', 'Must be more than 5 and less or equal to 12 characters'],
] as const;

describe('a new customer', () => {
  it.each(faults)('%s "%s": %s', async (name, typed, message) => {
    const { sent } = answerCustomers();
    await open('/customers/create');
    await screen.findByLabelText(/^Name/);
    await fill('Name', 'Dana');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Bank' }), '12{Enter}');
    await fill('Branch', '571');
    await fill('Account number', '041116');
    await fill(name, typed);
    await press('Create');
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(field(name)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('needs only a name; what is empty travels as nothing', async () => {
    const { sent } = answerCustomers();
    await open('/customers/create');
    await screen.findByLabelText(/^Name/);
    await fill('Name', ' Dana ');
    await press('Create');
    await waitFor(() => expect(window.location.pathname).toBe(`/customers/view/${id}`));
    expect(sent[0]).toMatchObject({
      call: 'POST /api/consumers',
      body: {
        terminalID: 't1',
        consumerName: 'Dana',
        consumerEmail: null,
        consumerAddress: null,
        bankDetails: null,
        vatExempt: false,
        active: true,
      },
    });
  });

  it('has a bank account doubted whose check digit does not fit, and saves it all the same', async () => {
    const { sent } = answerCustomers();
    await open('/customers/create');
    await screen.findByLabelText(/^Name/);
    await fill('Name', 'Dana');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Bank' }), '12{Enter}');
    await fill('Branch', '571');
    await fill('Account number', '041117');
    expect(await screen.findByText(/^The account number may be wrong/)).toBeInTheDocument();
    await fill('Account number', '041116');
    expect(screen.queryByText(/^The account number may be wrong/)).not.toBeInTheDocument();
    await fill('Account number', '041117');
    await press('Create');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ bankDetails: { bank: '12', bankBranch: '571', bankAccount: '041117' } });
  });

  it("shows the server's faults on their fields", async () => {
    expectFailures();
    answerCustomers({
      refuse: [
        { status: 'error', message: 'Check', errors: [{ code: 'ConsumerAddress.City', description: 'Unknown town' }] },
      ],
    });
    await open('/customers/create');
    await screen.findByLabelText(/^Name/);
    await fill('Name', 'Dana');
    await fill('City', 'Nowhere');
    await press('Create');
    await waitFor(() => expect(field('City')).toHaveAccessibleDescription('Unknown town'));
    expect(field('City')).toHaveFocus();
    expect(field('Name')).toHaveValue('Dana');
  });
});

describe('a changed customer', () => {
  it('sends what it had besides, with the version it was read in', async () => {
    const { sent } = answerCustomers();
    await open(`/customers/edit/${id}`);
    await screen.findByLabelText(/^Name/);
    expect(await screen.findByRole('combobox', { name: 'Bank' })).toHaveValue('12 · Hapoalim');
    await fill('City', '');
    await press('Save');
    await waitFor(() => expect(window.location.pathname).toBe(`/customers/view/${id}`));
    expect(sent[0]).toMatchObject({
      call: `PUT /api/consumers/${id}`,
      body: {
        consumerID: id,
        updateTimestamp: 'AAAAAAAAAAE=',
        origin: 'web',
        consumerAddress: { city: null, street: 'Harbour', house: '4' },
        bankDetails: { bank: '12', bankBranch: '571', bankAccount: '041116' },
      },
    });
  });

  it('that somebody else has changed meanwhile keeps the edits and lets the person choose per field', async () => {
    expectFailures();
    const current = {
      ...customer,
      consumerName: 'Dana Levi',
      consumerAddress: { ...customer.consumerAddress, city: 'Acre' },
      bankDetails: { bank: 10, bankBranch: 607, bankAccount: '11710022' },
      updateTimestamp: 'AAAAAAAAAAI=',
    };
    const { sent } = answerCustomers({
      refuse: [{ status: 'error', message: 'Changed', additionalData: { current, changedBy: 'Tamar' } }],
    });
    await open(`/customers/edit/${id}`);
    await screen.findByLabelText(/^Name/);
    await fill('Name', 'Dana Mizrahi');
    await press('Save');
    const panel = within(await screen.findByRole('group', { name: 'The record has changed meanwhile' }));
    expect(panel.getByRole('heading', { name: 'The record has changed meanwhile' })).toHaveFocus();
    expect(panel.getByText('Saved by Tamar.')).toBeInTheDocument();
    const radio = (group: string, name: RegExp) =>
      within(panel.getByRole('group', { name: group })).getByRole('radio', { name });
    expect(radio('Name', /Dana Mizrahi/)).toBeChecked();
    expect(radio('City', /Acre/)).toBeChecked();
    expect(radio('Bank', /Leumi/)).toBeChecked();
    await userEvent.click(radio('City', /Haifa/));
    expect(field('City')).toHaveValue('Haifa');
    await userEvent.click(radio('Name', /Dana Levi/));
    expect(field('Name')).toHaveValue('Dana Levi');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({
      consumerName: 'Dana Levi',
      consumerAddress: { city: 'Haifa' },
      bankDetails: { bank: '10', bankBranch: '607', bankAccount: '11710022' },
      updateTimestamp: 'AAAAAAAAAAI=',
    });
  });

  it('that somebody else has deleted meanwhile can be restored from the form, and then saved', async () => {
    expectFailures();
    const current = { ...customer, deleted: true, updateTimestamp: 'AAAAAAAAAAI=' };
    const { sent } = answerCustomers({
      refuse: [{ status: 'error', message: 'Deleted', additionalData: { current, changedBy: 'Tamar' } }],
    });
    await open(`/customers/edit/${id}`);
    await screen.findByLabelText(/^Name/);
    await fill('Name', 'Dana Mizrahi');
    await press('Save');
    const panel = within(await screen.findByRole('group', { name: 'The record has been deleted' }));
    expect(panel.getByText('Deleted by Tamar.')).toBeInTheDocument();
    await press('Restore');
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(screen.queryByRole('group', { name: 'The record has been deleted' })).not.toBeInTheDocument();
    expect(screen.queryByText('Record deleted')).not.toBeInTheDocument();
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.slice(1)).toMatchObject([
      { call: `PUT /api/consumers/restore/${id}` },
      { body: { consumerName: 'Dana Mizrahi', updateTimestamp: 'AAAAAAAAAAM=' } },
    ]);
  });

  it('that is deleted already says so before anything is typed', async () => {
    answerCustomers({ record: { ...customer, deleted: true } });
    await open(`/customers/edit/${id}`);
    expect(await screen.findByRole('group', { name: 'The record has been deleted' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Restore' })).toBeInTheDocument();
  });

  it('asks before another language draws the form anew', async () => {
    answerCustomers();
    await open(`/customers/edit/${id}`);
    await screen.findByLabelText(/^Name/);
    await fill('Name', 'Someone else');
    await press('Language: English');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'עברית' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    await press('Keep editing');
    expect(field('Name')).toHaveValue('Someone else');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('asks on Escape before edits are lost', async () => {
    answerCustomers();
    await open(`/customers/edit/${id}`);
    await screen.findByLabelText(/^Name/);
    await fill('Name', 'Someone else');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    await press('Keep editing');
    expect(field('Name')).toHaveValue('Someone else');
  });
});
