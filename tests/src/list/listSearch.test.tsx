import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '#tests/support/mockServer.ts';
import { addressWith, answerList, gate, renderList, sample } from './renderList.tsx';

const declaration = { ...sample, quickFilters: ['quickStatusFilter'] };
const customer = { consumerID: '6f1c2d3e-d9cb-469f-a165-70867728950e', consumerName: 'Dana Levi' };

/** Customers as the server finds them; keeps what was looked for. */
function answerCustomers(...found: readonly unknown[]) {
  const searched: (string | null)[] = [];
  server.use(
    http.get('http://api.test/api/consumers', ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json({ data: found, numberOfRecords: found.length });
    }),
  );
  return searched;
}

async function open(address?: string, customers: readonly unknown[] = []) {
  const wire = answerList();
  const searched = answerCustomers(...customers);
  const view = await renderList({ declaration, ...(address && { address }) });
  await screen.findByText('Person 1');
  return { ...view, ...wire, searched, box: screen.getByRole('searchbox', { name: 'Search' }) };
}

const typed = async (box: HTMLElement, text: string) => userEvent.type(box, `${text}{Enter}`);

describe('the search of a list', () => {
  it('tells what can be typed', async () => {
    const { box } = await open();
    expect(box).toHaveAttribute('placeholder', 'Name, amount, last 4 digits…');
  });

  it.each([
    ['120.50', { amountFrom: '120.50', amountTo: '120.50' }],
    ['6f1c2d3e', { paymentTransactionIDShort: '6f1c2d3e' }],
    ['4580', { cardNumber: '4580' }],
  ])('asks for %s by the filter it fits', async (text, filter) => {
    const { box, filter: inAddress, lastQuery } = await open();
    await typed(box, text);
    await waitFor(() => expect(inAddress()).toEqual({ terminalID: 't1', ...filter }));
    await waitFor(() => expect(lastQuery()).toMatchObject(filter));
    expect(box).toHaveValue(text);
  });

  it('says as what a text was taken, and takes it otherwise', async () => {
    const { box, filter } = await open();
    await typed(box, '4580');
    const meanings = await screen.findByRole('combobox', { name: '4580 is searched as' });
    expect([...meanings.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Card number',
      'Amount',
      'Voucher number',
    ]);
    fireEvent.change(meanings, { target: { value: '1' } });
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1', amountFrom: '4580', amountTo: '4580' }));
    expect(box).toHaveValue('4580');
  });

  it('replaces what was looked for before, and leaves other filters', async () => {
    const { box, filter } = await open(addressWith({ terminalID: 't1', cardNumber: '4580', jDealType: 'J4' }));
    expect(box).toHaveValue('4580');
    await userEvent.clear(box);
    await typed(box, 'Dana');
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1', cardOwnerName: 'Dana', jDealType: 'J4' }));
    await userEvent.clear(box);
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1', jDealType: 'J4' }));
  });

  it('finds the customer of a telephone first, and says who it is', async () => {
    const { box, filter, searched } = await open(undefined, [customer, { consumerID: 'c2', consumerName: 'Dan Levi' }]);
    await typed(box, '050-1234567');
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1', consumerID: customer.consumerID }));
    expect(searched[0]).toBe('050-1234567');
    expect(box).toHaveValue('050-1234567');
    const meanings = await screen.findByRole('combobox', { name: /is searched as/ });
    expect(meanings).toHaveDisplayValue('Customer: Dana Levi');
    await userEvent.clear(box);
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1' }));
  });

  it.each([
    ['somebody has', [customer], { consumerID: customer.consumerID }],
    ['nobody has', [], { shvaShovarNumber: '0501234567' }],
  ])('takes digits that %s as a telephone for what they are', async (_, customers, found) => {
    const { box, filter, searched } = await open(undefined, customers);
    await typed(box, '0501234567');
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1', ...found }));
    expect(searched[0]).toBe('0501234567');
    expect(box).toHaveValue('0501234567');
  });

  it('throws away an answer that comes after another search, or after all was cleared', async () => {
    const { box, filter } = await open();
    const late = gate();
    server.use(
      http.get('http://api.test/api/consumers', async () => {
        await late.opened;
        return HttpResponse.json({ data: [customer], numberOfRecords: 1 });
      }),
    );
    await typed(box, '050-1234567');
    await userEvent.clear(box);
    await typed(box, '120.50');
    const asked = { terminalID: 't1', amountFrom: '120.50', amountTo: '120.50' };
    await waitFor(() => expect(filter()).toEqual(asked));
    late.open();
    // The next question is answered after the late one.
    await userEvent.clear(box);
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1' }));
    expect(box).toHaveValue('');
  });

  it('says that nobody has such a telephone', async () => {
    const { box, filter } = await open();
    await typed(box, '050-1234567');
    expect(await screen.findByRole('alert')).toHaveTextContent('No such customer was found.');
    expect(filter()).toEqual({ terminalID: 't1' });
  });

  it('judges half a telephone only when the person is done', async () => {
    const { box, filter } = await open();
    await userEvent.type(box, '050-12');
    expect(box).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(filter()).toEqual({ terminalID: 't1' });
  });

  it('calls the customer of a link by name', async () => {
    const { searched } = await open(addressWith({ terminalID: 't1', consumerID: customer.consumerID }), [customer]);
    expect(await screen.findByRole('button', { name: 'Remove the filter Customer: Dana Levi' })).toBeInTheDocument();
    // By their id, all at once.
    expect(searched).toEqual([null]);
  });

  it('is not there where nothing can be looked for', async () => {
    answerList();
    await renderList({ declaration: { ...declaration, filters: {} } });
    await screen.findByText('Person 1');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
