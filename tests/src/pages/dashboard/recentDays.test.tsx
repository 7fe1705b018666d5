import { configure, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import { countedFilters } from '#contract/settled.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/dashboard.en.ts';
import '#src/pages/dashboard/DashboardPage.tsx';
import '#src/pages/dashboard/RecentDays.tsx';

configure({ asyncUtilTimeout: 10_000 });

type Query = Readonly<Record<string, string>>;
const today = israelToday();
const first = addDays(today, -29);
const point = (day: string, totalAmount: number) => ({
  date: `${day}T00:00:00`,
  dateFrom: `${day}T00:00:00`,
  dateTo: `${day}T00:00:00`,
  transactionsCount: totalAmount > 0 ? 1 : 0,
  totalAmount,
  currencies: [{ currency: 'ILS', transactionsCount: 1, totalAmount }],
});

/** Answers the dashboard. @returns what was asked, in order */
function answerDashboard(days: readonly object[], held: Promise<void> = Promise.resolve()) {
  const asked: { name: string; query: Query }[] = [];
  server.use(
    http.get(`${apiBase}/api/dashboard/:name`, async ({ request, params: { name } }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push({ name: String(name), query });
      if (name === 'itemsTotals') await held;
      return HttpResponse.json({ data: query.dateFrom === first ? days : [], granularity: 'day' });
    }),
  );
  return asked;
}
const isOfRecentDays = ({ query }: { query: Query }) => query.dateFrom === first;
const recentDays = async () => within(await screen.findByRole('region', { name: 'Today and the last 30 days' }));
const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('filter') ?? '');

it('says today so far, the same day last week and thirty days, each leading to its charges, from one question', async () => {
  const asked = answerDashboard([point(first, 1000.1), point(addDays(today, -7), 250.2), point(today, 120.3)]);
  await renderApp({ address: '/dashboard', dictionaries: { currencyEnum: { ILS: 'Shekel' } } });
  const part = await recentDays();
  const link = await part.findByRole('link', { name: /120\.30/ });
  const weekday = new Intl.DateTimeFormat('en-IL', { weekday: 'long', timeZone: 'UTC' }).format(new Date(today));
  const told = part.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(told).toEqual([
    'Charges today, so far 120.30₪',
    `Last ${weekday}, the whole day 250.20₪`,
    'The last 30 days 1,370.60₪',
  ]);
  expect(filterOf(link)).toMatchObject({ ...countedFilters.charge, terminalID: 't1', dateFrom: today, dateTo: today });
  expect(filterOf(part.getByRole('link', { name: 'Day by day' }))).toMatchObject({
    customDate: true,
    dateFrom: first,
    dateTo: today,
    granularity: 'day',
  });
  expect(asked.filter(isOfRecentDays)).toEqual([
    { name: 'transactionTimeline', query: expect.objectContaining({ granularity: 'day', dateTo: today }) as Query },
  ]);
});

it('asks once the figures that were asked for stand', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = answerDashboard([], promise);
  await renderApp({ address: '/dashboard' });
  await screen.findAllByText('There are no transactions in this period.');
  // Longer than it takes to look whether the first screen stands.
  await new Promise((wait) => setTimeout(wait, 600));
  expect(asked.filter(isOfRecentDays)).toEqual([]);
  resolve();
  const part = await recentDays();
  expect(await part.findByText('There are no transactions in this period.')).toBeInTheDocument();
});
