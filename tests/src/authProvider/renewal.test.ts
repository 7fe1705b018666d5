import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRedirectGuard, openedPages } from '#src/authProvider/redirectGuard.ts';
import { keepRenewed } from '#src/authProvider/renewal.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
});
afterEach(() => vi.useRealTimers());

/** A session whose token lives some seconds; `renew` decides what a renewal does. */
function sessionOf(seconds: number, renew: () => Promise<boolean> = async () => true) {
  let expiresAt: number | undefined = Date.now() + seconds * 1000;
  const accessToken = vi.fn(async () => {
    if (expiresAt !== undefined && expiresAt - Date.now() > 30_000) return 'token';
    if (expiresAt === undefined || !(await renew())) return undefined;
    expiresAt = Date.now() + seconds * 1000;
    return 'token';
  });
  return {
    accessToken,
    expiresAt: async () => expiresAt,
    end: () => {
      expiresAt = undefined;
    },
  };
}

describe('silent renewal', () => {
  it('comes before the token expires, again and again', async () => {
    const session = sessionOf(15 * 60);
    const stop = keepRenewed(session, document);
    await vi.advanceTimersByTimeAsync((15 * 60 - 31) * 1000);
    expect(session.accessToken).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.accessToken).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(15 * 60 * 1000);
    expect(session.accessToken).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(session.accessToken).toHaveBeenCalledTimes(2);
  });

  it('is tried again, without haste, when it fails', async () => {
    const session = sessionOf(40, () => Promise.reject(new TypeError('no network')));
    const stop = keepRenewed(session, document);
    await vi.advanceTimersByTimeAsync(10_000 + 5 * 10_000);
    expect(session.accessToken).toHaveBeenCalledTimes(6);
    stop();
  });

  it('happens when the page wakes up after the token has expired', async () => {
    const session = sessionOf(15 * 60);
    const stop = keepRenewed(session, document);
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() + 60 * 60 * 1000);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.accessToken).toHaveBeenCalledOnce();
    stop();
  });

  it('ends with the session', async () => {
    const session = sessionOf(60);
    keepRenewed(session, document);
    session.end();
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(session.accessToken).toHaveBeenCalledOnce();
  });
});

describe('the guard against going round in a circle', () => {
  it('lets some sign-ins begin by themselves, then waits, and forgets with time', () => {
    const guard = () => createRedirectGuard(window.sessionStorage, openedPages);
    for (let count = 0; count < openedPages.atMost; count += 1) {
      expect(guard().mayRedirect()).toBe(true);
      guard().note();
    }
    expect(guard().mayRedirect()).toBe(false);
    vi.advanceTimersByTime(openedPages.withinMs);
    expect(guard().mayRedirect()).toBe(true);
  });

  it('forgets when the person signs out, and reads nothing from what is broken', () => {
    const guard = createRedirectGuard(window.sessionStorage, openedPages);
    for (let count = 0; count < 5; count += 1) guard.note();
    guard.clear();
    expect(guard.mayRedirect()).toBe(true);
    window.sessionStorage.setItem(openedPages.key, '{"times": "x"');
    expect(guard.mayRedirect()).toBe(true);
  });
});
