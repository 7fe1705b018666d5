import { http, HttpResponse } from 'msw';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';

/** The day that the tests look at. */
export const day = '2026-10-04';

/** A charge of that day, as a list has it. */
export const row = (id: string, more: object = {}) => ({
  paymentTransactionID: id,
  terminalID: 't1',
  transactionTimestamp: '2026-10-04T07:30:00Z',
  status: 'completed',
  quickStatus: 'Completed',
  transactionType: 'regularDeal',
  jDealType: 'J4',
  specialTransactionType: 'regularDeal',
  paymentTypeEnum: 'card',
  currency: 'ILS',
  transactionAmount: 100,
  cardOwnerName: `Owner ${id}`,
  ...more,
});
const rows = [
  row('a'),
  row('b', { transactionAmount: 300, status: 'awaitingForTransmission', transactionType: 'installments' }),
  row('c', { transactionAmount: 120, status: 'awaitingForTransmission', transactionTimestamp: '2026-10-04T14:05:00Z' }),
  row('d', { transactionAmount: 40, specialTransactionType: 'refund' }),
  row('e', { transactionAmount: 55.5, paymentTypeEnum: 'cash' }),
  row('f', { transactionAmount: 10, currency: 'USD' }),
  row('g', { transactionAmount: 70, status: 'rejectedByProcessor', quickStatus: 'Failed' }),
];
const soleks: Readonly<Record<string, readonly string[]>> = { VISA: ['a', 'd', 'f'], MASTERCARD: ['b', 'c'] };
/** A transmission of that day. */
export const transmission = (id: string, more: object = {}) => ({
  transmissionID: id,
  terminalID: 't1',
  transmissionDate: '2026-10-04T20:30:00Z',
  transmissionNumber: `00${id}`,
  transactionsCount: 3,
  totalAmount: 130,
  currency: 'ILS',
  success: true,
  ...more,
});

/** A list of all its rows. */
export const list = (data: object[]) => HttpResponse.json({ data, numberOfRecords: data.length });
const inDay = (url: string) => new URL(url).searchParams.get('dateFrom') === day;
/** Answers what the end of a day asks. @returns the questions for transactions, as they come */
export function answerTill(): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get(`${apiBase}/api/transactions`, ({ request }) => {
      asked.push(new URL(request.url));
      const solek = new URL(request.url).searchParams.get('solek');
      if (!inDay(request.url)) return list([]);
      return list(solek === null ? rows : rows.filter((one) => soleks[solek]?.includes(one.paymentTransactionID)));
    }),
    http.get(`${apiBase}/api/transactions/transmission/:id`, ({ params }) =>
      list(
        params.id === '1'
          ? rows.slice(0, 1).concat(rows.slice(3, 4), row('old', { transactionAmount: 70 }))
          : [rows[5] ?? {}],
      ),
    ),
    http.get(`${apiBase}/api/reporting/transmission`, ({ request }) =>
      list(
        inDay(request.url)
          ? [
              transmission('1'),
              transmission('2', { currency: 'USD', transactionsCount: 2, totalAmount: 30 }),
              transmission('3', { success: false, message: 'Line was busy' }),
            ]
          : [],
      ),
    ),
  );
  return asked;
}
