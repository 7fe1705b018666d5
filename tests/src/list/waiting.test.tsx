import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import type { Role } from '#contract/roles.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/app/shell/controls/Bell.tsx';
import '#src/app/shell/controls/BellPanel.tsx';
import '#src/i18n/catalogue/dashboard.en.ts';
import '#src/i18n/catalogue/waiting.en.ts';
import '#src/list/waiting/ActOnRows.tsx';
import '#src/list/waiting/Waiting.tsx';
import '#src/pages/dashboard/DashboardPage.tsx';

configure({ asyncUtilTimeout: 20_000 });

type Query = Readonly<Record<string, string>>;
type Answer = { data: object[]; numberOfRecords: number; totalAmountILS?: number };

/** Answers the lists: of what waits a few rows, of everything else none. @returns what was asked, by path */
function answerLists(rowsOf: (path: string, query: Query) => Answer | undefined) {
  const asked: { path: string; query: Query }[] = [];
  const now = { running: 0, most: 0 };
  server.use(
    http.get(`${apiBase}/api/dashboard/:name`, () => HttpResponse.json({ data: [] })),
    http.get(
      new RegExp(`^${apiBase}/api/(transactions|billing|future-billings|paymentRequests|invoicing)$`),
      async ({ request }) => {
        const url = new URL(request.url);
        const query = Object.fromEntries(url.searchParams);
        const path = url.pathname.replace('/api/', '');
        asked.push({ path, query });
        now.running += 1;
        now.most = Math.max(now.most, now.running);
        await new Promise((resolve) => setTimeout(resolve));
        now.running -= 1;
        return HttpResponse.json(rowsOf(path, query) ?? { data: [], numberOfRecords: 0 });
      },
    ),
  );
  return { asked, now };
}

const idOf = (place: number) => `0000000${place}-0000-4000-8000-000000000000`;
const failedDeals: Answer = {
  data: ['Dana', 'Dana', 'Avi'].map((consumerName, place) => ({
    billingDealID: idOf(place),
    consumerName,
    transactionAmount: 10,
    currency: 'ILS',
  })),
  numberOfRecords: 12,
  totalAmountILS: 120,
};
const open = (roles: readonly Role[] = ['Manager'], address = '/dashboard') =>
  renderApp({ address, roles, dictionaries: { currencyEnum: { ILS: 'Shekel' } } });
const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('filter') ?? '');
const waiting = (name: RegExp) => screen.findByRole('region', { name });

