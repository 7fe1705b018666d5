import { describe, expect, it, vi } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { namedCalls } from '#src/dataProvider/namedCalls.ts';
import { findAttempt } from '#src/attempts/findAttempt.ts';
import { answerOf, progressOf, attemptResult, type AttemptResult } from '#src/attempts/outcome.ts';

describe('attemptResult', () => {
  it.each<[string, unknown, AttemptResult, AttemptResult?]>([
    ['a refused card', new CallFailure('badRequest', 400), 'answered'],
    ['a duplicate', new CallFailure('badRequest', 409), 'answered'],
    ['still running', new CallFailure('badRequest', 409, { retryAfter: 1 }), 'running', 'answered'],
    ['a known key with another body', new CallFailure('server', 422), 'noAnswer', 'answered'],
    ['an expired session', new CallFailure('unauthorized', 401), 'answered'],
    ['a missing token', new CallFailure('missingToken', 0), 'answered'],
    ['not allowed', new CallFailure('server', 403), 'answered'],
    ['not found', new CallFailure('notFound', 404), 'answered'],
    ['too many requests', new CallFailure('server', 429), 'answered'],
    ['a gateway that waited in vain', new CallFailure('server', 408), 'noAnswer'],
    ['a server error', new CallFailure('server', 500), 'noAnswer'],
    ['a gateway error', new CallFailure('server', 504), 'noAnswer'],
    ['no network', new CallFailure('network', 0), 'noAnswer'],
    ['an answer nobody can read', new CallFailure('network', 201), 'noAnswer'],
    ['a timeout', new Error('late'), 'noAnswer'],
  ])('%s', (_, error, keyed, unkeyed = keyed) => {
    expect([attemptResult(error, true), attemptResult(error, false)]).toEqual([keyed, unkeyed]);
  });

  it.each<[number, CallFailure['kind'], AttemptResult]>([
    [400, 'badRequest', 'answered'],
    [409, 'badRequest', 'answered'],
    [0, 'missingToken', 'noAnswer'],
    [401, 'unauthorized', 'noAnswer'],
    [403, 'server', 'noAnswer'],
    [404, 'notFound', 'noAnswer'],
    [429, 'server', 'noAnswer'],
  ])('%i to what was sent before', (status, kind, result) => {
    expect(attemptResult(new CallFailure(kind, status), true, true)).toBe(result);
  });
});

describe('progressOf', () => {
  it.each([
    ['initial', 'pending'],
    ['confirmedByAggregator', 'pending'],
    ['confirmedByProcessor', 'done'],
    ['awaitingForTransmission', 'done'],
    ['awaitingToSelectJ5', 'done'],
    ['completed', 'done'],
    ['cancelledByMerchant', 'done'],
    ['rejectedByProcessor', 'refused'],
    ['failedToConfirmByAggregator', 'refused'],
    ['aStateToCome', 'done'],
  ])('%s is %s', (status, progress) => {
    expect(progressOf({ status })).toBe(progress);
  });
});

describe('answerOf', () => {
  it('tells a refusal with its message and code', () => {
    const details = {
      paymentTransactionID: 'x',
      status: 'rejectedByProcessor',
      rejectionMessage: 'no',
      processorResultCode: 4,
    };
    expect(answerOf(details)).toEqual({ status: 'error', entityUID: 'x', message: 'no', errors: [{ code: '4' }] });
    expect(answerOf({ ...details, status: 'completed' })).toEqual({ status: 'success', entityUID: 'x' });
  });
});

describe('findAttempt', () => {
  const attempt = {
    attemptID: 'mine',
    endpoint: 'transactions.create' as const,
    terminalID: 't-1',
    amount: 50,
    day: '2026-11-15',
    startedAt: '2026-11-15T10:00:00.000Z',
    state: 'unanswered' as const,
  };
  const guid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

  /** A terminal with many transactions of the amount; one of them is the attempt's. */
  function asking(count: number, mine: number) {
    const rows = Array.from({ length: count }, (_, index): Row => ({ paymentTransactionID: guid(index) }));
    const send = vi.fn(
      async (_endpoint: unknown, call: { path?: Record<string, string>; query?: Record<string, unknown> } = {}) => {
        if (call.path)
          return {
            paymentTransactionID: call.path.id,
            extension: { attemptID: call.path.id === guid(mine) ? 'mine' : 'other' },
          };
        const skip = Number(call.query?.skip ?? 0);
        return { data: rows.slice(skip, skip + Number(call.query?.take)) };
      },
    );
    return { ...namedCalls(send), send };
  }

  it('pages through the transactions of terminal, amount and day', async () => {
    const server = asking(230, 210);
    expect(await findAttempt(server, attempt)).toMatchObject({ details: { paymentTransactionID: guid(210) } });
    const questions = server.send.mock.calls.flatMap(([, call]) => (call?.query ? [call.query] : []));
    expect(questions.map(({ skip }) => skip)).toEqual([0, 100, 200]);
    expect(questions[0]).toMatchObject({ terminalID: 't-1', amountFrom: 50, amountTo: 50, dateFrom: '2026-11-14' });
  });

  it('gives nothing where none carries the attempt', async () => {
    expect(await findAttempt(asking(3, 99), attempt)).toEqual({ kind: 'none' });
  });

  it('knows the transaction of a selected J5 by the J5 it names', async () => {
    const send = vi.fn(async (_endpoint: unknown, { path }: { path?: Record<string, string> } = {}) =>
      path
        ? { paymentTransactionID: guid(2), initialTransactionID: guid(1) }
        : { data: [{ paymentTransactionID: guid(2) }] },
    );
    const selection = { ...attempt, endpoint: 'transactions.selectJ5' as const, transactionID: guid(1) };
    expect(await findAttempt(namedCalls(send), selection)).toMatchObject({
      details: { paymentTransactionID: guid(2) },
    });
  });
});
