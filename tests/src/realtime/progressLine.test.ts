import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgressLine, parseProgress, type HubSocket } from '#src/realtime/progressLine.ts';

const message = { paymentTransactionID: 't', status: 'authorised' };

describe('parseProgress', () => {
  it.each<[string, unknown, boolean]>([
    ['its own', { ...message, connectionID: 'mine' }, true],
    ['one that names nobody', message, true],
    ['another connection’s', { ...message, connectionID: 'other' }, false],
    ['an unknown status', { ...message, status: 'invented' }, false],
    ['no transaction', { status: 'authorised' }, false],
    ['no object', 'authorised', false],
  ])('%s', (_, heard, isOwn) => {
    expect(parseProgress(heard, 'mine')).toEqual(isOwn ? message : undefined);
  });

  it('keeps the server’s words', () => {
    expect(parseProgress({ ...message, message: 'אושר' }, undefined)?.message).toBe('אושר');
  });
});

describe('the line', () => {
  let socket: HubSocket | undefined;
  const close = vi.fn();
  const open = vi.fn((opened: HubSocket) => {
    socket = opened;
    return close;
  });

  beforeEach(() => {
    vi.useFakeTimers();
    close.mockClear();
    open.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens with the first listener and closes after the last, unless one comes back at once', () => {
    const line = createProgressLine(open);
    expect(open).not.toHaveBeenCalled();
    line.subscribe(() => {})();
    const stop = line.subscribe(() => {});
    vi.advanceTimersByTime(5000);
    expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
    stop();
    vi.advanceTimersByTime(5000);
    expect(close).toHaveBeenCalledTimes(1);
    line.subscribe(() => {});
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('tells its connection and the last progress, keeps it over a break, and forgets it when asked', () => {
    const line = createProgressLine(open);
    const heard = vi.fn();
    line.subscribe(heard);
    socket?.onConnected('one');
    socket?.onMessage({ ...message, connectionID: 'one' });
    expect(line.read()).toEqual({ connectionID: 'one', latest: message });
    socket?.onConnected(undefined);
    socket?.onConnected('two');
    expect(line.read()).toEqual({ connectionID: 'two', latest: message });
    socket?.onMessage({ ...message, status: 'declined', connectionID: 'one' });
    expect(line.read().latest).toEqual(message);
    line.clear();
    expect(line.read()).toEqual({ connectionID: 'two' });
    expect(line.read()).toBe(line.read());
    expect(heard).toHaveBeenCalledTimes(5);
  });
});
