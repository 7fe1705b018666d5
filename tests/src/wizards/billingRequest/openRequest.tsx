import { http, HttpResponse } from 'msw';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/billing.en.ts';
import '#src/ui/link/QrCode.tsx';
import '#src/wizards/billingRequest/BillingRequestWizard.tsx';

export const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
export const url = `https://pay.example.test/${id}`;

const customer = {
  consumerID: id,
  consumerName: 'Dana Cohen',
  consumerEmail: 'dana@mail.test',
  consumerPhone: '050-1234567',
  active: true,
};

const request = {
  paymentRequestID: id,
  terminalID: id,
  currency: 'ILS',
  paymentRequestAmount: 0,
  transactionAmount: 45.5,
  vatRate: 0.18,
  permanent: false,
  status: 'sent',
  quickStatus: 'pending',
  paymentRequestUrl: url,
  paymentRequestTimestamp: '2026-11-15T10:00:00Z',
  billingSchedule: { repeatPeriodType: 'quarter', repeatPeriod: 1, startAtType: 'today', endAtType: 'never' },
  dealDetails: { ...customer, dealDescription: 'Club' },
};

const dictionaries = {
  currencyEnum: { ILS: 'Shekel' },
  repeatPeriodTypeEnum: { monthly: 'Monthly', quarter: 'Quarterly' },
};

interface Sent {
  call: string;
  body: Record<string, unknown>;
}

interface World {
  /** What is different about the request the server has. */
  record?: object;
  /** What is different about its customer; a status: they can not be read. */
  kept?: object | number;
  /** What the first write but that of a customer is answered, once. */
  refusal?: object;
  /** With which status. */
  status?: 400 | 409;
}

/** Answers what the screens of billing requests ask, and keeps what was written. */
export function answerRequests({ record = {}, kept = {}, refusal, status = 400 }: World = {}): Sent[] {
  const sent: Sent[] = [];
  let refused = refusal;
  server.use(
    http.all(`${apiBase}/api/*`, async ({ request: asked }) => {
      const { pathname } = new URL(asked.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries/')) return undefined;
      const call = `${asked.method} ${pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;
      if (asked.method !== 'GET') {
        const text = await asked.text();
        sent.push({ call, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) });
        if (refused && !call.includes('consumers')) {
          const body = refused;
          refused = undefined;
          return HttpResponse.json(body, { status });
        }
        return HttpResponse.json({ status: 'success', message: 'Done', entityUID: id, additionalData: { url } });
      }
      if (/^GET \/api\/payment(Intent|Requests)\/\{id\}$/.test(call))
        return HttpResponse.json({ ...request, ...record });
      if (call === 'GET /api/consumers/{id}') {
        return typeof kept === 'number'
          ? HttpResponse.json({}, { status: kept })
          : HttpResponse.json({ ...customer, ...kept });
      }
      if (call.includes('$meta')) {
        return HttpResponse.json({ columns: { consumerEmail: { name: 'Email', dataType: 'string' } } });
      }
      return HttpResponse.json({ data: [], numberOfRecords: 0 });
    }),
  );
  return sent;
}

/** Opens the application for a merchant: requests are open to every role. */
export const open = (address: string, features: readonly string[] = ['Checkout', 'RecurrentPayments']) =>
  renderApp({
    address,
    dictionaries,
    roles: ['Merchant'],
    terminals: [
      {
        terminalID: id,
        label: 'Shop',
        status: 'active',
        enabledFeatures: features,
        integrations: {},
        vatRate: 0.18,
      },
    ],
  });

export const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
export const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
/** Waits for a step by its heading. */
export const atStep = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(`${name}$`) });
