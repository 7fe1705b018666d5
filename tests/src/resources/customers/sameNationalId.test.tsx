import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { answerCustomers, customer, field, fill, id, open, press } from './customerWire.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/resources/customers/form/CustomerFormPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

describe('an identity number that somebody has', () => {
  const note = /^Dana Cohen already has this national ID\./;

  it('is told before a second customer is made, who can be made all the same', async () => {
    const { sent } = answerCustomers();
    await open('/customers/create');
    await screen.findByLabelText(/^Name/);
    await fill('Name', 'Dana Levi');
    await fill('National ID', '123456782');
    expect(await screen.findByText(note)).toHaveTextContent('Another customer with it can be made.');
    expect(screen.getByRole('link', { name: 'Open Dana Cohen in a new tab' })).toHaveAttribute(
      'href',
      `/customers/view/${id}`,
    );
    expect(sent).toEqual([]);
    await press('Create');
    await waitFor(() => expect(sent[0]?.call).toBe('POST /api/consumers'));
  });

  it('is told though it was pasted and sent faster than the answer came; sent once more, the customer is made', async () => {
    const { sent, asked } = answerCustomers();
    await open('/customers/create');
    await screen.findByLabelText(/^Name/);
    await fill('Name', 'Dana Levi');
    const typed = field('National ID');
    typed.focus();
    // One event each, with no time between them for an answer.
    fireEvent.change(typed, { target: { value: '123456782' } });
    fireEvent.submit(typed.closest('form') ?? typed);
    expect(await screen.findByText(note)).toBeVisible();
    expect(asked.filter((call) => call === '/api/consumers')).toHaveLength(1);
    expect(sent).toEqual([]);
    await press('Create');
    await waitFor(() => expect(sent[0]?.call).toBe('POST /api/consumers'));
  });

  it('is told of one who has the digits, and goes when another is typed', async () => {
    answerCustomers({ record: { ...customer, consumerNationalID: '000000018' } });
    await open('/customers/create');
    await screen.findByLabelText(/^Name/);
    await fill('National ID', '123456782');
    await fill('National ID', '00018');
    expect(await screen.findByText(note)).toBeVisible();
    await fill('National ID', '12');
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
  });

  it('says nothing of the customer who is changed', async () => {
    const { asked } = answerCustomers();
    await open(`/customers/edit/${id}`);
    await waitFor(() => expect(field('National ID')).toHaveValue('123456782'));
    await waitFor(() => expect(asked).toContain('/api/consumers'));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});
