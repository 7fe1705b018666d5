import { describe, expect, it } from 'vitest';
import { chooseTerminal, loadTerminals, type Terminal } from '#src/settings/terminals.ts';

const terminal = (terminalID: string, status = 'active'): Terminal => ({
  terminalID,
  label: terminalID,
  status,
  enabledFeatures: [],
  integrations: {},
});
const all = [terminal('first'), terminal('second'), terminal('gone', 'disabled')];

describe('the chosen terminal', () => {
  it.each([
    ['the first by default', {}, 'first'],
    ['the saved one while it exists', { saved: 'second' }, 'second'],
    ['the first when the saved one is gone', { saved: 'elsewhere' }, 'first'],
    ['the first when the saved one is disabled', { saved: 'gone' }, 'first'],
    ["the tab's own before the saved one", { tab: 'second', saved: 'first' }, 'second'],
    ["the address's before the tab's", { address: 'first', tab: 'second', saved: 'second' }, 'first'],
    ['a disabled one when the address names it', { address: 'gone' }, 'gone'],
    ["the tab's own when the address names none of the merchant's", { address: 'foreign', tab: 'second' }, 'second'],
  ])('is %s', (_, wanted, expected) => {
    expect(chooseTerminal(all, wanted)?.terminalID).toBe(expected);
  });

  it('is none when none is available, whatever was saved', () => {
    expect(chooseTerminal([], { saved: 'first' })).toBeUndefined();
    expect(chooseTerminal([terminal('gone', 'disabled')], { saved: 'gone' })).toBeUndefined();
  });
});

describe('loading terminals', () => {
  it('keeps what is sound and drops rows without an id', async () => {
    const rows = [
      {
        terminalID: 't1',
        label: 'קופה',
        status: 'active',
        enabledFeatures: ['Billing', 5],
        integrations: { processor: {} },
      },
      { terminalID: 't2' },
      { label: 'no id' },
    ];
    const door = { call: () => Promise.resolve({ data: rows, numberOfRecords: 3 }) };
    expect(await loadTerminals(door)).toEqual([
      {
        terminalID: 't1',
        label: 'קופה',
        status: 'active',
        enabledFeatures: ['Billing'],
        integrations: { processor: {} },
      },
      { terminalID: 't2', label: 't2', status: '', enabledFeatures: [], integrations: {} },
    ]);
  });

  it('keeps what it says of payments, as far as it is sound', async () => {
    const rows = [
      {
        terminalID: 't1',
        label: 'x',
        settings: { allowJ5: true, applyExternalCommission: 'useSmsdByDefault' },
        vatRate: 0.18,
        cvvRequired: true,
        nationalIDRequired: 'yes',
        defaultInvoiceType: 'invoice',
      },
      { terminalID: 't2', label: 'y', settings: { allowJ5: 1 }, vatRate: '0.18' },
    ];
    const door = { call: () => Promise.resolve({ data: rows, numberOfRecords: 2 }) };
    const bare = { status: '', enabledFeatures: [], integrations: {} };
    expect(await loadTerminals(door)).toEqual([
      {
        ...bare,
        terminalID: 't1',
        label: 'x',
        allowJ5: true,
        externalCommission: 'useSmsdByDefault',
        vatRate: 0.18,
        cvvRequired: true,
        invoiceTypes: { charge: 'invoice' },
      },
      { ...bare, terminalID: 't2', label: 'y' },
    ]);
  });
});
