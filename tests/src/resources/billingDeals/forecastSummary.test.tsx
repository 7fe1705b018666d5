import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/billing.en.ts';
import '#src/list/ListInsight.tsx';
import '#src/resources/billingDeals/forecast/ForecastSummary.tsx';
import '#src/ui/charts/MonthBars.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') });
});

const row = { billingDealID: 'd', chargeNumber: 1, consumerName: 'Dana' };

interface Asked {
  take: string | null;
  dateFrom: string | null;
  dateTo: string | null;
  consumerName: string | null;
}

/** Answers future billings: 1.10 a day of each month asked for, 7 days later on; and keeps the questions. */
function answerFuture(fails = false): Asked[] {
  const asked: Asked[] = [];
  let refused = fails;
  server.use(
    // Who else may be meant by a name that is looked for.
    http.get(`${apiBase}/api/consumers`, () => HttpResponse.json({ data: [], numberOfRecords: 0 })),
    http.get(`${apiBase}/api/future-billings/$meta`, () =>
      HttpResponse.json({ columns: { consumerName: { name: 'Customer', dataType: 'string' } } }),
    ),
    http.get(`${apiBase}/api/future-billings`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [take, dateFrom, dateTo, consumerName] = ['take', 'dateFrom', 'dateTo', 'consumerName'].map((name) =>
        query.get(name),
      );
      if (take !== '1') {
        return HttpResponse.json({ data: [row], numberOfRecords: 372, totalAmountILS: 409.2 });
      }
      asked.push({ take, dateFrom: dateFrom ?? null, dateTo: dateTo ?? null, consumerName: consumerName ?? null });
      if (refused) {
        refused = false;
        return HttpResponse.json(null, { status: 503 });
      }
      if (!dateFrom) return HttpResponse.json({ data: [], numberOfRecords: 0 });
      const days = dateTo ? Number(dateTo.slice(8)) : 7;
      return HttpResponse.json({ data: [row], numberOfRecords: days, totalAmountILS: (days * 11) / 10 });
    }),
  );
  return asked;
}

const open = (filter: object = {}) =>
  renderApp({
    address: `/future-billing-deals/list?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    dictionaries: { currencyEnum: { ILS: 'Shekel' } },
  });
const unfold = async () => userEvent.click(await screen.findByRole('button', { name: 'Summary' }));
const rows = async () =>
  within(await screen.findByRole('group', { name: 'Sums of planned charges by month' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('the forecast of future billings', () => {
  it('asks nothing until somebody wants it', async () => {
    const asked = answerFuture();
    await open();
    expect(await screen.findByRole('button', { name: 'Summary' })).toBeInTheDocument();
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('tells each month, what comes later, and what it all comes to', async () => {
    answerFuture();
    await open();
    await unfold();
    const told = await rows();
    expect(told.slice(0, 3)).toEqual(['MonthChargesShekel', 'November 20263033.00₪', 'December 20263134.10₪']);
    expect(told.slice(-2)).toEqual(['Later77.70₪', 'Total372409.20₪']);
    expect(told).toHaveLength(15);
    expect(screen.getByText(/^The charges of the list are counted/)).toBeInTheDocument();
  });

  it('keeps to the filters of the list', async () => {
    const asked = answerFuture();
    await open({ consumerName: 'Dana', dateFrom: '2026-12-10', dateTo: '2027-01-05' });
    await unfold();
    expect((await rows()).slice(1)).toEqual(['December 20263134.10₪', 'January 202755.50₪', 'Total3639.60₪']);
    expect(asked).toEqual([
      { take: '1', dateFrom: '2026-12-10', dateTo: '2026-12-31', consumerName: 'Dana' },
      { take: '1', dateFrom: '2027-01-01', dateTo: '2027-01-05', consumerName: 'Dana' },
    ]);
  });

  it('says in its own place that it could not be loaded, and asks again', async () => {
    expectFailures();
    answerFuture(true);
    await open();
    await unfold();
    expect(await screen.findByText('The forecast could not be loaded.')).toBeInTheDocument();
    expect(screen.queryByText(/Server Error/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await rows()).at(-1)).toBe('Total372409.20₪');
  });
});
