import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { answerList, gate, renderList, rowOf, sample } from './renderList.tsx';
import '#src/list/filters/ChipCount.tsx';

const declaration = { ...sample, countsStates: true as const };

it('says beside each state how many rows are in it, once the rows are there, for the other filters in force', async () => {
  const rows = gate();
  const { queries } = answerList({
    async list(request) {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('take') !== '1') await rows.opened;
      return HttpResponse.json({
        data: [rowOf(1)],
        numberOfRecords: searchParams.get('quickStatusFilter') === 'Failed' ? 12_345 : 7,
      });
    },
  });
  await renderList({
    declaration,
    address: `/transactions/list?filter=${encodeURIComponent('{"cardOwnerName":"Dana"}')}`,
  });
  await waitFor(() => expect(queries()).toHaveLength(1));
  rows.open();
  expect(await screen.findByRole('button', { name: /^הושלמה 7$/ })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^נכשלה 9,999\+$/ })).toBeInTheDocument();
  const counts = queries().filter(({ take }) => take === '1');
  expect(counts.map(({ cardOwnerName }) => cardOwnerName)).toEqual(counts.map(() => 'Dana'));
  expect(new Set(counts.map(({ quickStatusFilter }) => quickStatusFilter)).size).toBe(counts.length);
  // Pressing one asks for its rows; the others' counts stand.
  await userEvent.click(screen.getByRole('button', { name: /^הושלמה 7$/ }));
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ quickStatusFilter: 'Completed' }));
  expect(queries().filter(({ take }) => take === '1')).toHaveLength(counts.length);
});

it('is a list without counts where they can not be read', async () => {
  expectFailures();
  const { queries } = answerList({
    list: (request) =>
      new URL(request.url).searchParams.get('take') === '1'
        ? HttpResponse.json({ status: 'error', message: 'No' }, { status: 400 })
        : HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 1 }),
  });
  await renderList({ declaration });
  await screen.findByText('Person 1');
  await waitFor(() => expect(queries().length).toBeGreaterThan(2));
  expect(screen.getByRole('button', { name: 'נכשלה' })).toBeInTheDocument();
  expect(screen.getByTestId('messages')).toBeEmptyDOMElement();
});
