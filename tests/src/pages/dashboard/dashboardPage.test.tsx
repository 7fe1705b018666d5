import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { addMonths } from '#contract/calendarDays.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/dashboard.en.ts';
import '#src/list/filters/SpecialControl.tsx';
import '#src/pages/dashboard/DashboardPage.tsx';

configure({ asyncUtilTimeout: 10_000 });

const totals = {
  currency: 'ILS',
  transactionsCount: 4,
  totalAmount: 1000,
  refundCount: 1,
  refundAmount: 100,
  canceledCount: 0,
  netAmount: 900,
};
const ils = [{ currency: 'ILS', transactionsCount: 4, totalAmount: 1000 }];
const answers: Readonly<Record<string, { data: object[]; altData?: object[] }>> = {
  transactionsTotals: { data: [totals], altData: [{ ...totals, totalAmount: 800, transactionsCount: 0 }] },
  transactionTimeline: {
    data: [
      {
        date: '2026-11-15T00:00:00',
        dateFrom: '2026-11-15T00:00:00',
        dateTo: '2026-11-21T00:00:00',
        transactionsCount: 4,
        totalAmount: 1000,
        currencies: ils,
      },
    ],
  },
  paymentTypeTotals: { data: [{ paymentTypeEnum: 'card', transactionsCount: 4, totalAmount: 1000, currencies: ils }] },
  itemsTotals: { data: [{ itemID: null, itemName: 'Desk', quantity: 2.5, totalAmount: 1000 }] },
  consumersTotals: {
    data: [
      {
        customersCount: 3,
        newCustomersCount: 1,
        returningCustomersCount: 2,
        averageAmount: 333.33,
        totalAmount: 1000,
      },
    ],
  },
};

/** Answers the five calls, and keeps what they were asked. */
function answerDashboard(given: Partial<typeof answers> = {}) {
  const asked: { name: string; query: Record<string, string> }[] = [];
  server.use(
    http.get(`${apiBase}/api/dashboard/:name`, ({ request, params }) => {
      const name = String(params.name);
      const query = new URL(request.url).searchParams;
      asked.push({ name, query: Object.fromEntries(query) });
      const { data, altData } = { ...answers, ...given }[name] ?? { data: [] };
      const isCompared = query.get('comparison') === 'comparisonDate';
      // The days compared with, where they are asked for by themselves.
      const isBefore = !isCompared && query.get('customDate') === 'true';
      const figures = isBefore ? { data: altData ?? [] } : { data, ...(isCompared && { altData: [] }) };
      return HttpResponse.json({ granularity: query.get('granularity') ?? undefined, ...figures });
    }),
  );
  return asked;
}

const open = (address = '/dashboard') =>
  renderApp({
    address,
    dictionaries: {
      currencyEnum: { ILS: 'Shekel', USD: 'Dollar' },
      paymentTypeEnum: { card: 'Card' },
      quickDateFilterEnum: { today: 'Today', lastMonth: 'Last month' },
    },
  });
const panel = (name: string) => screen.findByRole('region', { name });
const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('filter') ?? '');

