import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/i18n/catalogue/transactions.he.ts';
import '#src/resources/transactions/recordPage.ts';
import '#src/resources/transactions/RejectionCell.tsx';

vi.mock('#src/meta/format/dateText.ts', async (load) => ({
  ...(await load<object>()),
  localTimeZone: () => 'America/New_York',
}));

const id = '11111111-1111-4111-8111-111111111111';
const transaction = {
  paymentTransactionID: id,
  transactionTimestamp: '2026-11-15T10:00:00Z',
  quickStatus: 'Failed',
  transactionAmount: 120,
  currency: 'ILS',
  rejectionMessage: 'Insufficient funds',
  history: [{ operationDate: '2026-11-15T10:00:00Z', status: 'rejected', message: 'Declined by issuer' }],
};
const columns = {
  transactionAmount: { name: 'סכום', dataType: 'money' },
  transactionTimestamp: { name: 'מועד', dataType: 'date' },
  rejectionMessage: { name: 'פירוט הסירוב', dataType: 'string' },
};

beforeEach(() => {
  server.use(
    http.get(`${apiBase}/api/transactions/$meta`, () => HttpResponse.json({ columns })),
    http.get(`${apiBase}/api/transactions/:id`, () => HttpResponse.json(transaction)),
    http.get(`${apiBase}/api/transactions`, () => HttpResponse.json({ data: [transaction], numberOfRecords: 1 })),
  );
});

it("a list has the processor's words in their language, and Israel's time for the ear too", async () => {
  await renderApp({ address: '/transactions/list', locale: 'he-IL' });
  const words = await screen.findByText('Insufficient funds');
  expect([words.lang, words.dir]).toEqual(['en', 'ltr']);
  expect(screen.getByText('15/11/2026 05:00')).toHaveTextContent('15/11/2026 05:00 (שעון ישראל: 15/11/2026 12:00)');
});

it("a transaction's page has them too, and Israel's time in sight", async () => {
  await renderApp({ address: `/transactions/view/${id}`, locale: 'he-IL' });
  for (const text of ['Insufficient funds', 'Declined by issuer']) {
    const [words] = await screen.findAllByText(text);
    expect([words?.lang, words?.dir]).toEqual(['en', 'ltr']);
  }
  expect(screen.getAllByText('שעון ישראל: 15/11/2026 12:00')[0]).toBeVisible();
});
