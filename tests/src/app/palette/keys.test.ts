import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paletteStore } from '#src/app/palette/paletteStore.ts';
import { answerPalette, active, asked, dana, field, group, open, options, press, status, wire } from './openPalette.ts';

beforeEach(answerPalette);
afterEach(() => paletteStore.write(false));

describe('the palette', () => {
  it('opens by Ctrl K in any layout, by ⌘ K and by the field in the bar, and closes by Escape', async () => {
    await open();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', metaKey: true });
    await screen.findByRole('dialog', { name: 'Find a customer, an amount, an action' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Find a customer, an amount, an action' }));
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('leads to pages at once, without asking anybody, in either layout', async () => {
    await open();
    const before = asked.length;
    for (const typed of ['transm', 'ארשמדצ']) {
      fireEvent.change(field(), { target: { value: typed } });
      expect(active()).toBe('Transmissions');
    }
    expect(asked).toHaveLength(before);
    press('Enter');
    await waitFor(() => expect(window.location.pathname).toBe('/transmissions/list'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds a customer by telephone when the typing rests, and what is theirs', async () => {
    await open();
    await userEvent.type(field(), '050-1234567');
    expect(asked.filter((one) => one.startsWith('consumers'))).toEqual([]);
    const found = await screen.findByRole('group', { name: 'Customers' });
    expect(within(found).getByRole('option')).toHaveTextContent('Dana Levi050-1234567dana@mail.test');
    expect(await screen.findByRole('group', { name: 'Transactions' })).toHaveTextContent('87.40');
    expect(asked).toContain(`transactions consumerID=${dana.consumerID}`);
    expect(active()).toContain('Dana Levi');
    await waitFor(() => expect(status()).toHaveTextContent('2 records found'));
    press('Enter');
    await waitFor(() => expect(window.location.pathname).toBe(`/customers/view/${dana.consumerID}`));
  });

  it('asks at once by Enter, two lists at a time, and understands the other layout', async () => {
    await open();
    let release = () => {};
    wire.held = new Promise((resolve) => {
      release = resolve;
    });
    fireEvent.change(field(), { target: { value: 'sbv' } });
    expect(active()).toBe('Search records for “sbv”');
    press('Enter');
    await waitFor(() => expect(wire.atOnce).toBe(2));
    expect(asked).toEqual(['consumers search=sbv', 'items search=sbv']);
    release();
    expect(await screen.findByRole('group', { name: 'Customers' })).toHaveTextContent('Dana Levi');
    expect(asked).toContain('consumers search=דנה');
    expect(wire.mostAtOnce).toBe(2);
  });

  it('throws away what was asked for an older text', async () => {
    await open();
    let release = () => {};
    wire.held = new Promise((resolve) => {
      release = resolve;
    });
    fireEvent.change(field(), { target: { value: 'dana' } });
    press('Enter');
    await waitFor(() => expect(wire.atOnce).toBe(2));
    wire.held = undefined;
    fireEvent.change(field(), { target: { value: 'nobody' } });
    press('Enter');
    release();
    expect(await screen.findByText('No matching records were found.')).toBeInTheDocument();
    expect(options().join()).not.toContain('Dana');
    // What waited for its turn is never asked.
    expect(asked).not.toContain('transactions cardOwnerName=dana');
    expect(group('Search in lists').getByText('Transactions')).toBeInTheDocument();
    await userEvent.click(group('Search in lists').getByText('Customers'));
    await waitFor(() => expect(window.location.search).toContain('nobody'));
    expect(window.location.pathname).toBe('/customers/list');
  });

  it('begins a page with an amount, and with who it is about', async () => {
    await open();
    fireEvent.change(field(), { target: { value: 'refund 87.40' } });
    expect(active()).toBe('Refund 87.40');
    fireEvent.change(field(), { target: { value: 'charge dana 87.40' } });
    press('Enter');
    await waitFor(() => expect(active()).toBe('Charge 87.40Dana Levi050-1234567dana@mail.test'));
    expect(asked.filter((one) => one.includes('dana'))).toEqual(['consumers search=dana', 'items search=dana']);
    press('Enter');
    await waitFor(() => expect(window.location.pathname).toBe('/wizard/transactions/charge'));
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
      customerID: dana.consumerID,
      amount: '87.40',
    });
  });

  it('shows what can be done with a record by Tab, and goes back by Escape', async () => {
    await open();
    await userEvent.type(field(), 'dana{Enter}');
    await screen.findByRole('group', { name: 'Customers' });
    await userEvent.keyboard('{Tab}');
    const acts = await screen.findByRole('group', { name: 'Actions' });
    expect(await within(acts).findByRole('option', { name: 'Charge' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox', { name: 'Actions: Dana Levi' })).toHaveFocus();
    expect(group('Related records').getByRole('option', { name: 'Transactions' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('dana');
    await userEvent.keyboard('{Tab}trans');
    press('Enter');
    await waitFor(() => expect(window.location.pathname).toBe('/transactions/list'));
    expect(decodeURIComponent(window.location.search)).toContain(`"consumerID":"${dana.consumerID}"`);
  });

  it('asks before it deletes, in place of the palette', async () => {
    await open();
    await userEvent.type(field(), 'dana{Enter}');
    await screen.findByRole('group', { name: 'Customers' });
    await userEvent.keyboard('{Tab}');
    await screen.findByRole('option', { name: 'Delete' });
    await userEvent.keyboard('del');
    press('Enter');
    expect(await screen.findByRole('dialog', { name: /Dana Levi/ })).toBeInTheDocument();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('opens beside with Ctrl, and stays', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await open();
    await userEvent.type(field(), 'dana{Enter}');
    await screen.findByRole('group', { name: 'Customers' });
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(opened).toHaveBeenCalledWith(`/customers/view/${dana.consumerID}`, '_blank', 'noopener');
    expect(field()).toHaveFocus();
    expect(window.location.pathname).toBe('/accessibility');
    opened.mockRestore();
  });

  it('walks round its options by arrows', async () => {
    await open();
    const all = options();
    expect(active()).toBe(all[0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(all.at(-1));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(all[1]);
  });
});
