import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordAction } from '#src/actions/actions.ts';
import { withMessages } from '#src/i18n/laterWords.ts';
import { server } from '#tests/support/mockServer.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { answerList, renderList, rowOf, sample } from '#tests/src/list/renderList.tsx';

const take: RecordAction = {
  key: 'delete',
  kind: 'money',
  endpoint: 'transactions.selectJ5',
  paths: { one: (id) => `/transactions/view/${id}`, all: '/transactions/list' },
  asks: () => ({ title: 'unsaved.title', text: 'unsaved.text' }),
  order: ({ id }) => ({
    path: { transactionID: String(id) },
    place: { terminalID: 't1', amount: 5, currency: 'ILS', transactionID: String(id) },
  }),
  done: () => ({ text: 'ra.action.close', values: {} }),
};
const declaration = { ...sample, actions: { row: () => withMessages(Promise.resolve([take])) } };

/** What was sent, and what answers it. */
function answerMoney(answer: () => Response) {
  const sent: { id: string; key: string | null; seen: unknown }[] = [];
  server.use(
    http.get(`*/api/transactions/${rowOf(2).paymentTransactionID}`, () => HttpResponse.json(rowOf(2))),
    http.post('*/api/transactions/selectJ5/:id', ({ request, params }) => {
      const seen: unknown = JSON.parse(new URL(request.url).searchParams.get('seen') ?? 'null');
      sent.push({ id: String(params.id), key: request.headers.get('idempotency-key'), seen });
      return answer();
    }),
  );
  return sent;
}

async function choose() {
  await screen.findByText('Person 1');
  await userEvent.click(screen.getByRole('button', { name: /^Actions: Person 2,/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  const [yes] = within(dialog).getAllByRole('button').slice(-1);
  await userEvent.click(yes ?? dialog);
}

beforeEach(() => {
  stubDialogs();
  localStorage.clear();
});

describe('money that moves from the menu of a row', () => {
  it('moves once, says so and reads the list again', async () => {
    const { queries } = answerList();
    const sent = answerMoney(() => HttpResponse.json({ status: 'success', entityUID: 'made' }));
    await renderList({ declaration });
    await choose();
    await waitFor(() => expect(queries().length).toBeGreaterThan(1));
    expect(await screen.findByTestId('messages')).toHaveTextContent('Close');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.id).toMatch(/^00000002-/);
    expect(sent[0]?.seen).toEqual({ status: rowOf(2).status });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says why it was refused', async () => {
    answerList();
    answerMoney(() => HttpResponse.json({ status: 'error', message: 'Too late' }, { status: 400 }));
    const { failures } = await renderList({ declaration });
    await choose();
    await waitFor(() => expect(failures).toMatchObject([{ status: 400, response: { message: 'Too late' } }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('stays open when the answer is lost, and tells what is known', async () => {
    server.use(
      http.get('*/api/transactions/:id', ({ params }) =>
        HttpResponse.json({ ...rowOf(2), ...params, extension: null }),
      ),
    );
    answerList();
    const sent = answerMoney(() => HttpResponse.error());
    await renderList({ declaration });
    await choose();
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('status')).toBeVisible());
    expect(sent).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
