import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { addressWith, answerList, gate, renderList, rowOf, sample } from './renderList.tsx';
import { sampleMeta } from './sampleMeta.ts';

describe('instead of rows', () => {
  it('a skeleton stands on the first load', async () => {
    const { opened, open } = gate();
    answerList({
      list: async () => {
        await opened;
        return HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 1 });
      },
    });
    const { container } = await renderList();
    expect(container.querySelectorAll('.skeleton tr')).toHaveLength(12);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    open();
    await screen.findByText('Person 1');
    expect(container.querySelector('.skeleton')).toBeNull();
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  });

  it.each([
    ['an empty list', () => HttpResponse.json({ data: [], numberOfRecords: 0 })],
    ['null', () => HttpResponse.json({ data: null, numberOfRecords: 0 })],
  ])('one sentence says that there are none: %s', async (_, list) => {
    answerList({ list });
    await renderList();
    expect(await screen.findByText('There are no records here yet.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('an empty filtered list offers to clear the filters', async () => {
    const wire = answerList({
      list: (request) => {
        const filtered = new URL(request.url).searchParams.has('cardNumber');
        return HttpResponse.json(
          filtered ? { data: [], numberOfRecords: 0 } : { data: [rowOf(1)], numberOfRecords: 1 },
        );
      },
    });
    const { filter } = await renderList({ address: addressWith({ terminalID: 't1', cardNumber: '9' }) });
    expect(await screen.findByText('No records match the filters.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Person 1');
    expect(filter()).toEqual({ terminalID: 't1' });
    expect(wire.lastQuery()).toEqual({ take: '100', terminalID: 't1' });
  });

  it('a failure of the rows says what failed and offers a retry, and the door alone has announced it', async () => {
    expectFailures();
    let fail = true;
    answerList({
      list: () =>
        fail ? new HttpResponse(null, { status: 500 }) : HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 1 }),
    });
    const { failures } = await renderList();
    expect(await screen.findByRole('alert')).toHaveTextContent('The records could not be loaded.');
    expect(failures).toHaveLength(1);
    expect(screen.getByTestId('messages')).toBeEmptyDOMElement();
    fail = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Person 1')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a failure of the columns stands in place of the rows and offers a retry', async () => {
    expectFailures();
    let fail = true;
    answerList({
      meta: () => (fail ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(sampleMeta)),
    });
    await renderList();
    expect(await screen.findByRole('alert')).toHaveTextContent("The list's columns could not be loaded.");
    expect(screen.queryByText('Person 1')).not.toBeInTheDocument();
    fail = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Person 1')).toBeInTheDocument();
  });

  it('a refused filter tells why and offers to clear', async () => {
    expectFailures();
    const errors = [{ code: 'consumerID', description: 'Must be a valid ID' }];
    answerList({
      list: (request) =>
        new URL(request.url).searchParams.has('consumerID')
          ? HttpResponse.json({ status: 'error', message: 'Ask otherwise', errors }, { status: 400 })
          : HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 1 }),
    });
    const { failures } = await renderList({ address: addressWith({ terminalID: 't1', consumerID: 'x' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The filters are not valid. Ask otherwise Customer: Must be a valid ID',
    );
    // The list has said it in its place: no message says it again.
    expect(failures).toEqual([]);
    expect(screen.getByTestId('messages')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Person 1')).toBeInTheDocument();
  });

  it("a refusal that names no filter is told in the server's words alone", async () => {
    expectFailures();
    answerList({ list: () => HttpResponse.json({ status: 'error', message: 'Too many rows' }, { status: 400 }) });
    await renderList();
    expect(await screen.findByRole('alert')).toHaveTextContent('The records could not be loaded. Too many rows');
    cleanup();
    answerList({ list: () => HttpResponse.json({ status: 'error', message: 'יותר מדי שורות' }, { status: 400 }) });
    await renderList();
    expect(await screen.findByText('יותר מדי שורות')).toHaveAttribute('lang', 'he');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it.each([
    ['an id that is none', { errors: [{ code: 'consumerID', description: 'Invalid' }] }, 400],
    ['a record that is not there', {}, 404],
  ])('rows of %s are those of no record', async (_, body, status) => {
    expectFailures();
    answerList({ list: () => HttpResponse.json({ status: 'error', message: 'no', ...body }, { status }) });
    await renderList({ declaration: { ...sample, parent: { consumerID: 'id' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This record was not found.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
