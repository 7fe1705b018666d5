import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useConsent } from '#src/wizards/payment/confirm/useConsent.ts';

/** A server whose answers come when the test says so, also to questions that nobody asks any more. */
const server = vi.hoisted(() => {
  const waiting = new Map<string, (answer: unknown) => void>();
  let asked = 0;
  return {
    waiting,
    provider: {
      operate: async () => {
        asked += 1;
        return { status: 'success', entityUID: `consent ${asked}` };
      },
      call: (_endpoint: string, { body }: { body: { consentID: string } }) =>
        new Promise((resolve) => waiting.set(body.consentID, resolve)),
    },
  };
});
vi.mock('react-admin', () => ({ useDataProvider: () => server.provider }));

const question = {
  terminalID: 't1',
  transactionAmount: 20,
  currency: 'ILS',
  consumerPhone: '050-7654321',
  consumerName: '',
  consumerID: '',
};
const approved = { additionalData: { consentStatus: 'approved', commissionAmount: 0.3 } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('takes the answer to a question that was given up for none to the next', async () => {
  const { result } = renderHook(() => useConsent('20 ILS'));
  const ask = async () => {
    await act(() => result.current.ask(question));
    await act(() => vi.advanceTimersByTimeAsync(2000));
  };
  await ask();
  act(() => result.current.cancel());
  await ask();
  await act(async () => server.waiting.get('consent 1')?.(approved));
  expect(result.current).toMatchObject({ state: 'pending', consentID: 'consent 2' });
  await act(async () => server.waiting.get('consent 2')?.(approved));
  expect(result.current).toMatchObject({ state: 'approved', commission: 0.3 });
});
