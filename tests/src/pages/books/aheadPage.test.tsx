import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { answerBooks } from './answerBooks.ts';
import { answerAhead, today } from './answerAhead.ts';
import { parseForecasts, storedForecasts } from '#src/pages/books/ahead/kept/forecasts.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/monthAhead.en.ts';
import '#src/pages/books/ahead/MonthAheadPage.tsx';
import '#src/pages/books/incoming/CreditRuleDialog.tsx';

configure({ asyncUtilTimeout: 10_000 });

const rule = { kind: 'after', days: 1 } as const;
const saved = () => createSavedStore(localStorage, 'dana');
let asked: URL[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  stubDialogs();
  localStorage.clear();
  asked = answerAhead();
});
afterEach(() => vi.useRealTimers());

const open = (more: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    address: '/books/ahead',
    dictionaries: {
      currencyEnum: { ILS: 'Shekel', USD: 'Dollar' },
      transactionTypeEnum: { regularDeal: 'Regular' },
    },
    ...more,
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const calendar = async () => {
  const money = await section('What comes in, and on which day');
  return within(await money.findByRole('group', { name: 'The days ahead' }));
};
const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('filter') ?? '');
const figuresOf = (part: { getAllByRole: (role: string) => HTMLElement[] }) =>
  part.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll(/[^\d.,-]/g, ''));

