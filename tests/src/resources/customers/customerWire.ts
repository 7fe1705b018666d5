import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Role } from '#contract/roles.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';

export const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
export const tokenID = '7a1c2d3e-d9cb-469f-a165-70867728950f';

export const customer = {
  consumerID: id,
  consumerName: 'Dana Cohen',
  consumerEmail: 'dana@mail.test',
  consumerPhone: '050-1234567',
  consumerNationalID: '123456782',
  consumerAddress: { city: 'Haifa', street: 'Harbour', house: '4' },
  bankDetails: { bank: 12, bankBranch: 571, bankAccount: '041116' },
  terminalID: 't1',
  externalReference: 'C-1',
  origin: 'web',
  vatExempt: false,
  active: true,
  deleted: false,
  updateTimestamp: 'AAAAAAAAAAE=',
};
export const card = {
  creditCardTokenID: tokenID,
  consumerID: id,
  terminalID: 't1',
  cardNumber: '411111******1111',
  cardExpiration: '11/30',
  cardVendor: 'Visa',
  cardOwnerName: 'Dana Cohen',
  created: '2026-01-01T10:00:00Z',
  expired: false,
};

const payment = {
  paymentTransactionID: id,
  cardOwnerName: 'Payer',
  cardNumber: '************1111',
  dealDescription: 'Shoes',
  transactionAmount: 120,
  currency: 'ILS',
  transactionType: 'regularDeal',
  specialTransactionType: 'regularDeal',
  jDealType: 'J4',
  status: 'completed',
  quickStatus: 'Completed',
  transactionTimestamp: '2026-11-20T10:00:00Z',
};
const deal = {
  billingDealID: id,
  transactionAmount: 100,
  currency: 'ILS',
  active: true,
  paused: false,
  invoiceOnly: false,
  billingSchedule: { repeatPeriodType: 'monthly' },
  dealDetails: { dealDescription: 'Lessons' },
  billingDealTimestamp: '2026-11-01T10:00:00Z',
  nextScheduledTransaction: '2026-12-05T00:00:00',
};

const dictionaries = { currencyEnum: { ILS: 'Shekel' }, banks: { '10': 'Leumi', '12': 'Hapoalim' } };
export const open = (address: string, roles?: readonly Role[], terminals?: readonly object[]) =>
  renderApp({ address, dictionaries, ...(roles && { roles }), ...(terminals && { terminals }) });

const listOf = (rows: readonly object[], numberOfRecords = rows.length) =>
  HttpResponse.json({ data: rows, numberOfRecords });

/** Answers what screens of customers ask and keeps what was written. */
export function answerCustomers({
  refuse = [],
  record = customer,
  cards = [card],
  importing = Promise.resolve(),
}: { refuse?: object[]; record?: object; cards?: readonly object[]; importing?: Promise<void> } = {}) {
  const sent: { call: string; body: unknown }[] = [];
  const asked: string[] = [];
  const refusals = [...refuse];
  const write = async ({ request }: { request: Request }) => {
    const text = await request.text();
    const { pathname } = new URL(request.url);
    sent.push({ call: `${request.method} ${pathname}`, body: text === '' ? undefined : JSON.parse(text) });
    const refusal = refusals.shift();
    if (refusal) return HttpResponse.json(refusal, { status: 'additionalData' in refusal ? 409 : 400 });
    return HttpResponse.json({ status: 'success', message: 'Done', entityUID: id, concurrencyToken: 'AAAAAAAAAAM=' });
  };
  const read =
    (rows: readonly object[], total?: number) =>
    ({ request }: { request: Request }) => {
      const { pathname, searchParams } = new URL(request.url);
      // A count of one state is no question for rows.
      if (searchParams.get('take') !== '1') asked.push(pathname);
      return listOf(rows, total);
    };
  const meta = (field: string) => () =>
    HttpResponse.json({ columns: { [field]: { name: field, dataType: 'string' } } });
  server.use(
    http.get(`${apiBase}/api/consumers/$meta`, meta('consumerName')),
    http.get(`${apiBase}/api/consumers/import`, async () => {
      await importing;
      return HttpResponse.json({
        status: 'success',
        message: '12 customers imported',
        additionalData: {
          imported: 12,
          skipped: 1,
          failed: [
            { name: 'No mail', reason: "Can't import customer without e-mail" },
            { name: 'Bad id', reason: 'Must be valid Israeli National ID' },
          ],
        },
      });
    }),
    http.get(`${apiBase}/api/consumers`, read([record])),
    http.get(`${apiBase}/api/consumers/:id`, () => HttpResponse.json(record)),
    http.get(`${apiBase}/api/cardtokens`, ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('creditCardTokenID');
      return listOf(cards.filter((one) => !wanted || ('creditCardTokenID' in one && one.creditCardTokenID === wanted)));
    }),
    http.get(`${apiBase}/api/billing/$meta`, meta('consumerName')),
    http.get(`${apiBase}/api/billing`, read([deal], 3)),
    http.get(`${apiBase}/api/transactions/$meta`, meta('cardOwnerName')),
    http.get(`${apiBase}/api/transactions`, read([payment], 40)),
    http.get(`${apiBase}/api/invoicing/$meta`, meta('consumerName')),
    http.get(`${apiBase}/api/invoicing`, read([])),
    http.get(`${apiBase}/api/paymentRequests/$meta`, meta('consumerName')),
    http.get(`${apiBase}/api/paymentRequests`, read([])),
    http.post(`${apiBase}/api/consumers`, write),
    http.put(`${apiBase}/api/consumers/:id`, write),
    http.put(`${apiBase}/api/consumers/restore/:id`, write),
    http.delete(`${apiBase}/api/consumers/:id`, write),
    http.post(`${apiBase}/api/cardtokens`, write),
    http.post(`${apiBase}/api/cardtokens/extendExpiration`, write),
    http.delete(`${apiBase}/api/cardtokens/:id`, write),
  );
  return { sent, asked };
}

/** A field by its label. */
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\(.*\\))?\\*?$`));

export async function fill(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
