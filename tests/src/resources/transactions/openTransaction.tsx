import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
// What loads on first use is at hand before the first test.
import '#src/actions/record/MoneyActions.tsx';
import '#src/actions/record/RecordActions.tsx';
import '#src/app/RecordScreen.tsx';
import '#src/resources/transactions/actions.ts';
import '#src/resources/transactions/recordPage.ts';
import '#src/i18n/catalogue/transactions.en.ts';

export const id = '11111111-1111-4111-8111-111111111111';
/** A charge of 120.00 of which 20.00 were given back. */
export const details = {
  paymentTransactionID: id,
  terminalID: 't1',
  transactionTimestamp: '2026-11-15T10:00:00Z',
  status: 'awaitingForTransmission',
  quickStatus: 'AwaitingForTransmission',
  jDealType: 'J4',
  transactionType: 'regularDeal',
  specialTransactionType: 'regularDeal',
  currency: 'ILS',
  transactionAmount: 120,
  totalRefund: 20,
  creditCardDetails: { cardOwnerName: 'Dana Levi', cardNumber: '458012******0000' },
  dealDetails: { consumerEmail: 'dana@example.test' },
  allowTransmission: true,
  allowTransmissionCancellation: true,
  allowRefund: true,
  allowInvoiceCreation: false,
  history: [
    { operationDate: '2026-11-15T10:00:00Z', operationDoneBy: 'Moshe', status: 'initial' },
    { operationDate: '2026-11-15T10:00:01Z', status: 'awaitingForTransmission', message: 'Approved' },
  ],
};
export const refund = {
  paymentTransactionID: '22222222-2222-4222-8222-222222222222',
  transactionTimestamp: '2026-11-15T11:00:00Z',
  specialTransactionType: 'refund',
  status: 'awaitingForTransmission',
  transactionAmount: 20,
};
const dictionaries = {
  currencyEnum: { ILS: 'Shekel' },
  transactionStatusEnum: {
    awaitingForTransmission: 'Awaiting transmission',
    chargeback: 'Refunded',
    initial: 'New',
    transmissionInProgress: 'Transmission in progress',
  },
  transactionQuickStatusEnum: {
    AwaitingForTransmission: 'Awaiting transmission',
    Chargeback: 'Refunded',
    Pending: 'Pending',
  },
};
const meta = {
  columns: {
    transactionAmount: { name: 'Amount', dataType: 'money' },
    quickStatus: { name: 'Status', dataType: 'dictionary', dictionary: 'transactionQuickStatusEnum' },
    status: { name: 'Detailed status', dataType: 'dictionary', dictionary: 'transactionStatusEnum' },
  },
};

/** Opens the transaction; what is posted is kept with its path. */
export async function openTransaction(
  changes: object = {},
  answers: Record<string, () => Response | Promise<Response>> = {},
  /** More of the server, which answers first. */
  answerFirst: () => void = () => {},
) {
  stubDialogs();
  const posted: { path: string; body: unknown }[] = [];
  let shown = { ...details, ...changes };
  server.use(
    http.get(`${apiBase}/api/transactions/$meta`, () => HttpResponse.json(meta)),
    http.get(`${apiBase}/api/transactions/:id`, () => HttpResponse.json(shown)),
    http.get(`${apiBase}/api/transactions`, ({ request }) => {
      const about = new URL(request.url).searchParams.get('initialTransactionID');
      const data = about === id ? [refund] : [];
      return HttpResponse.json({ data, numberOfRecords: data.length });
    }),
    http.post(`${apiBase}/api/*`, async ({ request }) => {
      const path = new URL(request.url).pathname;
      const text = await request.text();
      posted.push({ path, body: text === '' ? undefined : JSON.parse(text) });
      return answers[path]?.() ?? HttpResponse.json({ status: 'success', message: 'Done', entityUID: id });
    }),
  );
  answerFirst();
  await renderApp({ address: `/transactions/view/${id}`, dictionaries });
  await screen.findByRole('group', { name: 'Actions' });
  return {
    user: userEvent.setup(),
    posted,
    change: (now: object) => {
      shown = { ...shown, ...now };
    },
  };
}

export const action = (name: string) => screen.getByRole('button', { name });
