import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Role } from '#contract/roles.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { crossOrigin } from '#tests/support/crossOrigin.ts';
import { server } from '#tests/support/mockServer.ts';

export const terminal = {
  terminalID: 't1',
  label: 'Main branch',
  status: 'active',
  enabledFeatures: ['Billing'],
  integrations: { invoicing: { provider: 'EasyInvoice' } },
  settings: { applyExternalCommission: 'none', allowJ5: true },
  paymentRequestSettings: { defaultRequestSubject: 'Please pay', sendByEmail: true },
  billingSettings: { notificationEmails: 'a@b.test', createRecurrentPaymentsAutomatically: true },
  checkoutSettings: { issueInvoice: true, redirectUrls: ['https://shop.test/thanks'], legacyRedirectResponse: false },
  webhooks: { items: [{ eventName: 'ConsumerCreated', url: 'https://shop.test/hooks', isFailureEvent: false }] },
  cvvRequired: true,
  nationalIDRequired: false,
  vatRate: 0.18,
  defaultInvoiceType: 'invoiceWithPaymentInfo',
  defaultRefundInvoiceType: 'refundInvoice',
  defaultCreditInvoiceType: 'creditNote',
  transmissionTime: '23:30',
  sharedApiKey: 'shared-0123456789',
  payerPagePreview: 'http://localhost/sandbox/preview/t1',
  updateTimestamp: 'AAAAAAAAAAE=',
};
const disabled = { ...terminal, terminalID: 't2', label: 'Old branch', status: 'disabled' };
export const terminalID = '6f1c2d3e-d9cb-469f-a165-70867728950e';

interface Opened {
  roles?: readonly Role[];
  /** Answers to what is sent, one after the other; then success. */
  answers?: { status: number; body: object }[];
  more?: object;
}

/** Opens an address over a server that keeps what it is sent. */
export async function open(address: string, { roles = ['Manager'], answers = [], more = {} }: Opened = {}) {
  const sent: { call: string; body: unknown }[] = [];
  let lists = 0;
  const own = { ...terminal, terminalID, ...more };
  let version = 1;
  const write =
    (call: string) =>
    async ({ request }: { request: Request }) => {
      const isJson = request.headers.get('content-type')?.includes('json') && request.method === 'PUT';
      sent.push({ call, body: isJson ? await request.json() : undefined });
      const answer = answers.shift();
      if (call === 'update' && !answer) {
        version += 1;
        Object.assign(own, sent.at(-1)?.body, { updateTimestamp: `AAAAAAAAAA${'?EIMQ'.charAt(version)}=` });
      }
      const body = answer?.body ?? { status: 'success', message: 'Saved', entityReference: 'private-new' };
      return crossOrigin(HttpResponse.json(body, { status: answer?.status ?? 200 }));
    };
  server.use(
    http.get(`${apiBase}/api/terminals/available-features`, () =>
      HttpResponse.json([
        { featureID: 'Billing', name: 'Standing orders', enabled: true },
        { featureID: 'Checkout', name: 'Checkout pages', enabled: false },
      ]),
    ),
    http.get(`${apiBase}/api/terminals/terminal-devices/:id`, () =>
      HttpResponse.json([{ deviceID: 'p-1', deviceName: 'Till 1' }]),
    ),
    http.get(`${apiBase}/api/terminals/:id`, () => HttpResponse.json(own)),
    http.put(`${apiBase}/api/terminals/:id`, write('update')),
    http.post(`${apiBase}/api/terminals/:id/resetApiKey`, write('resetApiKey')),
    http.post(`${apiBase}/api/terminals/:id/resetSharedApiKey`, write('resetSharedApiKey')),
    http.post(`${apiBase}/api/terminals/:id/merchantlogo`, write('uploadLogo')),
    http.delete(`${apiBase}/api/terminals/:id/merchantlogo`, write('deleteLogo')),
    http.post(`${apiBase}/api/terminals/:id/customcss`, write('uploadStylesheet')),
  );
  const active = { ...terminal, terminalID };
  await renderApp({ address, roles, terminals: [active, disabled] });
  await screen.findByRole('main');
  server.use(
    http.get(`${apiBase}/api/terminals`, () => {
      lists += 1;
      return HttpResponse.json({ data: [{ ...active, label: 'Renamed' }, disabled], numberOfRecords: 2 });
    }),
  );
  return { sent, lists: () => lists };
}

export const page = `/profile/terminals/${terminalID}`;
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
export async function fill(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text.replaceAll('[', '[['));
}
export const button = (name: string) => screen.findByRole('button', { name });
