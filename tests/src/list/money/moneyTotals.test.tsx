import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { settledStatuses } from '#contract/settled.ts';
import { transactionMoney } from '#src/resources/transactions/money.ts';
import { addressWith, answerList, gate, renderList, rowOf, sample } from '#tests/src/list/renderList.tsx';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';

const declaration = {
  ...sample,
  money: transactionMoney,
  endpoints: { ...sample.endpoints, grouped: 'transactions.grouped' as const },
};

const deal = (index: number, transactionAmount: number, change: Record<string, unknown> = {}) =>
  rowOf(index, { transactionAmount, specialTransactionType: 'regularDeal', ...change });
const refund = { specialTransactionType: 'refund' };
const failed = { status: 'rejectedByProcessor', quickStatus: 'Failed' };
const today = [
  deal(1, 99.9),
  deal(2, 200, refund),
  deal(3, 1538.9),
  deal(4, 5000, failed),
  deal(5, 700, { ...failed, ...refund }),
  deal(6, 40, { status: 'cancelledByMerchant', quickStatus: 'Canceled' }),
  deal(7, 300, { jDealType: 'J5', status: 'awaitingToSelectJ5', quickStatus: 'Pending' }),
];
const yesterday = [deal(8, 10, { currency: 'USD' }), deal(9, 10.5, { currency: 'USD', ...refund })];

type Deal = ReturnType<typeof deal>;

/** A list's answer as a server gives it: amounts and sums positive, whatever a row is. */
function answerOf(rows: readonly Deal[], { searchParams }: URL) {
  const statuses = searchParams.getAll('statuses');
  const kinds = searchParams.getAll('specialTransactionType');
  const quick = searchParams.get('quickStatusFilter');
  const found = rows.filter(
    (row) =>
      (statuses.length === 0 || statuses.includes(row.status)) &&
      (kinds.length === 0 || kinds.includes(String(Reflect.get(row, 'specialTransactionType')))) &&
      (quick === null || quick === row.quickStatus) &&
      [null, row.jDealType].includes(searchParams.get('jDealType')),
  );
  const sumIn = (code: string) =>
    found.filter(({ currency }) => currency === code).reduce((sum, row) => sum + row.transactionAmount * 100, 0) / 100;
  return {
    numberOfRecords: found.length,
    totalAmountILS: sumIn('ILS'),
    totalAmountUSD: sumIn('USD'),
    data: found,
  };
}

/** @param totals what happens before a question for sums alone is answered, or what answers it instead */
function answer({
  rows = today,
  totals = async () => undefined,
}: { rows?: Deal[]; totals?: () => Promise<Response | undefined> } = {}) {
  return answerList({
    async list(request) {
      const url = new URL(request.url);
      const instead = url.searchParams.get('take') === '1' ? await totals() : undefined;
      return instead ?? HttpResponse.json(answerOf(rows, url));
    },
  });
}

/** What the bar above the rows says of their money. */
const told = () => screen.getByRole('status').parentElement?.querySelector('[class="sums"]') ?? null;

