import { http, HttpResponse } from 'msw';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';

export const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
export const savedCard = '7a1c2d3e-d9cb-469f-a165-70867728950f';
export const newCard = '8b1c2d3e-d9cb-469f-a165-70867728950a';

const terminal = {
  terminalID: id,
  label: 'Shop',
  status: 'active',
  enabledFeatures: ['Billing', 'CreditCardTokens', 'RecurrentPayments'],
  integrations: {},
  vatRate: 0.18,
};
const customer = { consumerID: id, consumerName: 'Dana Cohen', consumerEmail: 'dana@mail.test', active: true };

export const deal = {
  billingDealID: id,
  terminalID: id,
  currency: 'ILS',
  transactionAmount: 120,
  vatRate: 0.18,
  paymentType: 'card',
  creditCardToken: savedCard,
  creditCardDetails: { cardNumber: '458028******0008', cardExpiration: '11/30' },
  billingSchedule: { repeatPeriodType: 'monthly', repeatPeriod: 1, startAtType: 'today', endAtType: 'never' },
  dealDetails: { consumerID: id, consumerName: 'Dana Cohen', dealReference: 'D-1', branch: 'North' },
  billingDealTimestamp: '2026-01-15T10:00:00Z',
  startsOn: '2026-01-15T00:00:00',
  nextScheduledTransaction: '2999-01-15T00:00:00',
  invoiceOnly: false,
  active: true,
  paused: false,
  finished: false,
  updateTimestamp: 'AAAAAAAAAAE=',
};
export type Deal = Partial<
  Record<
    keyof typeof deal | 'cardExpired' | 'tokenNotAvailable' | 'inProgress' | 'lastError' | 'pausedFrom' | 'pausedTo',
    unknown
  >
>;

const dictionaries = {
  currencyEnum: { ILS: 'Shekel' },
  repeatPeriodTypeEnum: { monthly: 'Monthly' },
  banks: { '12': 'Hapoalim' },
};

const card = (creditCardTokenID: string) => ({
  creditCardTokenID,
  cardNumber: '458028******0008',
  cardExpiration: '11/30',
  cardVendor: 'VISA',
  expired: false,
});

interface Sent {
  call: string;
  body: Record<string, unknown>;
  /** What the query says was seen. */
  seen?: unknown;
}

/** Answers what the screens of deals ask, and keeps what was written. @param answers refusals by call, each for once */
export function answerDeals(record: Deal = {}, answers: Record<string, { status: number; body: object }[]> = {}) {
  const sent: Sent[] = [];
  const cards = [card(savedCard)];
  /** Calls that are answered by a failure. */
  const gone = new Set<string>();
  server.use(
    http.all(`${apiBase}/api/*`, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries/')) return undefined;
      const call = `${request.method} ${pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;
      if (gone.has(call)) return HttpResponse.json({}, { status: 500 });
      if (request.method === 'GET') {
        if (call === 'GET /api/cardtokens') return HttpResponse.json({ data: cards, numberOfRecords: cards.length });
        if (call === 'GET /api/consumers/{id}') return HttpResponse.json(customer);
        if (call === 'GET /api/billing/{id}') return HttpResponse.json({ ...deal, ...record });
        if (call === 'GET /api/billing')
          return HttpResponse.json({ data: [{ ...deal, ...record }], numberOfRecords: 1 });
        if (call.includes('$meta')) {
          return HttpResponse.json({ columns: { consumerName: { name: 'Name', dataType: 'string' } } });
        }
        return HttpResponse.json({ data: [], numberOfRecords: 0 });
      }
      const text = await request.text();
      const seen: unknown = JSON.parse(searchParams.get('seen') ?? 'null');
      sent.push({
        call,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
        ...(seen !== null && { seen }),
      });
      const refusal = answers[call]?.shift();
      if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
      if (call === 'POST /api/cardtokens') cards.push(card(newCard));
      return HttpResponse.json({
        status: 'success',
        message: 'Done',
        entityUID: call === 'POST /api/cardtokens' ? newCard : id,
      });
    }),
  );
  return { sent, gone };
}

/** @param more what the terminal has otherwise */
export const open = (address: string, more: object = {}) =>
  renderApp({ address, dictionaries, terminals: [{ ...terminal, ...more }], roles: ['Manager'] });
