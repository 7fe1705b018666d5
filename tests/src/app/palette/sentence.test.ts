import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paletteStore } from '#src/app/palette/paletteStore.ts';
import { active, answerPalette, asked, field, group, open, options, press, status } from './openPalette.ts';

beforeEach(answerPalette);
afterEach(() => paletteStore.write(false));

const say = (text: string) => fireEvent.change(field(), { target: { value: text } });
const saidGroup = 'List with filters';

describe('a sentence in the palette', () => {
  it('is told as an example where nothing is typed', async () => {
    await open();
    expect(status()).toHaveTextContent('For example: failed charges above 500 since yesterday');
  });

  it('is shown as filters at once, which Enter opens the list with; no list is searched for it', async () => {
    await open();
    say('failed transactions between 100 and 500');
    expect(active()).toBe('Transactions, Status: Failed, Amount: 100 – 500');
    await waitFor(() =>
      expect(status()).toHaveTextContent('Understood: Transactions, Status: Failed, Amount: 100 – 500.'),
    );
    expect(asked).toEqual([]);
    expect(screen.queryByRole('option', { name: /Search records/ })).not.toBeInTheDocument();
    press('Enter');
    await waitFor(() => expect(window.location.pathname).toBe('/transactions/list'));
    expect(JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '')).toMatchObject({
      quickStatusFilter: 'Failed',
      amountFrom: '100',
      amountTo: '500',
      terminalID: 't1',
    });
  });

  it('names what it does not understand, and offers to look for it as a text', async () => {
    await open();
    say('failed transactions Dana');
    const [understood, searched] = group(saidGroup).getAllByRole('option');
    expect(understood).toHaveTextContent('Transactions, Status: Failed, Not understood: Dana');
    expect(searched).toHaveTextContent(/^Transactions, Status: Failed, .+: Dana$/);
    await waitFor(() => expect(status()).toHaveTextContent('Not understood: Dana'));
  });

  it('looks for nothing that means something else', async () => {
    await open();
    say('invoices above 500 this month');
    expect(options().slice(0, 2)).toEqual([
      'Invoices, Period: thisMonth, Not understood: above 500',
      'Search records for “invoices above 500 this month”',
    ]);
  });

  it('is read in Hebrew on an English screen', async () => {
    await open();
    say('עסקאות שבוטלו מעל 500');
    expect(active()).toBe('Transactions, Status: Canceled, Amount: from 500');
  });

  it('offers no list that the person may not open, and takes no other for it', async () => {
    await open({ roles: ['Merchant'] });
    say('paused billing deals');
    expect(screen.queryByRole('group', { name: saidGroup })).not.toBeInTheDocument();
    say('failed transactions');
    expect(options()).toContain('Transactions, Status: Failed');
  });

  it('leaves orders first', async () => {
    await open();
    say('refund 87.40');
    expect(active()).toBe('Refund 87.40');
    expect(screen.queryByRole('group', { name: saidGroup })).not.toBeInTheDocument();
  });
});
