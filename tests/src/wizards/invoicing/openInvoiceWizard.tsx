import { http, HttpResponse } from 'msw';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/invoices.en.ts';
import '#src/wizards/invoicing/InvoiceWizard.tsx';

export const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';

export const customer = {
  consumerID: id,
  consumerName: 'Dana Cohen',
  consumerEmail: 'dana@mail.test',
  consumerAddress: { street: 'Port', house: '4', city: 'Haifa' },
  active: true,
};

/** A document that could not be issued. */
export const failed = {
  invoiceID: id,
  terminalID: id,
  currency: 'ILS',
  status: 'initial',
  invoiceType: 'invoice',
  invoiceAmount: 200,
  vatRate: 0.18,
  invoiceDate: '2026-11-15T00:00:00',
  invoiceTimestamp: '2026-11-15T10:00:00Z',
  lastError: 'No provider',
  consumerName: 'Ruth Levi',
  consumerEmail: 'ruth@mail.test',
  dealDetails: {
    consumerName: 'Ruth Levi',
    consumerEmail: 'ruth@mail.test',
    consumerAddress: { street: 'Sea', city: 'Eilat' },
    items: [{ itemName: 'Soap', price: 100, quantity: 2, amount: 200 }],
  },
  invoiceDetails: { invoiceType: 'invoice', invoiceSubject: 'November', invoiceLanguage: 'he-IL' },
  updateTimestamp: 'AAAAAAAAAAE=',
};
const issued = { ...failed, status: 'sent', invoiceNumber: '20417', allocationNumber: '123456789' };

const dictionaries = {
  currencyEnum: { ILS: 'Shekel' },
  paymentTypeEnum: { cash: 'Cash', cheque: 'Cheque' },
  invoiceTypeEnum: { invoice: 'Tax invoice', invoiceWithPaymentInfo: 'Tax invoice-receipt', creditNote: 'Credit note' },
};

interface Sent {
  call: string;
  body: Record<string, unknown>;
}

/** Answers what the wizard asks, and keeps what was written. @param answers to writes, one after the other; absent: they succeed */
export function answerWizard(answers: (() => Response)[] = [], record: object = issued): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.all(`${apiBase}/api/*`, async ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries/')) return undefined;
      const call = `${request.method} ${pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;
      if (request.method !== 'GET') {
        sent.push({ call, body: (await request.json()) as Record<string, unknown> });
        return answers.shift()?.() ?? HttpResponse.json({ status: 'success', message: 'Done', entityUID: id });
      }
      if (call === 'GET /api/invoicing/{id}') return HttpResponse.json(record);
      if (call === 'GET /api/consumers/{id}') return HttpResponse.json(customer);
      if (call.includes('$meta')) return HttpResponse.json({ columns: {} });
      return HttpResponse.json({ data: [], numberOfRecords: 0 });
    }),
  );
  return sent;
}

/** Opens the wizard for a merchant: documents are open to every role. */
export const open = (address: string, integrations: object = { invoicing: { provider: 'iCount' } }) =>
  renderApp({
    address,
    dictionaries,
    roles: ['Merchant'],
    terminals: [
      {
        terminalID: id,
        label: 'Shop',
        status: 'active',
        enabledFeatures: [],
        integrations,
        vatRate: 0.18,
        defaultInvoiceType: 'invoiceWithPaymentInfo',
      },
    ],
  });

export const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const goOn = () => press('Continue');
/** Waits for a step by its heading. */
export const atStep = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(`${name}$`) });
export const choose = async (label: string, value: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), value);
export const preview = async () => within(await screen.findByRole('article', { name: 'Preview of the document' }));