describe('what a list of transactions comes to', () => {
  it.each([
    ['en-IL', 'Charges 1,638.80₪ · Refunds -200.00₪ · Net 1,438.80₪'],
    ['he-IL', 'חיובים 1,638.80₪ · זיכויים -200.00₪ · נטו 1,438.80₪'],
  ] as const)('is charges, refunds and net, in %s', async (locale, text) => {
    answer();
    await renderList({ declaration, locale });
    await waitFor(() => expect(told()).toHaveTextContent(text));
    // Failed and cancelled ones, and holds, are in none of them.
    expect(told()?.textContent).toBe(text);
    expect(told()?.querySelector('.negative')).toHaveTextContent(/^-200\.00₪$/);
  });

  it('is asked for when the rows are there, and delays them never', async () => {
    const totals = gate();
    const { queries } = answer({ totals: async () => totals.opened.then(() => undefined) });
    await renderList({ declaration, address: addressWith({ terminalID: 't1', cardOwnerName: 'Person' }) });
    await screen.findByText('Person 1');
    await waitFor(() => expect(queries()).toHaveLength(3));
    expect(queries()[0]).toEqual({ take: '100', terminalID: 't1', cardOwnerName: 'Person' });
    const asked = { take: '1', terminalID: 't1', cardOwnerName: 'Person', jDealType: 'J4' };
    expect(queries().slice(1)).toEqual([
      { ...asked, statuses: settledStatuses.at(-1) },
      { ...asked, statuses: settledStatuses.at(-1), specialTransactionType: 'refund' },
    ]);
    expect(told()).toBeNull();
    totals.open();
    await waitFor(() => expect(told()).toHaveTextContent('Net 1,438.80₪'));
  });

  it('stands in each currency that has money', async () => {
    answer({ rows: [...today, ...yesterday] });
    await renderList({ declaration });
    await waitFor(() => expect(told()).toHaveTextContent('Charges 1,638.80₪ · Refunds -200.00₪ · Net 1,438.80₪-0.50$'));
    // The line has room for what is left alone; all of it is a panel away.
    await userEvent.click(screen.getByRole('button', { name: 'All sums' }));
    const rows = within(await screen.findByRole('dialog', { name: 'All sums' })).getAllByRole('row');
    expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      ['Currency', 'Charges', 'Refunds', 'Net'],
      ['שקל', '1,638.80₪', '-200.00₪', '1,438.80₪'],
      ['דולר', '10.00$', '-10.50$', '-0.50$'],
    ]);
  });

  it.each([
    ['refunds', { specialTransactionType: ['refund'] }, 'Refunds -200.00₪'],
    ['charges', { specialTransactionType: ['regularDeal', 'initialDeal'] }, 'Charges 1,638.80₪'],
    [
      'a state',
      { statuses: ['completed', 'rejectedByProcessor'] },
      'Charges 1,638.80₪ · Refunds -200.00₪ · Net 1,438.80₪',
    ],
  ])('of %s alone says what is known', async (_, filter, text) => {
    answer();
    await renderList({ declaration, address: addressWith({ terminalID: 't1', ...filter }) });
    await waitFor(() => expect(told()?.textContent).toBe(text));
  });

  it.each(['Failed', 'Canceled'])('of what is %s is nothing, and nothing is asked', async (quickStatusFilter) => {
    const { queries } = answer();
    await renderList({ declaration, address: addressWith({ terminalID: 't1', quickStatusFilter }) });
    await screen.findByText(quickStatusFilter === 'Failed' ? 'Person 4' : 'Person 6');
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    expect(screen.getByRole('status').parentElement).not.toHaveTextContent('₪');
    expect(queries()).toHaveLength(1);
  });

  it('is asked once for an order and a page, and anew for another filter', async () => {
    const { queries } = answer();
    await renderList({ declaration });
    await waitFor(() => expect(told()).toHaveTextContent('Net 1,438.80₪'));
    const totals = () => queries().filter(({ take }) => take === '1');
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ sortBy: 'transactionAmount' }));
    expect(told()).toHaveTextContent('Net 1,438.80₪');
    expect(totals()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'נכשלה' }));
    await waitFor(() => expect(told()).toBeNull());
    expect(totals()).toHaveLength(2);
  });

  it('is left out where it can not be had, and nobody is told off', async () => {
    expectFailures();
    const refused = vi.fn<() => Response>(() => HttpResponse.json({ status: 'error', message: 'No' }, { status: 400 }));
    answer({ totals: async () => refused() });
    await renderList({ declaration });
    await screen.findByText('Person 1');
    await waitFor(() => expect(refused).toHaveBeenCalledTimes(2));
    expect(told()).toBeNull();
    expect(screen.getByTestId('messages')).toBeEmptyDOMElement();
  });
});

