import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paletteStore } from '#src/app/palette/paletteStore.ts';
import { answerPalette, active, asked, dana, field, open, options, press, status, wire } from './openPalette.ts';

beforeEach(answerPalette);
afterEach(() => paletteStore.write(false));

describe('what the palette offers', () => {
  it('offers nothing that the menu would not, and asks no list of it', async () => {
    await open({ roles: ['Merchant'] });
    for (const typed of ['billing', 'dash']) {
      fireEvent.change(field(), { target: { value: typed } });
      expect(options().filter((one) => /^(Billing deals|Future|Dashboard|New billing deal)/.test(one ?? ''))).toEqual(
        [],
      );
    }
    await userEvent.clear(field());
    await userEvent.type(field(), '050-1234567{Enter}');
    await screen.findByRole('group', { name: 'Transactions' });
    await waitFor(() => expect(status()).toHaveTextContent('found'));
    expect(asked.filter((one) => one.startsWith('billing '))).toEqual([]);
  });

  it('offers no page whose service the terminal lacks', async () => {
    const plain = { terminalID: 't1', label: 'Plain', status: 'active', enabledFeatures: [], integrations: {} };
    await open({ terminals: [plain] });
    fireEvent.change(field(), { target: { value: 'request' } });
    expect(options()).not.toContain('New payment request');
  });

  it('refuses a card number, which is asked of nobody', async () => {
    await open();
    await userEvent.type(field(), '4580 4580 4580 4580{Enter}');
    expect(status()).toHaveTextContent(/last four digits/);
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(options()).toEqual([]);
    expect(asked.filter((one) => one.includes('4580'))).toEqual([]);
  });

  it('says which list did not answer, and asks it again', async () => {
    await open();
    wire.failing = 'consumers';
    await userEvent.type(field(), 'dana{Enter}');
    expect(await screen.findByText(/No response was received from: Customers/)).toBeInTheDocument();
    wire.failing = undefined;
    await userEvent.click(screen.getByRole('option', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Customers' })).toHaveTextContent('Dana Levi');
  });

  it('offers records opened lately first, by their names of today, and keeps their ids alone', async () => {
    await open();
    await userEvent.type(field(), 'dana{Enter}');
    await screen.findByRole('group', { name: 'Customers' });
    press('Enter');
    await waitFor(() => expect(localStorage.getItem('back-office.2.dana')).toContain(dana.consumerID));
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Dana Levi');
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
    await screen.findByRole('dialog', { name: 'Find a customer, an amount, an action' });
    expect(await screen.findByRole('group', { name: 'Opened recently' })).toHaveTextContent('Dana Levi');
    expect(active()).toContain('Dana Levi');
    fireEvent.change(field(), { target: { value: 'lev' } });
    expect(active()).toContain('Dana Levi');
  });

  it('lists saved views by their names', async () => {
    localStorage.setItem(
      'back-office.2.dana',
      JSON.stringify({ lists: { customers: { views: [{ name: 'Debtors', filter: { search: 'x' }, sort: {} }] } } }),
    );
    await open();
    fireEvent.change(field(), { target: { value: 'debt' } });
    expect(active()).toBe('DebtorsCustomers');
    press('Enter');
    await waitFor(() => expect(window.location.pathname).toBe('/customers/list'));
    expect(decodeURIComponent(window.location.search)).toContain('"search":"x"');
  });
});
