import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/resources/paymentRequests/intentPage.ts';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
const intent = {
  paymentRequestID: id,
  terminalID: id,
  paymentIntent: true,
  paymentRequestAmount: 120,
  currency: 'ILS',
  status: 'initial',
  quickStatus: 'pending',
  paymentRequestUrl: 'https://pay.test/l/1',
  dealDetails: { consumerName: 'Dana Cohen' },
  deleted: false,
};

async function open(more: object = {}, underneath: object = {}) {
  const calls: string[] = [];
  let record = { ...intent, ...more };
  server.use(
    http.all(`${apiBase}/api/*`, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries/')) return undefined;
      calls.push(`${request.method} ${pathname}${search}`);
      if (request.method === 'DELETE') {
        record = { ...record, status: 'canceled', quickStatus: 'canceled' };
        return HttpResponse.json({ status: 'success', message: 'Canceled', entityUID: id });
      }
      if (pathname === `/api/paymentIntent/${id}`) {
        const shown = record;
        record = { ...record, ...underneath };
        return HttpResponse.json(shown);
      }
      if (pathname.includes('$meta')) {
        return HttpResponse.json({ columns: { cardOwnerName: { name: 'Name', dataType: 'string' } } });
      }
      return HttpResponse.json({ data: [], numberOfRecords: 0 });
    }),
  );
  await renderApp({
    address: `/payment-links/view/${id}`,
    dictionaries: { currencyEnum: { ILS: 'Shekel' } },
    terminals: [{ terminalID: id, label: 'Shop', status: 'active', enabledFeatures: [], integrations: {} }],
  });
  return { calls };
}

it('a payment link that is in no list has a page: the link, its payments, and the way back to the requests', async () => {
  const { calls } = await open();
  const panel = within(await screen.findByRole('region', { name: 'Payment link' }));
  expect(panel.getByRole('link', { name: intent.paymentRequestUrl })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Dana Cohen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Payment requests/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/payment-requests\/list\?/),
  );
  expect(screen.queryByRole('button', { name: /Send again|Edit/ })).not.toBeInTheDocument();
  expect(calls).toContain(`GET /api/paymentIntent/${id}?showDeleted=true`);
  await waitFor(() => expect(calls.some((call) => call.includes('paymentTransactionIntentID='))).toBe(true));
});

const deletions = (calls: readonly string[]) => calls.filter((call) => call.startsWith('DELETE'));
const cancelAsSeen = (seen: object) =>
  `DELETE /api/paymentRequests/cancel/${id}?seen=${encodeURIComponent(JSON.stringify(seen))}`;

it('is canceled there after a question, once', async () => {
  const { calls } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel link' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel the payment link?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel link' }));
  expect(await screen.findByText('The link was canceled. It can no longer be used.')).toBeInTheDocument();
  expect(deletions(calls)).toEqual([cancelAsSeen({ status: 'initial', paymentRequestAmount: 120, currency: 'ILS' })]);
  expect(screen.queryByRole('button', { name: 'Cancel link' })).not.toBeInTheDocument();
});

async function cancelIt() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel link' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel the payment link?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel link' }));
}

it('that is being paid says so, and cannot be canceled', async () => {
  await open({ beingPaid: true });
  expect(
    await screen.findByText(
      'The link is being paid now. The outcome will appear here; until then it cannot be canceled.',
    ),
  ).toBeInTheDocument();
  // The link itself goes on: should this payment fail, another one can be made.
  expect(screen.getByRole('region', { name: 'Payment link' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel link' })).not.toBeInTheDocument();
});

it('that rests after many refused cards says so, shows no link, and can be canceled', async () => {
  await open({ resting: true });
  expect(
    await screen.findByText('Many cards were declined on this link, so it was paused. A new link can be created.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Payment link' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Cancel link' })).toBeInTheDocument();
});

it('is canceled as it was seen, which the call says', async () => {
  const { calls } = await open({ updateTimestamp: 'AAAAAAAAAAM=' });
  await cancelIt();
  const shown = { updateTimestamp: 'AAAAAAAAAAM=', status: 'initial', paymentRequestAmount: 120, currency: 'ILS' };
  await waitFor(() => expect(deletions(calls)).toEqual([cancelAsSeen(shown)]));
});

it.each([
  ['by its version', { updateTimestamp: 'AAAAAAAAAAM=' }, { updateTimestamp: 'AAAAAAAAAAQ=' }],
  ['by what it shows', {}, { paymentRequestAmount: 999 }],
])('that has moved on underneath, %s, is not canceled, and is shown anew', async (_name, more, underneath) => {
  expectFailures();
  const { calls } = await open(more, underneath);
  await cancelIt();
  expect(await screen.findByText('The record has changed meanwhile. Nothing was done')).toBeInTheDocument();
  expect(deletions(calls)).toEqual([]);
  await waitFor(() =>
    expect(calls.filter((call) => call.startsWith(`GET /api/paymentIntent/${id}`)).length).toBeGreaterThan(2),
  );
});
