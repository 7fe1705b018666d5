import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { answerList, renderList, rowOf } from './renderList.tsx';

it('an order that is asked for without a connection is asked for once', async () => {
  expectFailures();
  const wire = answerList({
    list: (request) =>
      request.url.includes('sortBy')
        ? HttpResponse.error()
        : HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 1 }),
  });
  await renderList();
  await screen.findByText('Person 1');
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The records could not be loaded'));
  expect(wire.queries().filter(({ sortBy }) => sortBy)).toHaveLength(1);
});
