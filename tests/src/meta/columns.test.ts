import { describe, expect, it, vi } from 'vitest';
import { dataTypes } from '#contract/meta.ts';
import { cardRoles } from '#src/meta/cardRoles.ts';
import { cellRegistry } from '#src/meta/cellRegistry.ts';
import { columnsFrom, withRoles, type DeclaredRoles } from '#src/meta/columns.ts';
import { sampleMeta } from '#tests/src/list/sampleMeta.ts';

const metaOf = (columns: Record<string, string>) => ({
  columns: Object.fromEntries(Object.entries(columns).map(([field, dataType]) => [field, { name: field, dataType }])),
});
const columnsOf = (columns: Record<string, string>) => columnsFrom(metaOf(columns));

describe('columns', () => {
  it('follow the meta, order and headers included', () => {
    const columns = columnsFrom(sampleMeta);
    expect(columns.map(({ field }) => field)).toEqual(Object.keys(sampleMeta.columns));
    expect(columns[1]).toMatchObject({ field: 'transactionTimestamp', label: 'Time', dataType: 'date' });
  });

  it('put numbers and money at the end of their cells', () => {
    const ends = columnsFrom(sampleMeta).filter(({ align }) => align === 'end');
    expect(ends.map(({ field }) => field)).toEqual(['transactionAmount', 'processorResultCode']);
    expect(columnsOf({ rowNumber: 'number', amount: 'money' }).map(({ align }) => align)).toEqual([undefined, 'end']);
  });

  it('know dictionaries of states by the contract', () => {
    const states = columnsFrom(sampleMeta).filter(({ status }) => status);
    expect(states.map(({ field }) => field)).toEqual(['status', 'quickStatus']);
  });

  it.each(dataTypes)('draw %s by a cell of its own', (dataType) => {
    const warn = vi.spyOn(console, 'warn');
    expect(columnsOf({ x: dataType })[0]?.draw).toBe(cellRegistry[dataType].draw);
    expect(warn).not.toHaveBeenCalled();
  });

  it('draw an unknown dataType as text and warn once for each', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const columns = columnsOf({ a: 'colour', b: 'colour', c: 'hologram', d: 'toString' });
    columnsOf({ e: 'colour' });
    expect(columns.map(({ draw }) => draw)).toEqual(Array(4).fill(cellRegistry.string.draw));
    expect(warn.mock.calls.map(([text]) => /"(\w+)"/.exec(String(text))?.[1])).toEqual([
      'colour',
      'hologram',
      'toString',
    ]);
  });
});

describe('a card', () => {
  const rolesOf = (columns: Record<string, string>, declared: DeclaredRoles = {}) =>
    cardRoles(withRoles(columnsOf(columns), declared));

  it('takes what its noun calls a name, the first amount, state and date of the meta', () => {
    const { primary, amount, status, date } = cardRoles(
      withRoles(columnsFrom(sampleMeta), { primaryText: ['cardOwnerName'] }),
    );
    expect(primary[0]?.field).toBe('cardOwnerName');
    expect([amount, status, date].map((column) => column?.field)).toEqual([
      'transactionAmount',
      'status',
      'transactionTimestamp',
    ]);
  });

  it('is headed by an id sooner than by another date or a mark', () => {
    const { primary } = cardRoles(columnsOf({ isRefund: 'boolean', madeOn: 'date', dueDate: 'date', id: 'guid' }));
    expect(primary.map(({ field }) => field)).toEqual(['id', 'dueDate', 'isRefund']);
  });

  it('takes why a row failed, of whichever state it is', () => {
    const columns = { consumerName: 'string', status: 'dictionary', error: 'string', errorCode: 'string' };
    expect(rolesOf(columns, { failureText: ['error'] }).reason?.field).toBe('error');
    expect(rolesOf(columns).reason).toBeUndefined();
  });

  it('prefers a name to other text, that to what many rows share, and that to an id', () => {
    const columns = {
      id: 'guid',
      terminalName: 'string',
      fileName: 'string',
      cardNumber: 'string',
      kind: 'dictionary',
      'payload.eventName': 'dictionary',
    };
    const { primary } = rolesOf(columns, { primaryText: ['payload.eventName'] });
    expect(primary.map(({ field }) => field)).toEqual([
      'payload.eventName',
      'cardNumber',
      'kind',
      'terminalName',
      'fileName',
      'id',
    ]);
  });

  it('prefers an id to one more date, which names nothing', () => {
    const columns = { created: 'date', dueDate: 'date', linkID: 'guid', amount: 'money' };
    expect(rolesOf(columns).primary.map(({ field }) => field)).toEqual(['linkID', 'dueDate']);
  });

  it('leaves out what a meta lacks', () => {
    expect(rolesOf({ rowsCount: 'number' })).toEqual({ primary: [expect.objectContaining({ field: 'rowsCount' })] });
    expect(rolesOf({})).toEqual({ primary: [] });
  });
});
