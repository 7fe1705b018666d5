import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refreshDictionaries } from '#src/settings/dictionaries.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
import { apiBase, renderApp } from './renderApp.tsx';

const messages = () => within(screen.getByRole('status', { name: 'Messages' }));
const missing = 'Some names did not load; codes are shown in their place.';

describe('dictionaries that do not come', () => {
  it('leave codes as they are, with a notice that asks again', async () => {
    expectFailures();
    let fails = true;
    server.use(
      http.get(`${apiBase}/api/items/$meta`, () =>
        HttpResponse.json({
          columns: {
            itemName: { name: 'Name', dataType: 'string' },
            paidIn: { name: 'Paid in', dataType: 'dictionary', dictionary: 'currencyEnum' },
            price: { name: 'Price', dataType: 'money' },
          },
        }),
      ),
      http.get(`${apiBase}/api/items`, () =>
        HttpResponse.json({
          data: [{ itemID: 'i1', itemName: 'Shirt', paidIn: 'ILS', currency: 'ILS', price: 9 }],
          numberOfRecords: 1,
        }),
      ),
    );
    await renderApp({
      address: '/items/list',
      answerDictionary: (name) =>
        fails && name === 'transaction'
          ? new HttpResponse(null, { status: 503 })
          : HttpResponse.json(name === 'transaction' ? { currencyEnum: { ILS: 'Shekel' } } : {}),
    });
    expect(await screen.findByRole('link', { name: 'Shirt' })).toBeInTheDocument();
    const row = within(screen.getByRole('row', { name: /Shirt/ }));
    expect(row.getByText('ILS')).toBeInTheDocument();
    expect(row.getByText('9.00₪')).toBeInTheDocument();
    expect(await messages().findByText(missing)).toBeInTheDocument();
    fails = false;
    await userEvent.click(messages().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(row.getByText('Shekel')).toBeInTheDocument());
    expect(messages().queryByText(missing)).not.toBeInTheDocument();
    // The page has stayed what it was all the while.
    expect(row.getByRole('link', { name: 'Shirt' })).toBeInTheDocument();
  });

  it.each([
    ['give way to new ones', 200, 'Shekel'],
    ['stay where these fail, and nothing is missed', 503, 'Old shekel'],
  ])('words kept from an earlier visit stand at once, and %s', async (_, status, word) => {
    expectFailures();
    await refreshDictionaries({ call: () => Promise.resolve({ currencyEnum: { ILS: 'Old shekel' } }) }, 'en-IL');
    server.use(
      http.get(`${apiBase}/api/items/$meta`, () =>
        HttpResponse.json({
          columns: { paidIn: { name: 'Paid in', dataType: 'dictionary', dictionary: 'currencyEnum' } },
        }),
      ),
      http.get(`${apiBase}/api/items`, () =>
        HttpResponse.json({ data: [{ itemID: 'i1', paidIn: 'ILS' }], numberOfRecords: 1 }),
      ),
    );
    const asked: string[] = [];
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    await renderApp({
      address: '/items/list',
      answerDictionary: async (name) => {
        asked.push(name);
        await opened;
        return HttpResponse.json({ currencyEnum: { ILS: 'Shekel' } }, { status });
      },
    });
    expect(await screen.findByText('Old shekel')).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(3));
    open();
    expect(await screen.findByText(word)).toBeInTheDocument();
    expect(messages().queryByText(missing)).not.toBeInTheDocument();
  });
});