describe('a month ahead', () => {
  it('tells each day in both calendars, and moves money off days on which nothing clears', async () => {
    saved().write({ creditRules: { t1: rule } });
    await open();
    const days = await calendar();
    const row = (name: RegExp) => within(days.getByRole('row', { name }));
    expect(days.getAllByRole('rowheader')).toHaveLength(30);
    expect(row(/15\/11\/2026 5 Kislev/)).toBeDefined();
    expect(row(/Sat 21\/11\/2026/).getByText('Not a banking day: Shabbat')).toBeVisible();
    expect(row(/Fri 20\/11\/2026/).getByText('Not a banking day')).toBeVisible();
    // Charged on Thursday and credited on Friday: it clears on Sunday. It leads to the rows of its charge day.
    const link = row(/Sun 15\/11/).getByRole('link', { name: /50\.00/ });
    expect(filterOf(link)).toMatchObject({ terminalID: 't1', dateFrom: '2026-11-12', dateTo: '2026-11-12' });
    expect(
      row(/Wed 18\/11/)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replaceAll(/[^\d.]/g, '')),
    ).toEqual(['30.00', '8.00']);
  });

  it('keeps what is certain, expected and likely apart, and currencies', async () => {
    saved().write({ creditRules: { t1: rule } });
    await open();
    await section('Open payment requests');
    const money = await section('What comes in, and on which day');
    expect(await money.findByText('Likely, Shekel')).toBeVisible();
    expect(money.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Certain, Shekel',
      'Expected, Shekel',
      'Likely, Shekel',
      'Certain, Dollar',
    ]);
    expect(figuresOf(money)).toEqual(['113.33', '92.50', '310.00', '8.00']);
  });

  it('weighs open requests by how such ones were paid, and says by which rows', async () => {
    saved().write({ creditRules: { t1: rule } });
    await open();
    const part = await section('Open payment requests');
    expect(
      await part.findByText(
        /^Of 42 such requests 31 were paid within 30 days\. Half of those were paid within 3 days\./,
      ),
    ).toBeVisible();
    const [fresh, older] = part.getAllByRole('listitem').map((item) => within(item));
    expect(fresh && figuresOf(fresh)).toEqual(['420.00', '310.00', '310.00']);
    // After a fortnight eleven are left to compare with: too few.
    expect(
      older?.getByText(
        'There are only 11 such requests to compare with, and at least 20 are needed; nothing is added.',
      ),
    ).toBeVisible();
    expect(older && figuresOf(older)).toEqual(['100.00']);
    await userEvent.click(part.getAllByText('One request')[0] ?? document.body);
    expect(await part.findByRole('link', { name: 'Dana Levi' })).toHaveAttribute('href', '/payment-requests/view/open');
    await userEvent.click(part.getByText('42 requests to compare with'));
    const compared = within(await part.findByRole('group', { name: 'Sent today: 42 requests to compare with' }));
    expect(compared.getAllByRole('row')).toHaveLength(43);
    expect(compared.getAllByText('Not paid')).toHaveLength(11);
    expect(compared.getAllByText('19/09/2026')).toHaveLength(16);
    // Two lists, a page each, and no call a row.
    const paths = asked.map(({ pathname }) => pathname);
    expect(paths.filter((path) => path.endsWith('/paymentRequests'))).toHaveLength(1);
    expect(asked.filter(({ searchParams }) => searchParams.has('isPaymentRequest'))).toHaveLength(1);
  });

  it('stops reading requests, and goes on', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    answerAhead(async () => held);
    await open();
    const part = await section('Open payment requests');
    await userEvent.click(await part.findByRole('button', { name: 'Stop' }));
    expect(await part.findByText('Stopped')).toBeVisible();
    // What is known is told meanwhile.
    expect((await calendar()).getAllByRole('rowheader')).toHaveLength(30);
    release();
    await userEvent.click(part.getByRole('button', { name: 'Continue' }));
    expect(await part.findByText(/^Of 42 such requests/)).toBeVisible();
  });

  it('says what is lost if a card expires, and offers a new one', async () => {
    await open();
    const part = await section('Cards that expire before their charge');
    expect(await part.findByText('One charge will not be made')).toBeVisible();
    expect(figuresOf(part)).toEqual(['80.00']);
    expect(part.getAllByRole('row')).toHaveLength(2);
    expect(part.getByRole('link', { name: 'Deal gone' })).toHaveAttribute('href', '/billing-deals/view/gone');
    expect(part.getByRole('link', { name: 'New card: Deal gone' })).toHaveAttribute('href', '/billing-deals/edit/gone');
  });

  it('tells nothing of deals to who may not see them', async () => {
    await open({ roles: ['Merchant'] });
    await calendar();
    expect(screen.queryByRole('region', { name: 'Cards that expire before their charge' })).toBeNull();
    expect(asked.some(({ pathname }) => pathname.includes('future-billings'))).toBe(false);
  });

  it('unfolds the lines of an amount that no one list has', async () => {
    await open();
    const days = await calendar();
    const wednesday = within(days.getByRole('row', { name: /Wed 18\/11/ }));
    const link = wednesday.getByRole('link', { name: /12\.50/ });
    expect(filterOf(link)).toMatchObject({ dateFrom: '2026-11-18', dateTo: '2026-11-18', paymentType: 'card' });
    const monday = within(days.getByRole('row', { name: /Mon 16\/11/ }));
    const amount = monday.getByRole('button', { name: /33\.33/ });
    await userEvent.click(amount);
    expect(amount).toHaveAttribute('aria-expanded', 'true');
    const lines = within(days.getByRole('group', { name: 'Certain, 16/11/2026' }));
    await userEvent.click(lines.getByRole('button', { name: 'Installments (1)' }));
    expect(lines.getByText('Payment 2 of 3')).toBeVisible();
    expect(lines.getByRole('link', { name: 'Noa Bar' })).toHaveAttribute('href', '/transactions/view/deal');
    await userEvent.click(amount);
    expect(days.queryByRole('group', { name: 'Certain, 16/11/2026' })).toBeNull();
  });

  it('keeps one forecast a month, without names, and says when it can be compared', async () => {
    const { unmount } = await open();
    const before = await section('The last forecast, and what came in');
    expect(before.getByText(/^Forecasts are kept once credit days are set/)).toBeVisible();
    expect(saved().read().forecasts).toBeUndefined();
    unmount();

    saved().write({ creditRules: { t1: rule } });
    await open();
    const part = await section('The last forecast, and what came in');
    expect(await part.findByText('The first comparison will be here on 15/12/2026.')).toBeVisible();
    const [kept, ...others] = parseForecasts(saved().read().forecasts).t1 ?? [];
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ madeOn: today, dateTo: '2026-12-14', rule });
    expect(kept?.days.reduce((sum, { likely }) => sum + likely, 0)).toBe(31_000);
    expect(JSON.stringify(saved().read().forecasts)).not.toMatch(/Dana|mail|Deal/);
  });

  it('shows the last forecast beside what came, the difference in a sentence', async () => {
    const days = [
      { day: '2026-10-11', currency: 'ILS', certain: 7000, expected: 0, likely: 2000 },
      { day: '2026-10-12', currency: 'ILS', certain: 0, expected: 1000, likely: 0 },
    ];
    const forecast = { madeOn: '2026-10-05', dateTo: '2026-11-03', rule, days };
    saved().write({ creditRules: { t1: rule }, forecasts: storedForecasts({ t1: [forecast] }) });
    await open();
    const part = await section('The last forecast, and what came in');
    // Charged on Thursday the 8th, credited on Friday: it cleared on Sunday.
    const said = await part.findByText(
      /73\.34.* came in, and .*100\.00.* was foreseen .*70\.00.*10\.00.*20\.00.*26\.66.* less/,
    );
    expect(said).toBeVisible();
    const table = within(part.getByRole('group', { name: 'Forecast against what came in' }));
    const lines = table
      .getAllByRole('row')
      .slice(1)
      .map((line) => [...line.children].map(({ textContent }) => textContent?.replaceAll(/[^\w.,/-]/g, '')));
    expect(lines).toEqual([
      ['11/10/2026', '90.00', '40.00', '-50.00'],
      ['12/10/2026', '10.00', '0.00', '-10.00'],
      ['18/10/2026', '0.00', '33.34', '33.34'],
      ['Total', '100.00', '73.34', '-26.66'],
    ]);
  });

  it('says why requests could not be read, and tries again', async () => {
    expectFailures();
    server.use(http.get(`${apiBase}/api/paymentRequests`, () => HttpResponse.json({}, { status: 500 })));
    await open();
    const part = await section('Open payment requests');
    const again = await part.findByRole('button', { name: 'Try again' });
    answerAhead();
    await userEvent.click(again);
    expect(await part.findByText(/^Of 42 such requests/)).toBeVisible();
  });

  it('is reached from the books', async () => {
    answerBooks(async () => {});
    answerAhead();
    await open({ address: '/books' });
    await userEvent.click(await screen.findByRole('link', { name: 'A month ahead, day by day' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'A month ahead' })).toBeVisible();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await userEvent.click(
      within(await screen.findByRole('region', { name: 'Days shown' })).getByRole('button', { name: 'Print' }),
    );
    expect(print).toHaveBeenCalledOnce();
  });
});
