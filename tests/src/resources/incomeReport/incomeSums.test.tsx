import { configure, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/list/ListInsight.tsx';
import '#src/resources/incomeReport/IncomeSums.tsx';

configure({ asyncUtilTimeout: 10_000 });

const row = {
  period: '2026-11-15T00:00:00',
  terminalID: 't',
  paymentTypeEnum: 'card',
  currency: 'ILS',
  totalAmount: 118,
};

async function open(answer: object): Promise<string[]> {
  server.use(
    http.get(`${apiBase}/api/reports/$meta-income`, () =>
      HttpResponse.json({ columns: { totalAmount: { name: 'Charges', dataType: 'money' } } }),
    ),
    http.get(`${apiBase}/api/reports/income`, () => HttpResponse.json({ data: [row], numberOfRecords: 1, ...answer })),
  );
  await renderApp({ address: '/income/list', dictionaries: { currencyEnum: { ILS: '₪', USD: '$' } } });
  await waitFor(() => expect(screen.getAllByRole('term')).toHaveLength(3));
  await screen.findByRole('table');
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);
}

it('the income report says what refunds, net and VAT come to in each currency', async () => {
  const sums = [
    { currency: 'ILS', amounts: { refundAmount: 0, netTotal: 100, vatTotal: 18 } },
    { currency: 'USD', amounts: { refundAmount: 7.5, netTotal: 50, vatTotal: 9 } },
  ];
  await open({ totalAmountILS: 118, sums });
  const said = await waitFor(() => {
    const terms = screen.getAllByRole('term').map((term) => term.nextElementSibling?.textContent ?? '');
    expect(terms[1]).toMatch(/100\.00/);
    return terms;
  });
  expect(said[0]).toMatch(/^-7\.50/);
  expect(said[1]).toMatch(/100\.00.*50\.00/);
  expect(said[2]).toMatch(/18\.00.*9\.00/);
});

it('and says nothing of them where the server does not', async () => {
  expect(await open({ totalAmountILS: 118 })).toEqual(['Refunds: ', 'Before VAT: ', 'VAT: ']);
});
