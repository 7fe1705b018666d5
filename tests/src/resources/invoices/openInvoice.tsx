import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
// What loads on first use is at hand before the first test.
import '#src/actions/record/RecordActions.tsx';
import '#src/app/RecordScreen.tsx';
import '#src/i18n/catalogue/invoices.en.ts';
import '#src/resources/invoices/actions.ts';
import '#src/resources/invoices/recordPage.ts';

export const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
export const otherID = '7a2d3e4f-d9cb-469f-a165-70867728950e';

/** A tax invoice-receipt of 118.00 that was sent. */
export const invoice = {
  invoiceID: id,
  terminalID: otherID,
  currency: 'ILS',
  invoiceAmount: 118,
  vatRate: 0.18,
  vatTotal: 18,
  netTotal: 100,
  invoiceType: 'invoiceWithPaymentInfo',
  invoiceNumber: '20417',
  invoiceDate: '2026-11-15T00:00:00',
  invoiceTimestamp: '2026-11-15T10:00:00Z',
  status: 'sent',
  consumerName: 'Dana Cohen',
  consumerEmail: 'dana@mail.test',
  dealDetails: { consumerName: 'Dana Cohen', items: [{ itemName: 'Soap', price: 118, quantity: 1, amount: 118 }] },
  invoiceDetails: { invoiceType: 'invoiceWithPaymentInfo', sendCCTo: ['copy@mail.test'] },
  paymentDetails: [{ paymentType: 'cash', amount: 118 }],
  updateTimestamp: 'AAAAAAAAB9E=',
};

/** Another document of the same customer. */
const credit = {
  ...invoice,
  invoiceID: otherID,
  invoiceType: 'creditNote',
  invoiceNumber: '53',
  invoiceDetails: { invoiceType: 'creditNote' },
};

const dictionaries = {
  currencyEnum: { ILS: 'Shekel' },
  invoiceTypeEnum: { invoiceWithPaymentInfo: 'Tax invoice-receipt', creditNote: 'Credit note' },
  invoiceStatusEnum: { initial: 'New', sent: 'Sent', canceled: 'Canceled' },
  paymentTypeEnum: { cash: 'Cash' },
};

export interface Sent {
  call: string;
  body: unknown;
}

/** Opens a document's page; what is sent is kept, the answers to it are the test's where it gives any. */
export async function openInvoice(
  changes: object = {},
  answers: Readonly<Record<string, () => Response>> = {},
  address = `/invoicing/view/${id}`,
  /** How the transaction that it names answers. */
  status = 200,
) {
  stubDialogs();
  const sent: Sent[] = [];
  let shown = { ...invoice, ...changes };
  server.use(
    http.all(`${apiBase}/api/invoicing*`, async ({ request }) => {
      const { pathname } = new URL(request.url);
      const call = `${request.method} ${pathname.replace(id, '{id}')}`;
      if (call.endsWith('$meta')) return HttpResponse.json({ columns: {} });
      if (call === 'GET /api/invoicing/{id}') return HttpResponse.json(shown);
      if (call === `GET /api/invoicing/${otherID}`) return HttpResponse.json(credit);
      const text = await request.text();
      sent.push({ call, body: text === '' ? undefined : JSON.parse(text) });
      return answers[call]?.() ?? HttpResponse.json({ status: 'success', message: 'Done', entityUID: otherID });
    }),
  );
  server.use(
    http.get(`${apiBase}/api/transactions/:id`, () =>
      HttpResponse.json(
        { paymentTransactionID: otherID, currency: 'ILS', transactionAmount: 118, cardOwnerName: 'Dana' },
        { status },
      ),
    ),
  );
  await renderApp({ address, dictionaries });
  await screen.findByRole('group', { name: 'Actions' });
  return {
    user: userEvent.setup(),
    sent,
    change: (now: object) => {
      shown = { ...shown, ...now };
    },
  };
}
