import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { addressWith, answerList, renderList, rowOf, sample } from './renderList.tsx';

/** Rows of one page, as many as were asked for until there are no more. */
function pageOf(request: Request, all: number) {
  const { searchParams } = new URL(request.url);
  const [skip, take] = [Number(searchParams.get('skip') ?? 0), Number(searchParams.get('take'))];
  return Array.from({ length: Math.max(0, Math.min(take, all - skip)) }, (_, index) => rowOf(skip + index + 1));
}

const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const small = (page = '1') => addressWith({ terminalID: 't1' }, { perPage: '3', page });

describe('a server that does not count its records', () => {
  it.each([
    ['at all', undefined],
    ['but says less than it sends', 0],
    ['but says what is no number', 'many'],
  ])('%s is turned page by page, and no total is shown', async (_, numberOfRecords) => {
    answerList({ list: (request) => HttpResponse.json({ data: pageOf(request, 7), numberOfRecords }) });
    const { container } = await renderList({ address: small() });
    await screen.findByText('Person 1');
    expect(pages().getByText('Page 1')).toBeInTheDocument();
    await userEvent.click(pages().getByRole('button', { name: 'Next' }));
    await screen.findByText('Person 4');
    expect(container.querySelector('output')).toBeEmptyDOMElement();
    await userEvent.click(pages().getByRole('button', { name: 'Next' }));
    await screen.findByText('Person 7');
    expect(pages().getByText('Page 3')).toBeInTheDocument();
    expect(pages().getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    expect(pages().getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('has its list exported all the same', async () => {
    answerList({ list: (request) => HttpResponse.json({ data: pageOf(request, 3) }) });
    await renderList({ declaration: { ...sample, endpoints: { ...sample.endpoints, excel: 'transactions.excel' } } });
    await screen.findByText('Person 1');
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  });

  it.each([undefined, 9])('has an empty list when its first page is empty: %s', async (numberOfRecords) => {
    answerList({ list: () => HttpResponse.json({ data: [], numberOfRecords }) });
    await renderList();
    expect(await screen.findByText('There are no records here yet.')).toBeInTheDocument();
  });

  it('counts in text', async () => {
    answerList({ list: (request) => HttpResponse.json({ data: pageOf(request, 7), numberOfRecords: ' 7 ' }) });
    await renderList({ address: small() });
    expect(await screen.findByText('7 records')).toBeInTheDocument();
    expect(pages().getByText('Page 1 of 3')).toBeInTheDocument();
  });
});

describe('an answer that is no list', () => {
  it.each([
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['nothing', () => HttpResponse.json(null)],
    ['a bare array', () => HttpResponse.json([rowOf(1)])],
    ['a text', () => HttpResponse.json('ok')],
    ['an object of another kind', () => HttpResponse.json({ ok: true })],
    ['rows that are none', () => HttpResponse.json({ data: [1, 'x'], numberOfRecords: 2 })],
    ['a count without rows', () => HttpResponse.json({ data: null, numberOfRecords: 9 })],
    ['a page of a proxy', () => HttpResponse.html('<h1>Hello</h1>')],
  ])('%s is a failure with a retry, never an empty list', async (_, spoilt) => {
    expectFailures();
    let spoil = true;
    answerList({
      list: () => (spoil ? spoilt() : HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 1 })),
    });
    await renderList();
    expect(await screen.findByRole('alert')).toHaveTextContent('The records could not be loaded.');
    spoil = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Person 1')).toBeInTheDocument();
  });

  it('with status error gives no data, and says why in their place', async () => {
    expectFailures();
    answerList({
      list: () =>
        HttpResponse.json({ status: 'error', message: 'Come tomorrow', data: [rowOf(1)], numberOfRecords: 1 }),
    });
    const { failures } = await renderList();
    expect(await screen.findByRole('alert')).toHaveTextContent('The records could not be loaded. Come tomorrow');
    expect(screen.queryByText('Person 1')).not.toBeInTheDocument();
    expect(failures).toEqual([]);
  });

  it.each([
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['no columns', () => HttpResponse.json({ headers: {} })],
  ])('that should say its columns fails the list: %s', async (_, meta) => {
    expectFailures();
    answerList({ meta });
    const { failures } = await renderList();
    expect(await screen.findByRole('alert')).toHaveTextContent("The list's columns could not be loaded.");
    expect(failures).toHaveLength(1);
  });
});

describe('rows without an id', () => {
  it('lead nowhere, can not be ticked and have no menu; the console is told once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const ids = [undefined, null, '', {}];
    answerList({
      list: () =>
        HttpResponse.json({
          data: [rowOf(1), ...ids.map((paymentTransactionID, index) => rowOf(index + 2, { paymentTransactionID }))],
          numberOfRecords: 5,
        }),
    });
    const { container } = await renderList({ declaration: { ...sample, selectable: true } });
    await screen.findByText('Person 5');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(5);
    expect(container.querySelectorAll('tbody a')).toHaveLength(1);
    expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of the page' }));
    expect(await screen.findByText('One selected')).toBeInTheDocument();
    await waitFor(() => expect(warn.mock.calls).toEqual([[expect.stringContaining('paymentTransactionID')]]));
  });
});
