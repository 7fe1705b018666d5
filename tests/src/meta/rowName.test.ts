import { describe, expect, it } from 'vitest';
import { columnsFrom, withRoles } from '#src/meta/columns.ts';
import { createFieldFormatter } from '#src/meta/format/formatField.ts';
import { rowNames } from '#src/meta/rowName.ts';
import { rowOf } from '#tests/src/list/renderList.tsx';
import { context, sampleMeta } from '#tests/src/list/sampleMeta.ts';

const columns = withRoles(columnsFrom(sampleMeta), { primaryText: ['cardOwnerName'] });
const format = createFieldFormatter(sampleMeta, context);
const named = (changes: readonly Record<string, unknown>[]) =>
  rowNames(
    changes.map((change, index) => ({ id: rowOf(index).paymentTransactionID, ...rowOf(index), ...change })),
    columns,
    format,
  );

describe('the names of rows beside each other', () => {
  it('say person, amount and time', () => {
    expect(named([{}])).toEqual(['Person 0, 100.00₪, 15/11/2026 12:05']);
  });

  it('differ for a hundred rows, whatever they have in common', () => {
    const same = { cardOwnerName: 'Dana', transactionAmount: 10 };
    const changes = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? same : { cardOwnerName: 'Noa' }));
    expect(new Set(named(changes)).size).toBe(100);
    expect(named([same, same, {}])).toEqual([
      'Dana, 10.00₪, 15/11/2026 12:05, 00000000',
      'Dana, 10.00₪, 15/11/2026 12:05, 00000001',
      'Person 2, 102.00₪, 15/11/2026 12:05',
    ]);
  });

  it('are ids where nothing else is on screen', () => {
    expect(rowNames([{ id: rowOf(3).paymentTransactionID }], [], format)).toEqual(['00000003']);
  });
});
