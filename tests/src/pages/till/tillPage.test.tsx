import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { answerTill, day, list, row, transmission } from './answerTill.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/till.en.ts';
import '#src/list/filters/SpecialControl.tsx';
import '#src/pages/till/TillPage.tsx';

configure({ asyncUtilTimeout: 10_000 });

const noon = new Date('2026-10-05T12:00:00Z');
const addressFor = (filter: object) => `/till?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The questions of a test, by path. */
let asked: URL[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  localStorage.clear();
  asked = answerTill();
});
afterEach(() => vi.useRealTimers());

const open = (more: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    address: addressFor({ terminalID: 't1', day }),
    dictionaries: {
      currencyEnum: { ILS: 'Shekel', USD: 'Dollar' },
      paymentTypeEnum: { card: 'Card', cash: 'Cash' },
      transactionTypeEnum: { regularDeal: 'Regular', installments: 'Installments' },
      solekEnum: { VISA: 'Cal', MASTERCARD: 'Max' },
    },
    ...more,
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('filter') ?? '');
/** The figures of each row of a table, without their signs of currencies. */
const linesOf = (table: { getAllByRole: (role: string) => HTMLElement[] }): string[][] =>
  table
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      [...line.children].map(({ textContent }) => (textContent ?? '').replaceAll(/[^\w.,·: -]/g, '').trim()),
    );

describe('the end of a day', () => {
  it('is told by payment method, credit type, acquirer and hour, currencies apart', async () => {
    await open();
    expect(linesOf(await section('By payment method'))).toEqual([
      ['Card', '3 · 520.00', '1 · -40.00', '480.00'],
      ['Cash', '1 · 55.50', '', '55.50'],
      ['Card', '1 · 10.00', '', '10.00'],
    ]);
    expect(linesOf(await section('By credit type')).map(([kind, charges]) => [kind, charges])).toEqual([
      ['Regular', '3 · 275.50'],
      ['Installments', '1 · 300.00'],
      ['Regular', '1 · 10.00'],
    ]);
    expect(linesOf(await section('Cards by acquirer')).map(([kind, , , sum]) => [kind, sum])).toEqual([
      ['Cal', '60.00'],
      ['Max', '420.00'],
      ['Cal', '10.00'],
    ]);
    const hours = linesOf(await section('By hour')).filter(([hour]) => hour !== '');
    expect(hours.map(([hour, charges]) => [hour, charges])).toEqual([
      ['10:00', '3 · 455.50'],
      ['17:00', '1 · 120.00'],
      ['10:00', '1 · 10.00'],
    ]);
    const all = await section('The whole day');
    expect(linesOf(all)).toEqual([
      ['Shekel', '4 · 575.50', '1 · -40.00', '535.50'],
      ['Dollar', '1 · 10.00', '', '10.00'],
    ]);
    // Israel's clock, three hours ahead of noon UTC.
    expect(screen.getByText('05/10/2026 15:00')).toBeVisible();
    // Acquirers are asked for until every card is known.
    expect(asked.map(({ searchParams }) => searchParams.get('solek')).filter(Boolean)).toEqual(['VISA', 'MASTERCARD']);
  });

  it('leads from each figure to its rows, and unfolds those that no list can show alone', async () => {
    await open();
    const methods = await section('By payment method');
    expect(filterOf(methods.getByRole('link', { name: /^3 · / }))).toEqual({
      jDealType: 'J4',
      statuses: ['awaitingForTransmission', 'transmissionInProgress', 'completed', 'chargeback', 'chargebackFailed'],
      specialTransactionType: ['regularDeal', 'initialDeal'],
      terminalID: 't1',
      dateFrom: day,
      dateTo: day,
      currency: 'ILS',
      paymentType: 'card',
    });
    const hours = await section('By hour');
    await userEvent.click(hours.getByRole('button', { name: '17:00' }));
    expect(hours.getByRole('link', { name: 'Owner c' })).toHaveAttribute('href', '/transactions/view/c');
    expect(hours.queryByRole('link', { name: 'Owner a' })).not.toBeInTheDocument();
    const failed = (await section('The whole day')).getByRole('link', { name: 'One transaction failed' });
    expect(filterOf(failed)).toMatchObject({ terminalID: 't1', dateFrom: day });
  });

  it('names each difference to the transmissions', async () => {
    await open();
    const against = await section('Against the transmissions');
    const items = within(against.getByRole('list', { name: 'Differences' }));
    const waiting = items.getByRole('link', { name: /^2 transactions, .*420\.00.*, were not transmitted\.$/ });
    expect(filterOf(waiting)).toEqual({
      jDealType: 'J4',
      paymentType: 'card',
      statuses: ['awaitingForTransmission'],
      terminalID: 't1',
      dateFrom: day,
      dateTo: day,
      currency: 'ILS',
    });
    await userEvent.click(
      items.getByText(/^The day’s transmissions also contain one transaction of another day, .*70\.00/),
    );
    expect(items.getByRole('link', { name: 'Owner old' })).toBeVisible();
    expect(
      items.getByRole('link', {
        name: /^Transmission 002 is recorded with 2 transactions, .*30\.00.*; its list has 1, .*10\.00/,
      }),
    ).toHaveAttribute('href', '/transactions/list/transmission/2');
    expect(items.getByRole('link', { name: /^Transmission 003 failed/ })).toBeVisible();
    expect(items.getByText('Line was busy')).toBeVisible();
    expect(
      items.getAllByRole('listitem').filter(({ parentElement }) => parentElement?.ariaLabel === 'Differences'),
    ).toHaveLength(4);
  });

  it('says that nothing differs', async () => {
    server.use(
      http.get(`${apiBase}/api/transactions`, () => list([row('a')])),
      http.get(`${apiBase}/api/transactions/transmission/:id`, () => list([row('a')])),
      http.get(`${apiBase}/api/reporting/transmission`, () =>
        list([transmission('1', { transactionsCount: 1, totalAmount: 100 })]),
      ),
    );
    await open();
    const against = await section('Against the transmissions');
    expect(against.getByText(/^Everything taken by card on this day was transmitted/)).toBeVisible();
  });

  it('is of today at first, and of the day that is chosen, in the address', async () => {
    await open({ address: '/till' });
    expect(await screen.findByText('There were no charges or refunds on this day.')).toBeVisible();
    const bar = await section('Day to close');
    expect(bar.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(bar.getByRole('button', { name: 'Yesterday' }));
    expect(await screen.findByRole('region', { name: 'By hour' })).toBeVisible();
    expect(JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '')).toEqual({
      terminalID: 't1',
      day,
    });
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await userEvent.click(bar.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('shows how far the reading is, stops, and goes on', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get(`${apiBase}/api/reporting/transmission`, async () => {
        await held;
        return list([]);
      }),
    );
    await open();
    expect(await screen.findByText('7 / 7')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped')).toBeVisible();
    release();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('region', { name: 'By hour' })).toBeVisible();
  });

  it.each([403, 500])('says that the figures did not come (%i), and asks again', async (status) => {
    expectFailures();
    server.use(http.get(`${apiBase}/api/transactions`, () => new HttpResponse(null, { status }), { once: true }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'By hour' })).toBeVisible();
  });

  it('is open to a merchant, and stands in the menu', async () => {
    await open({ roles: ['Merchant'] });
    expect(await screen.findByRole('region', { name: 'By hour' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Closing the till' })).toHaveAttribute('href', '/till');
  });
});
