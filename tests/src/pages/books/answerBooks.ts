import { http, HttpResponse } from 'msw';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';

/** The days that the tests look at. */
export const october = { terminalID: 't1', dateFrom: '2026-10-01', dateTo: '2026-10-31' };
const total = (invoiceType: string, count: number, totalAmount: number, vatTotal: number | null) => ({
  period: '2026-01-01T00:00:00',
  invoiceType,
  currency: 'ILS',
  count,
  totalAmount,
  vatTotal,
});
const totals: Readonly<Record<string, object[]>> = {
  sent: [total('invoice', 3, 1180, 180), total('creditNote', 1, 118, 18), total('paymentInfo', 2, 500, null)],
  initial: [total('invoice', 2, 236, 36)],
  sendingFailed: [total('invoice', 1, 118, 18)],
};
const document = (invoiceID: string, more: object) => ({
  invoiceID,
  terminalID: 't1',
  invoiceNumber: `7-${invoiceID}`,
  invoiceDate: '2026-10-05T00:00:00',
  invoiceType: 'invoiceWithPaymentInfo',
  currency: 'ILS',
  status: 'sent',
  consumerName: `Customer ${invoiceID}`,
  invoiceAmount: 11_800,
  netTotal: 10_000,
  vatTotal: 1800,
  invoiceTimestamp: '2026-10-05T10:00:00Z',
  updateTimestamp: 'x',
  ...more,
});
const large = ['a', 'b', 'c'].map((id) => document(id, {}));
const exempt = document('e', { invoiceType: 'invoice', invoiceAmount: 100, netTotal: 100, vatTotal: 0 });
const details: Readonly<Record<string, object>> = {
  a: { allocationNumber: '123456789', paymentDetails: [{ paymentType: 'cash', amount: 1500 }] },
  b: { paymentDetails: [{ paymentType: 'cash', amount: 1180 }] },
  c: { allocationNumber: '123456789', paymentDetails: [{ paymentType: 'card', amount: 11_800 }] },
};
const deal = {
  paymentTransactionID: 'deal',
  terminalID: 't1',
  transactionTimestamp: '2026-09-16T10:00:00Z',
  status: 'completed',
  transactionType: 'installments',
  currency: 'ILS',
  cardOwnerName: 'Noa Bar',
  transactionAmount: 100,
  initialPaymentAmount: 33.34,
  installmentPaymentAmount: 33.33,
};

const list = (data: object[], more: object = {}) => HttpResponse.json({ data, numberOfRecords: data.length, ...more });

/**
 * Answers what the books ask.
 * @param held what answers for whole documents wait for
 * @returns questions for whole documents and for charges ahead, as they come
 */
export function answerBooks(held: () => Promise<void>): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get(`${apiBase}/api/invoicing/totals/year`, ({ request }) => {
      const status = new URL(request.url).searchParams.get('status') ?? '';
      return HttpResponse.json({ data: totals[status] ?? [] });
    }),
    http.get(`${apiBase}/api/invoicing/:id`, async ({ request, params }) => {
      asked.push(new URL(request.url));
      await held();
      const id = String(params.id);
      return HttpResponse.json({ ...large.find(({ invoiceID }) => invoiceID === id), ...details[id] });
    }),
    http.get(`${apiBase}/api/invoicing`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('sortBy') === 'invoiceAmount') return list([...large, document('small', { invoiceAmount: 200 })]);
      return list(query.get('invoiceType') === 'invoice' ? [exempt, document('taxed', {})] : []);
    }),
    http.get(`${apiBase}/api/transactions/$grouped`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const isWanted = query.get('transactionType') === 'regularDeal' && query.getAll('statuses').includes('completed');
      const group = (day: string, totalAmountILS: number) => ({
        groupValue: `${day}T00:00:00`,
        numberOfRecords: 1,
        totalAmountILS,
        data: [],
      });
      const groups = [group('2026-10-02', 50), group('2026-09-20', 70), group('2026-09-03', 30)];
      const days = { from: query.get('dateFrom') ?? '', to: query.get('dateTo') ?? '' };
      const found = groups.filter(({ groupValue }) => groupValue >= days.from && groupValue.slice(0, 10) <= days.to);
      return HttpResponse.json({ groups: isWanted ? found : [] });
    }),
    http.get(`${apiBase}/api/transactions`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('transactionType') === 'installments') return list([deal]);
      const isRefund = query.get('specialTransactionType') === 'refund';
      return isRefund ? list([]) : list([deal], { numberOfRecords: 4, totalAmountILS: 321.5 });
    }),
    http.get(`${apiBase}/api/future-billings`, ({ request }) => {
      asked.push(new URL(request.url));
      return list([
        {
          billingDealID: 'd',
          chargeNumber: 1,
          scheduledDate: '2026-10-30T00:00:00',
          paymentType: 'bank',
          transactionAmount: 12,
          currency: 'ILS',
        },
      ]);
    }),
    http.get(`${apiBase}/api/masav`, () => list([{ masavFileID: 1011 }])),
    http.get(`${apiBase}/api/masav/:id`, () =>
      HttpResponse.json({
        masavFileID: 1011,
        terminalID: 't1',
        masavFileDate: '2026-10-28T08:00:00Z',
        paidDate: '2026-10-29T00:00:00',
        rowsCount: 3,
        totalAmount: 90,
        currency: 'ILS',
        downloaded: true,
        paidCount: 2,
        paidAmount: 60,
        returnedCount: 1,
        returnedAmount: 30,
      }),
    ),
  );
  return asked;
}
