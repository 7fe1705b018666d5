import { describe, expect, it } from 'vitest';
import { firstColumns } from '#src/meta/firstColumns.ts';
import { sampleMeta } from '#tests/src/list/sampleMeta.ts';

const fields = Object.keys(sampleMeta.columns);
const shown = (room: number, declared?: readonly string[]) => {
  const primaryText = ['cardOwnerName'];
  const { order, hidden } = firstColumns(sampleMeta, room, { primaryText, ...(declared && { columns: declared }) });
  expect(new Set(order)).toEqual(new Set(fields));
  return order.filter((field) => !hidden.includes(field));
};

describe('the columns a list begins with', () => {
  it('are six at least, in the order a person asks: who, how much, state, when', () => {
    const six = shown(100);
    expect(six).toHaveLength(6);
    expect(six.slice(0, 4)).toEqual(['cardOwnerName', 'transactionAmount', 'status', 'transactionTimestamp']);
  });

  it('are more where there is room, the ids last', () => {
    expect(shown(1000).length).toBeGreaterThan(6);
    expect(shown(1000).length).toBeLessThan(shown(1300).length);
    expect(shown(5000).slice(-2)).toEqual(['paymentTransactionID', 'terminalName']);
  });

  it('are those the noun declares before any other, and none that the meta lacks', () => {
    const declared = ['paymentTransactionID', 'gone', 'quickStatus', 'cardNumber'];
    expect(shown(5000, declared).slice(0, 3)).toEqual(['paymentTransactionID', 'quickStatus', 'cardNumber']);
  });

  it('are none that say nothing of any row', () => {
    const { hidden } = firstColumns(sampleMeta, 5000, { primaryText: ['cardOwnerName'], leavesOut: ['cardOwnerName'] });
    expect(hidden).toContain('cardOwnerName');
  });

  it('never say the same twice, however much room there is', () => {
    expect(shown(5000)).not.toContain('quickStatus');
    expect(shown(5000)).not.toContain('currency');
    expect(shown(5000, ['quickStatus'])).not.toContain('status');
    expect(shown(5000, ['quickStatus', 'status', 'currency'])).toEqual(
      expect.arrayContaining(['status', 'quickStatus', 'currency']),
    );
  });

  it('count the width of a long header', () => {
    const wordy = (length: number) => ({
      columns: Object.fromEntries(
        Array.from({ length: 9 }, (_, index) => [`field${index}`, { name: 'a'.repeat(length), dataType: 'boolean' }]),
      ),
    });
    expect(firstColumns(wordy(4), 800).hidden).toEqual([]);
    expect(firstColumns(wordy(20), 800).hidden).toHaveLength(3);
  });

  it('are none of a meta without columns', () => {
    expect(firstColumns({ columns: {} }, 1000)).toEqual({ order: [], hidden: [] });
  });
});