describe('a row', () => {
  it('is negative in the tone of refunds where it gives back, and struck through where nothing moved', async () => {
    answer();
    await renderList({ declaration });
    const row = async (name: string) => (await screen.findByText(name)).closest('tr') ?? document.body;
    expect(within(await row('Person 1')).getByText('99.90₪')).toHaveAttribute('class', 'money');
    expect(within(await row('Person 2')).getByText('-200.00₪')).toHaveAttribute('class', 'money negative');
    expect(within(await row('Person 4')).getByText('5,000.00₪')).toHaveAttribute('class', 'money struck');
    expect(within(await row('Person 5')).getByText('-700.00₪')).toHaveAttribute('class', 'money negative struck');
    expect(within(await row('Person 6')).getByText('40.00₪')).toHaveAttribute('class', 'money struck');
  });

  it('says the same on a phone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    answer();
    await renderList({ declaration, locale: 'he-IL' });
    const card = (await screen.findByText('Person 2')).closest('li') ?? document.body;
    expect(card).toHaveTextContent('-200.00₪');
    expect(card.querySelector('.negative')).toHaveTextContent('-200.00₪');
    const other = screen.getByText('Person 4').closest('li');
    expect(other?.querySelector('.struck')).toHaveTextContent('5,000.00₪');
    await waitFor(() => expect(told()).toHaveTextContent('נטו 1,438.80₪'));
  });
});

describe('a list by day', () => {
  const days = [
    ['2026-11-15', today],
    ['2026-11-14', yesterday],
    ['2026-11-13', [deal(10, 70, failed)]],
  ] as const;

  function answerDays() {
    const asked: Record<string, string>[] = [];
    server.use(
      http.get('http://api.test/api/transactions/$grouped', ({ request }) => {
        const url = new URL(request.url);
        asked.push(Object.fromEntries(url.searchParams));
        const groups = days.map(([day, rows]) => ({ groupValue: `${day}T00:00:00`, ...answerOf(rows, url) }));
        return HttpResponse.json({ groups: groups.filter(({ numberOfRecords }) => numberOfRecords > 0) });
      }),
    );
    return asked;
  }

  it.each([
    [
      'en-IL',
      [
        'Sunday, 15/11/20267 recordsCharges 1,638.80₪ · Refunds -200.00₪ · Net 1,438.80₪Open the whole day',
        'Saturday, 14/11/20262 recordsCharges 10.00$ · Refunds -10.50$ · Net -0.50$Open the whole day',
        'Friday, 13/11/2026One recordOpen the whole day',
      ],
    ],
    [
      'he-IL',
      [
        'יום ראשון, 15/11/20267 רשומותחיובים 1,638.80₪ · זיכויים -200.00₪ · נטו 1,438.80₪פתיחת כל היום',
        'יום שבת, 14/11/2026שתי רשומותחיובים 10.00$ · זיכויים -10.50$ · נטו -0.50$פתיחת כל היום',
        'יום שישי, 13/11/2026רשומה אחתפתיחת כל היום',
      ],
    ],
  ] as const)('says of each day what it comes to, in %s', async (locale, texts) => {
    answer();
    const asked = answerDays();
    const filter = { terminalID: 't1', quickDateFilter: 'thisMonth' };
    const address = addressWith(filter, { displayedFilters: '{"groupByDay":true}' });
    await renderList({ declaration, locale, address });
    const headings = () => screen.getAllByRole('rowheader').filter((cell) => cell.getAttribute('scope') === 'rowgroup');
    await screen.findAllByText(/15\/11\/2026/);
    await waitFor(() => expect(headings().map(({ textContent }) => textContent)).toEqual(texts));
    expect(asked[0]).toEqual({ take: '10', terminalID: 't1', quickDateFilter: 'thisMonth' });
    // The same days, whatever words the filter has for them.
    const ofDays = { take: '3', terminalID: 't1', dateFrom: '2026-11-13', dateTo: '2026-11-15', jDealType: 'J4' };
    const charges = { ...ofDays, statuses: settledStatuses.at(-1) };
    // Both are asked for at once: either may arrive first.
    const both = new Set([charges, { ...charges, specialTransactionType: 'refund' }]);
    expect([asked.length, new Set(asked.slice(1))]).toEqual([3, both]);
  });
});
