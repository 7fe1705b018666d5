import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cellRegistry } from '#src/meta/cellRegistry.ts';
import { columnsKeyOf } from '#src/dataProvider/resource.ts';
import { cachedMeta } from '#src/meta/cachedMeta.ts';
import { addressWith, answerList, renderList, rowOf, sample } from './renderList.tsx';
import { sampleMeta } from './sampleMeta.ts';

const columns = { ...sampleMeta.columns };

describe('a meta that changed', () => {
  beforeEach(() => cachedMeta.write(columnsKeyOf(sample), 'en-IL', sampleMeta));

  it('may lose a column, its filter included; a filter in force stays removable', async () => {
    const { jDealType: _, ...rest } = columns;
    answerList({ meta: () => HttpResponse.json({ columns: rest }) });
    const { filter } = await renderList({
      address: addressWith({ terminalID: 't1', jDealType: 'J4' }, { sort: 'jDealType' }),
    });
    await screen.findByText('Person 1');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'J deal type' })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: /^Remove the filter jDealType: / }));
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1' }));
  });

  it('may gain one', async () => {
    const gained = { ...columns, dealDescription: { name: 'Deal', dataType: 'string' } };
    answerList({
      meta: () => HttpResponse.json({ columns: gained }),
      list: () => HttpResponse.json({ data: [rowOf(1, { dealDescription: 'Course' })], numberOfRecords: 1 }),
    });
    await renderList();
    expect(await screen.findByRole('columnheader', { name: 'Deal' })).toBeInTheDocument();
    expect(await screen.findByText('Course')).toBeInTheDocument();
  });

  it('may retype one', async () => {
    const retyped = { ...columns, transactionAmount: { name: 'Amount', dataType: 'string' } };
    answerList({ meta: () => HttpResponse.json({ columns: retyped }) });
    await renderList();
    expect(await screen.findByText('101')).toBeInTheDocument();
    expect(screen.queryByText('101.00₪')).not.toBeInTheDocument();
  });

  it('may fail: the kept one serves', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answerList({ meta: () => new HttpResponse(null, { status: 500 }) });
    await renderList();
    expect(await screen.findByText('Person 1')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a malformed meta', () => {
  const unreadable: [string, () => Response][] = [
    ['null', () => HttpResponse.json(null)],
    ['a text', () => HttpResponse.json('columns')],
    ['an array', () => HttpResponse.json([{ name: 'a' }])],
    ['no columns', () => HttpResponse.json({ status: 'success' })],
    ['columns as an array', () => HttpResponse.json({ columns: [{ name: 'a', dataType: 'string' }] })],
    ['columns as a number', () => HttpResponse.json({ columns: 3 })],
    ['no column at all', () => HttpResponse.json({ columns: {} })],
    ['only broken columns', () => HttpResponse.json({ columns: { a: null, b: 7 } })],
    ['no JSON', () => new HttpResponse('<html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', () => new HttpResponse('')],
  ];

  it.each(unreadable)('is told with a retry: %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    answerList({ meta: () => (broken ? answer() : HttpResponse.json(sampleMeta)) });
    await renderList();
    expect(await screen.findByRole('alert')).toHaveTextContent("The list's columns could not be loaded.");
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Person 1')).toBeInTheDocument();
  });

  it('is used as far as it goes', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const half = {
      cardOwnerName: { dataType: 'string' },
      broken: null,
      list: [],
      status: { name: 7, dataType: 'dictionary' },
      transactionAmount: { name: 'Amount', dataType: 9 },
      constructor: { name: 'Constructor', dataType: 'hologram', dictionary: {} },
    };
    answerList({ meta: () => HttpResponse.json({ columns: half }) });
    await renderList();
    expect(await screen.findByText('Person 1')).toBeInTheDocument();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['cardOwnerName', 'Amount', 'status', 'Constructor']);
  });
});

describe('malformed rows', () => {
  it('never break the others', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const rows: JsonBodyType[] = [
      null,
      'row',
      7,
      [],
      {},
      rowOf(1, { transactionAmount: { amount: 5 }, transactionTimestamp: [1], status: { code: 3 }, currency: 9 }),
      rowOf(2, { paymentTransactionID: null, cardOwnerName: { first: 'Dana' }, hasInvoice: 'perhaps' }),
      rowOf(3),
      rowOf(3),
    ];
    answerList({ list: () => HttpResponse.json({ data: rows, numberOfRecords: 'many' }) });
    const { container } = await renderList();
    expect(await screen.findAllByText('Person 3')).toHaveLength(2);
    expect(screen.getByText('Dana')).toBeInTheDocument();
    expect(container).not.toHaveTextContent('[object Object]');
    // Rows that could not be read leave no count that could be relied on.
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('max-width: 599'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  });

  it('rows are cards: heading, amount, state, date', async () => {
    answerList({
      list: () => HttpResponse.json({ data: [rowOf(1), rowOf(2, { cardOwnerName: null })], numberOfRecords: 2 }),
    });
    const { router } = await renderList();
    const list = await screen.findByRole('list', { name: 'Transactions' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [first, second] = within(list).getAllByRole('listitem');
    if (!first || !second) throw new Error('no cards');
    expect(within(first).getByRole('link')).toHaveTextContent('Person 1');
    expect(first).toHaveTextContent(/Person 1101\.00₪15\/11\/2026 \d\d:\d\d( \(Israel time: [^)]+\))?הושלמה/);
    expect(within(second).getByRole('link')).toHaveTextContent('****1234');
    await userEvent.click(within(first).getByText('101.00₪'));
    expect(router.state.location.pathname).toMatch(/^\/transactions\/view\/00000001/);
  });

  it('say why a row failed', async () => {
    const error = { name: 'Reason', dataType: 'string' };
    answerList({
      meta: () => HttpResponse.json({ columns: { ...columns, error } }),
      list: () => HttpResponse.json({ data: [rowOf(1, { error: 'bank: not known' }), rowOf(2)], numberOfRecords: 2 }),
    });
    await renderList();
    expect(await screen.findByText('bank: not known')).toBeInTheDocument();
    expect(screen.getByText('Person 1')).toBeInTheDocument();
  });

  it('sorting has a control of its own', async () => {
    const wire = answerList();
    await renderList();
    await screen.findByText('Person 1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Amount');
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ sortBy: 'transactionAmount' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ascending' }));
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ sortDesc: 'true' }));
  });
});

it('a row is drawn once while the list around it changes', async () => {
  const draw = vi.spyOn(cellRegistry.money, 'draw');
  answerList();
  const { queryClient } = await renderList();
  await screen.findByText('Person 1');
  expect(draw).toHaveBeenCalledTimes(3);
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await act(() => queryClient.refetchQueries());
  expect(draw).toHaveBeenCalledTimes(3);
});
