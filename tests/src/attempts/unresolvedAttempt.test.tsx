import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { DataProviderContext, type DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withMessages } from '#src/i18n/laterWords.ts';
import { AttemptsProvider } from '#src/attempts/attemptsContext.ts';
import { maySend, MoneyNotices } from '#src/attempts/MoneyNotices.tsx';
import { settleMs } from '#src/attempts/resolveAttempt.ts';
import { useMoneyCall } from '#src/attempts/useMoneyCall.ts';
import { transactionPaths } from '#src/resources/paths.ts';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';
import { attemptsOf, moneyServer, order, type Spoil } from './moneyServer.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen that charges 120.00. */
function Till() {
  const call = useMoneyCall('t-1');
  return (
    <>
      <MoneyNotices call={call} paths={transactionPaths} />
      <button type="button" disabled={!maySend(call)} onClick={() => void call.send('transactions.create', order())}>
        Charge
      </button>
    </>
  );
}

/** Opens the screen after a page that was closed in the middle of a charge. */
async function openAfterCrash(wasMade: boolean, { keyed = true, spoil }: { keyed?: boolean; spoil?: Spoil } = {}) {
  const server = moneyServer();
  if (spoil) server.spoil = spoil;
  const attempts = attemptsOf({ keyed });
  const day = '2026-11-15';
  const startedAt = new Date().toISOString();
  const attempt = {
    ...order().place,
    attemptID: 'left',
    endpoint: 'transactions.create' as const,
    day,
    startedAt,
    state: 'sending' as const,
  };
  attempts.journal.keep(attempt);
  const id = '00000000-0000-4000-8000-000000000001';
  if (wasMade)
    server.made.push({ paymentTransactionID: id, transactionAmount: 120, status: 'completed', extension: attempt });
  await withMessages(Promise.resolve());
  const { user } = await renderShell({
    content: (
      <StrictMode>
        <DataProviderContext.Provider value={server as unknown as DataProvider}>
          <AttemptsProvider value={attempts}>
            <Till />
          </AttemptsProvider>
        </DataProviderContext.Provider>
      </StrictMode>
    ),
  });
  return { server, attempts, user, id };
}

it('finds what was charged, links to it, and lets nobody send before it is read', async () => {
  const { user, attempts, id } = await openAfterCrash(true);
  expect(screen.getByRole('button', { name: 'Charge' })).toBeDisabled();
  expect(await screen.findByText('The transaction was made. Do not send it again.')).toBeVisible();
  expect(screen.getByText(/120\.00/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the transaction' })).toHaveAttribute(
    'href',
    `/transactions/view/${id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('button', { name: 'Charge' })).toBeEnabled();
  expect(attempts.journal.read()).toEqual([]);
});

it('allows what was not charged to be sent again, under its own name', async () => {
  const { user, server } = await openAfterCrash(false);
  expect(screen.getByText('Checking whether the transaction was made…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Charge' })).toBeDisabled();
  await act(() => vi.advanceTimersByTimeAsync(settleMs + 10_000));
  // It is said, and nobody has to confirm that they have read it.
  expect(screen.getByText(isOnce)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Charge' }));
  expect(server.posted).toEqual(['left']);
});

it('counts as read once the transaction was opened', async () => {
  const { user, attempts } = await openAfterCrash(true);
  await user.click(await screen.findByRole('link', { name: 'Open the transaction' }));
  expect(screen.queryByText('No response was received')).toBeNull();
  expect(attempts.journal.read()).toEqual([]);
});

const listLink = () => screen.getByRole('link', { name: 'Look in the list' });
const isOnce = /once only/;

it('promises "once only" where the server takes keys, and nowhere else', async () => {
  await openAfterCrash(false);
  await act(() => vi.advanceTimersByTimeAsync(settleMs + 10_000));
  expect(screen.getByText(isOnce)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Look in the list' })).toBeNull();
});

it('without keys says that none was found, and where to look before it is sent again', async () => {
  const { user, server } = await openAfterCrash(false, { keyed: false });
  await act(() => vi.advanceTimersByTimeAsync(settleMs + 10_000));
  expect(screen.getByText(/^No such transaction was found/)).toBeVisible();
  expect(screen.queryByText(isOnce)).toBeNull();
  const { pathname, searchParams } = new URL(listLink().getAttribute('href') ?? '', 'http://localhost');
  expect([pathname, JSON.parse(searchParams.get('filter') ?? '')]).toEqual([
    '/transactions/list',
    { terminalID: 't-1', amountFrom: 120, amountTo: 120, dateFrom: '2026-11-14', dateTo: '2026-11-16' },
  ]);
  // What is typed on this screen stays.
  expect(listLink()).toHaveAttribute('target', '_blank');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Charge' }));
  expect(server.posted).toEqual(['left']);
});

const tellsNothing: Spoil = ({ endpoint, real }) => (endpoint === 'transactions.list' ? { status: 'error' } : real);

it.each([
  ['It is in the list', []],
  ['It is not in the list', ['notFound']],
])('leaves what nobody can tell to the person: %s', async (name, states) => {
  const { user, attempts } = await openAfterCrash(true, { spoil: tellsNothing });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/^It is not known/)).toBeVisible();
  expect(screen.queryByText(/was not made/)).toBeNull();
  expect(listLink()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Charge' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('button', { name: 'Charge' })).toBeEnabled();
  expect(attempts.journal.read().map(({ state }) => state)).toEqual(states);
});

it('finds it with a further look', async () => {
  const { user, server } = await openAfterCrash(true, { spoil: tellsNothing });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  server.spoil = ({ real }) => real;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('The transaction was made. Do not send it again.')).toBeVisible();
});
