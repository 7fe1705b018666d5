import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { RecordAction } from '#src/actions/actions.ts';
import { server } from '#tests/support/mockServer.ts';
import { answerList, renderList, rowOf, sample } from './renderList.tsx';

const declaration = { ...sample, selectable: true as const };

describe('what is ticked', () => {
  it('leaves a row that its own menu has taken from the list', async () => {
    let rows = [1, 2, 3];
    answerList({
      list: () => HttpResponse.json({ data: rows.map((index) => rowOf(index)), numberOfRecords: rows.length }),
    });
    const takeAway: RecordAction = {
      key: 'delete',
      kind: 'operation',
      async run({ id }, { dataProvider }) {
        rows = rows.filter((index) => rowOf(index).paymentTransactionID !== id);
        return dataProvider.operate('transmissions.cancel', {
          body: { terminalID: 't1', paymentTransactionID: String(id) },
        });
      },
    };
    server.use(
      // What was seen is read once more right before.
      http.get('http://api.test/api/transactions/:id', ({ params }) => {
        const seen = [1, 2, 3].map((index) => rowOf(index)).find((row) => row.paymentTransactionID === params.id);
        return seen && HttpResponse.json(seen);
      }),
      http.post('http://api.test/api/transmission/cancel', () => HttpResponse.json({ status: 'success' })),
    );
    await renderList({ declaration: { ...declaration, actions: { row: async () => [takeAway] } } });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Person 2/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Person 3/ }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Actions: Person 2/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('One selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Person 3/ })).toBeChecked();
  });
});
