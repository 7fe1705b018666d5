import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { answerDeals, deal, id, open } from './dealWire.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/resources/billingDeals/form/DealFormPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const text = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a billing deal that a colleague changes meanwhile', () => {
  it('shows what a colleague saved meanwhile, and keeps what was typed', async () => {
    expectFailures();
    const current = { transactionAmount: 200, updateTimestamp: 'AAAAAAAAAAI=' };
    const body = { status: 'error', message: 'Changed', additionalData: { current: { ...deal, ...current } } };
    const { sent } = answerDeals({}, { 'PUT /api/billing/{id}': [{ status: 409, body }] });
    await open(`/billing-deals/edit/${id}`);
    await userEvent.clear(await text('Amount'));
    await userEvent.type(await text('Amount'), '99.5');
    await press('Save');
    expect(await screen.findByText('The record has changed meanwhile')).toBeInTheDocument();
    expect(await text('Amount')).toHaveValue('99.50');
    await press('Save');
    await waitFor(() => expect(sent[1]?.body.updateTimestamp).toBe('AAAAAAAAAAI='));
  });

  it('follows what a colleague saved where the person has typed nothing, payer and document too', async () => {
    expectFailures();
    const dealDetails = { ...deal.dealDetails, consumerPhone: '0501234567', consumerEmail: 'dana@mail.test' };
    const invoiceDetails = { invoiceType: 'invoiceWithPaymentInfo', invoiceSubject: 'Course' };
    const current = { ...deal, dealDetails, issueInvoice: true, invoiceDetails, updateTimestamp: 'AAAAAAAAAAI=' };
    const body = { status: 'error', message: 'Changed', additionalData: { current } };
    const { sent } = answerDeals({}, { 'PUT /api/billing/{id}': [{ status: 409, body }] });
    await open(`/billing-deals/edit/${id}`);
    await userEvent.clear(await text('Amount'));
    await userEvent.type(await text('Amount'), '99.5');
    await press('Save');
    const panel = within(await screen.findByRole('group', { name: 'The record has changed meanwhile' }));
    expect(within(panel.getByRole('group', { name: 'Phone' })).getByText('0501234567')).toBeInTheDocument();
    expect(within(panel.getByRole('group', { name: 'Issue an invoice' })).getByText('Yes')).toBeInTheDocument();
    await press('Save');
    await waitFor(() => expect(sent[1]).toBeDefined());
    expect(sent[1]?.body).toMatchObject({
      transactionAmount: 99.5,
      issueInvoice: true,
      dealDetails: { consumerPhone: '0501234567' },
    });
  });
});
