import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
import { answerCustomers, customer, id, open } from './customerWire.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/record/activity/Activity.tsx';
import '#src/record/figures/Figures.tsx';
import '#src/resources/customers/recordPage.ts';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const url = 'https://pay.example.test/abc';
const row = {
  paymentRequestID: id,
  terminalID: 't1',
  paymentRequestAmount: 250,
  currency: 'ILS',
  status: 'sent',
  quickStatus: 'pending',
  permanent: false,
  paymentRequestTimestamp: '2026-11-20T10:00:00Z',
};

/** Answers with requests of the customer; which of them are asked for whole is kept. */
function answerRequests(rows: readonly object[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get(`${apiBase}/api/paymentRequests/$meta`, () =>
      HttpResponse.json({ columns: { paymentRequestAmount: { name: 'Amount', dataType: 'money' } } }),
    ),
    http.get(`${apiBase}/api/paymentRequests`, () => HttpResponse.json({ data: rows, numberOfRecords: rows.length })),
    http.get(`${apiBase}/api/paymentRequests/:id`, ({ params }) => {
      asked.push(String(params.id));
      return HttpResponse.json({ ...row, paymentRequestID: params.id, paymentRequestUrl: url });
    }),
  );
  return asked;
}

async function panel() {
  await open(`/customers/view/${id}`);
  return within(await screen.findByRole('region', { name: 'Link for payment' }));
}
const ways = (of: ReturnType<typeof within>) => within(of.getByRole('list', { name: 'Pass the link on' }));

describe('the link for payment of a customer', () => {
  it('is that of the newest open request, and each way says to which address it goes', async () => {
    answerCustomers();
    const paid = '00000000-d9cb-469f-a165-70867728950e';
    const asked = answerRequests([{ ...row, paymentRequestID: paid, status: 'payed', quickStatus: 'completed' }, row]);
    const of = await panel();
    await of.findByRole('list', { name: 'Pass the link on' });
    expect(of.getByText(/^Payment request, \W*250\.00₪/)).toHaveTextContent(/Request of \W*20\/11\/2026/);
    expect(asked).toEqual([id]);
    expect(
      ways(of)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['WhatsApp050-1234567', 'SMS050-1234567', `Email${customer.consumerEmail}`, `Copy link${url}`]);
    const whatsApp = new URL(ways(of).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
    expect(whatsApp.href).toContain('972501234567');
    expect(whatsApp.searchParams.get('text')).toContain(url);
    const user = userEvent.setup();
    await user.click(ways(of).getByRole('button', { name: 'Copy link' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(url));
  });

  it('of a customer without addresses leaves whom it goes to for later', async () => {
    answerCustomers({ record: { ...customer, consumerPhone: '', consumerEmail: '' } });
    answerRequests([row]);
    const of = await panel();
    await of.findByRole('list', { name: 'Pass the link on' });
    expect(of.getAllByText('Choose the recipient there')).toHaveLength(3);
  });

  it('leads to making one where no request is open, nor a refund taken for one', async () => {
    answerCustomers();
    const asked = answerRequests([{ ...row, isRefund: true }]);
    const of = await panel();
    expect(await of.findByText(/no open payment request/)).toBeVisible();
    expect(of.getByRole('link', { name: 'New payment link' })).toHaveAttribute(
      'href',
      `/wizard/payment-requests/create?copied=true&customerID=${id}`,
    );
    expect(asked).toEqual([]);
  });
});