describe('what waits, on the dashboard', () => {
  it('says what, how many, whose and how much, leads to exactly these rows and offers what is done next', async () => {
    const { now } = answerLists((path, { hasError, quickStatus }) => {
      if (path === 'billing' && hasError === 'true') return failedDeals;
      return quickStatus === 'overdue'
        ? { data: [{ paymentRequestID: 'r1', consumerEmail: 'avi@example.test' }], numberOfRecords: 1 }
        : undefined;
    });
    await open();
    const part = within(await waiting(/^.*Terminal t1.*: 2 things wait$/));
    const rows = part.getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    const [dealsRow = document.body, requestsRow = document.body] = rows;
    const [deals, requests] = [within(dealsRow), within(requestsRow)];
    const link = deals.getByRole('link', { name: 'The charges of 12 billing deals have failed' });
    expect(filterOf(link)).toEqual({ onlyActive: true, hasError: true, terminalID: 't1' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/billing-deals\/list\?/));
    expect(rows[0]).toHaveTextContent(/Urgent: .*Dana.*, .*Avi.* and 10 more/);
    expect(rows[0]).toHaveTextContent('120.00₪');
    const next = requests.getByRole('link', { name: 'New last day, one by one' });
    expect(next).toHaveAttribute('href', '/payment-requests/view/r1');
    expect(next).toHaveAccessibleDescription('One payment request is overdue');
    expect(now.most).toBeLessThanOrEqual(2);

    stubDialogs();
    await userEvent.click(deals.getByRole('button', { name: 'Charge all again' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('names requests by their customers, asked for by one call, and who is gone by the address', async () => {
    const gone = { paymentRequestID: 'r3', consumerID: idOf(3), consumerEmail: 'gone@example.test' };
    const data = [1, 2].map((place) => ({ paymentRequestID: `r${place}`, consumerID: idOf(place) }));
    const rows = data.map((row) => ({ ...row, consumerEmail: 'somebody@example.test' }));
    answerLists((_path, { quickStatus }) =>
      quickStatus === 'overdue' ? { data: [...rows, gone], numberOfRecords: 3 } : undefined,
    );
    const asked: (string | null)[] = [];
    server.use(
      http.get(`${apiBase}/api/consumers`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('consumersID'));
        const people = ['Dana', 'Avi'].map((consumerName, place) => ({ consumerID: idOf(place + 1), consumerName }));
        return HttpResponse.json({ data: people, numberOfRecords: 2 });
      }),
    );
    await open();
    const row = within(await waiting(/one thing waits$/)).getByRole('listitem');
    expect(row).toHaveTextContent(/Dana.*, .*Avi.*, .*gone@example\.test/);
    expect(row).not.toHaveTextContent('somebody');
    expect(asked).toEqual([[1, 2, 3].map(idOf).join(',')]);
  });

  it('says that nothing waits, and keeps the day on which somebody looked', async () => {
    answerLists(() => undefined);
    await open();
    expect(await waiting(/: nothing waits$/)).toBeInTheDocument();
    await waitFor(() =>
      expect(createSavedStore(localStorage, 'dana').read().homeOpened).toEqual({ day: israelToday(), things: 0 }),
    );
  });

  it('counts failed charges since the day the person looked before', async () => {
    const before = addDays(israelToday(), -2);
    createSavedStore(localStorage, 'dana').write({ homeOpened: { day: before } });
    const { asked } = answerLists(() => undefined);
    await open();
    await waiting(/: nothing waits$/);
    const failed = asked.find(({ path, query }) => path === 'transactions' && !query.notTransmitted);
    expect(failed?.query).toMatchObject({ dateFrom: before, terminalID: 't1' });
    await waitFor(() =>
      expect(createSavedStore(localStorage, 'dana').read().homeOpened).toMatchObject({ day: israelToday(), before }),
    );
  });

  it('does not say that nothing waits where it could not be looked up, and looks again', async () => {
    expectFailures();
    answerLists(() => undefined);
    let fails = true;
    server.use(
      http.get(`${apiBase}/api/invoicing`, () => (fails ? HttpResponse.json(null, { status: 503 }) : undefined)),
    );
    await open();
    const part = within(await waiting(/: what waits is not known$/));
    fails = false;
    await userEvent.click(part.getByRole('button', { name: 'Try again' }));
    expect(await waiting(/: nothing waits$/)).toBeInTheDocument();
  });

  it('asks for nothing before the figures stand', async () => {
    const { asked } = answerLists(() => undefined);
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.get(`${apiBase}/api/dashboard/itemsTotals`, async () => {
        await held;
        return HttpResponse.json({ data: [] });
      }),
    );
    await open();
    await waiting(/: looking for what waits…$/);
    await screen.findAllByText('There are no transactions in this period.');
    // Longer than it takes to look whether the first screen stands.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(asked).toEqual([]);
    release();
    expect(await waiting(/: nothing waits$/)).toBeInTheDocument();
    expect(asked).not.toEqual([]);
  });
});

describe('the bell', () => {
  it('stands in the bar of who may not see the dashboard, on their first screen too, and tells of no deals', async () => {
    const { asked } = answerLists((path) =>
      path === 'invoicing'
        ? { data: [{ invoiceID: 'i1', consumerName: 'Avi' }], numberOfRecords: 3, totalAmountILS: 90 }
        : undefined,
    );
    await open(['Merchant'], '/wizard/transactions/quickcharge');
    const bell = await screen.findByRole('button', { name: 'What waits: one thing' });
    await userEvent.click(bell);
    const panel = within(await screen.findByRole('dialog', { name: 'What waits' }));
    expect(panel.getByRole('link', { name: '3 documents were not delivered' })).toBeInTheDocument();
    expect(asked.some(({ path }) => path === 'billing' || path === 'future-billings')).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bell).toHaveFocus();
  });

  it('stands for nobody who sees the dashboard', async () => {
    answerLists(() => undefined);
    await open();
    await waiting(/: nothing waits$/);
    expect(screen.queryByRole('button', { name: /^What waits/ })).not.toBeInTheDocument();
  });
});