describe('the dashboard', () => {
  it('asks for the defaults, and each figure leads to its list', async () => {
    const asked = answerDashboard();
    await open('/');
    const canceled = (await within(await panel('Totals')).findByText('Canceled transactions')).nextElementSibling;
    expect(canceled).toHaveTextContent('0');
    expect(canceled?.querySelector('a')).toBeNull();
    const link = await within(await panel('Totals')).findByRole('link', { name: /1,000\.00/ });
    expect(filterOf(link)).toMatchObject({ terminalID: 't1', currency: 'ILS', quickDateFilter: 'today' });
    const time = within(await panel('Timeline'));
    const week = await time.findByRole('rowheader', { name: '15/11–21/11/2026' });
    expect(week).toBeInTheDocument();
    expect(filterOf(time.getByRole('link', { name: /1,000\.00/ }))).toMatchObject({
      currency: 'ILS',
      dateFrom: '2026-11-15',
      dateTo: '2026-11-21',
    });
    const types = within(await panel('Payment methods'));
    expect(filterOf(await types.findByRole('link', { name: '4' }))).toMatchObject({ paymentType: 'card' });
    expect(types.queryByText(/Sums in shekels/)).not.toBeInTheDocument();
    expect(await within(await panel('Best-selling items')).findByText('2.5')).toBeInTheDocument();
    expect(await within(await panel('Customers charged')).findByText('333.33₪')).toBeInTheDocument();
    // The last thirty days are asked for besides, sooner or later.
    const chosen = asked.filter(({ query }) => query.quickDateFilter !== undefined);
    expect(chosen.map(({ name }) => name).toSorted()).toEqual(Object.keys(answers).toSorted());
    for (const { name, query } of chosen) {
      expect(query).toEqual({
        terminalID: 't1',
        quickDateFilter: 'today',
        comparison: 'noComparison',
        altQuickDateFilter: 'lastMonth',
        ...(name === 'transactionTimeline' && { granularity: 'week' }),
      });
    }
  });

  it('keeps what is chosen in the address, and asks for it', async () => {
    const asked = answerDashboard();
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('Comparison'), 'With another period');
    expect(await within(await panel('Totals')).findByText('+25%')).toBeInTheDocument();
    expect(within(await panel('Totals')).getAllByText(/^compared with/)[0]).toHaveTextContent('compared with 800.00₪');
    // A day is compared with one day, not with the whole month.
    const day = addMonths(israelToday(), -1);
    // The last thirty days are asked for too, whatever is chosen.
    const before = asked.filter(({ query }) => query.customDate === 'true' && query.dateTo !== israelToday());
    expect(before.map(({ name }) => name).toSorted()).toEqual(Object.keys(answers).toSorted());
    for (const { query } of before) expect(query).toMatchObject({ dateFrom: day, dateTo: day });
    expect(before.find(({ name }) => name === 'transactionTimeline')?.query.granularity).toBe('day');
    expect(screen.getByText(/: one day with one day$/)).toHaveTextContent(shownDay(day));
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Custom range');
    const from = await screen.findByLabelText('From');
    await userEvent.clear(from);
    await userEvent.type(from, '01/10/2026{Enter}');
    const chosen = { customDate: 'true', dateFrom: '2026-10-01', comparison: 'comparisonDate' };
    await expect.poll(() => asked.map(({ query }) => query)).toContainEqual(expect.objectContaining(chosen));
    expect(decodeURIComponent(window.location.search)).toContain('"dateFrom":"2026-10-01"');
  });

  it('tells currencies apart, and says which sums were converted', async () => {
    const both = [
      { currency: 'ILS', transactionsCount: 1, totalAmount: 10 },
      { currency: 'USD', transactionsCount: 1, totalAmount: 5 },
    ];
    answerDashboard({
      paymentTypeTotals: {
        data: [{ paymentTypeEnum: 'card', transactionsCount: 2, totalAmount: 28.5, currencies: both }],
      },
    });
    await open();
    const types = within(await panel('Payment methods'));
    const heads = (await types.findAllByRole('columnheader')).map((head) => head.textContent);
    expect(heads).toEqual(['Payment method', 'Charges', 'Shekel', 'Dollar', 'Total in shekels']);
    expect(types.getByText(/^Sums in shekels include all currencies/)).toBeInTheDocument();
    expect(types.getByText('28.50₪').closest('a')).toBeNull();
  });

  it('shows what a server tells that knows no currencies here, and promises no list', async () => {
    answerDashboard({
      paymentTypeTotals: { data: [{ paymentTypeEnum: 'card', transactionsCount: 2, totalAmount: 28.5 }] },
      transactionTimeline: { data: [{ date: '2026-11-15T00:00:00', transactionsCount: 2, totalAmount: 28.5 }] },
    });
    await open();
    const time = within(await panel('Timeline'));
    expect(await time.findByText('28.50₪')).toBeInTheDocument();
    expect(time.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says in its place what is none, and what did not come, and asks again', async () => {
    expectFailures();
    answerDashboard({ transactionsTotals: { data: [] } });
    let fails = true;
    server.use(
      http.get(`${apiBase}/api/dashboard/itemsTotals`, () => {
        if (!fails) return undefined;
        fails = false;
        return HttpResponse.json(null, { status: 503 });
      }),
    );
    await open();
    expect(
      await within(await panel('Totals')).findByText('There are no transactions in this period.'),
    ).toBeInTheDocument();
    const items = within(await panel('Best-selling items'));
    expect(await items.findByText('The figures could not be loaded.')).toBeInTheDocument();
    await userEvent.click(items.getByRole('button', { name: 'Try again' }));
    expect(await items.findByText('Desk')).toBeInTheDocument();
    // Of the way to support a message tells, once.
    expect(screen.getAllByText(/Server Error/)).toHaveLength(1);
  });
});
