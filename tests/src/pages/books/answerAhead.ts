import { http, HttpResponse } from 'msw';
import { addDays } from '#contract/calendarDays.ts';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';

/** The day of the tests, a Sunday. */
export const today = '2026-11-15';

const list = (data: object[], more: object = {}) => HttpResponse.json({ data, numberOfRecords: data.length, ...more });

const request = (id: string, sentDay: string, more: object = {}) => ({
  paymentRequestID: id,
  terminalID: 't1',
  paymentRequestTimestamp: `${sentDay}T09:00:00Z`,
  paymentRequestAmount: 100,
  currency: 'ILS',
  status: 'sent',
  quickStatus: 'pending',
  consumerEmail: `${id}@mail.test`,
  ...more,
});

/** Of 42 requests 31 were paid: 16 within three days, the others after nine. */
const earlier = Array.from({ length: 42 }, (_, at) => {
  const isPaid = at < 31;
  const paidBy = isPaid && { paymentTransactionID: `p${at}`, cardOwnerName: `Payer ${at}` };
  const status = isPaid
    ? { status: 'payed', quickStatus: 'completed' }
    : { quickStatus: 'canceled', status: 'canceled' };
  return request(`e${at}`, addDays(today, -60), { ...status, ...paidBy });
});
const payments = Array.from({ length: 31 }, (_, at) => ({
  paymentTransactionID: `p${at}`,
  terminalID: 't1',
  transactionTimestamp: `${addDays(today, -60 + (at < 16 ? 3 : 9))}T09:00:00Z`,
}));
const requests = [
  request('open', today, { paymentRequestAmount: 420, consumerID: '00000000-0000-4000-8000-000000000001' }),
  request('old', addDays(today, -20)),
  ...earlier,
];

/** In three payments: of 16 October, November and December. */
const deal = {
  paymentTransactionID: 'deal',
  terminalID: 't1',
  transactionTimestamp: '2026-10-16T10:00:00Z',
  status: 'completed',
  transactionType: 'installments',
  currency: 'ILS',
  cardOwnerName: 'Noa Bar',
  transactionAmount: 100,
  initialPaymentAmount: 33.34,
  installmentPaymentAmount: 33.33,
};

const charge = (billingDealID: string, day: string, more: object = {}) => ({
  billingDealID,
  chargeNumber: 1,
  scheduledDate: `${day}T00:00:00`,
  paymentType: 'card',
  transactionAmount: 12.5,
  currency: 'ILS',
  consumerName: `Deal ${billingDealID}`,
  cardNumber: '****1234',
  cardExpired: false,
  ...more,
});
const charges = [
  charge('good', '2026-11-18'),
  charge('gone', '2026-11-25', { cardExpired: true, transactionAmount: 80 }),
  charge('far', '2027-01-20', { cardExpired: true }),
];

/**
 * Answers what the month ahead asks: charges of 50.00 on the 12th, of 30.00 on the 17th and of 8.00 in dollars, a deal in
 * payments, charges of deals, and requests.
 * @param held what the requests wait for
 * @returns questions for lists, as they come
 */
export function answerAhead(held: () => Promise<void> = async () => {}): URL[] {
  const asked: URL[] = [];
  const within = (query: URLSearchParams, day: string) =>
    day >= (query.get('dateFrom') ?? '') && day <= (query.get('dateTo') ?? '9999');
  server.use(
    http.get(`${apiBase}/api/transactions/$grouped`, ({ request: { url } }) => {
      const query = new URL(url).searchParams;
      const isWanted = query.get('transactionType') === 'regularDeal' && query.getAll('statuses').includes('completed');
      const group = (day: string, sums: object) => ({
        groupValue: `${day}T00:00:00`,
        numberOfRecords: 1,
        data: [],
        ...sums,
      });
      const groups = [
        group('2026-10-08', { totalAmountILS: 40 }),
        group('2026-11-12', { totalAmountILS: 50 }),
        group('2026-11-17', { totalAmountILS: 30, totalAmountUSD: 8 }),
      ];
      return HttpResponse.json({
        groups: isWanted ? groups.filter((one) => within(query, one.groupValue.slice(0, 10))) : [],
      });
    }),
    http.get(`${apiBase}/api/transactions`, ({ request: { url } }) => {
      asked.push(new URL(url));
      const query = new URL(url).searchParams;
      if (query.has('isPaymentRequest')) return list(payments);
      return list(query.get('transactionType') === 'installments' ? [deal] : []);
    }),
    http.get(`${apiBase}/api/paymentRequests`, async ({ request: { url } }) => {
      asked.push(new URL(url));
      await held();
      return list(requests);
    }),
    http.get(`${apiBase}/api/consumers`, () =>
      list([{ consumerID: '00000000-0000-4000-8000-000000000001', consumerName: 'Dana Levi' }]),
    ),
    http.get(`${apiBase}/api/future-billings`, ({ request: { url } }) => {
      asked.push(new URL(url));
      const query = new URL(url).searchParams;
      return list(charges.filter(({ scheduledDate }) => within(query, scheduledDate.slice(0, 10))));
    }),
    http.get(`${apiBase}/api/masav`, () => list([])),
  );
  return asked;
}
