import { describe, expect, it, vi } from 'vitest';
import { rememberAddress, takeAddress } from '#src/app/session/returnAddress.ts';
import type { SessionEndReason } from '#src/app/session/sessionEnd.ts';
import { goOnAfterMs } from '#src/app/session/sessionMonitor.ts';
import {
  eachTestSignedIn,
  openTab,
  otherTabStores,
  sessionKey,
  setVisible,
  stored,
} from '#tests/support/monitorTabs.ts';

eachTestSignedIn();

describe('a refused token', () => {
  it('is on screen for a moment, drafts kept, then leads to sign-in and back to the exact address', async () => {
    const { monitor, signIn, beforeEnd } = openTab();
    monitor.end('expired');
    monitor.end('missing');
    expect(monitor.read()).toEqual({ reason: 'expired', automatic: true });
    expect(beforeEnd).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(goOnAfterMs - 1);
    expect(signIn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(signIn).toHaveBeenCalledExactlyOnceWith('/customers/list?page=2#x');
  });

  it('waits in a hidden tab until somebody looks', async () => {
    const { monitor, signIn } = openTab();
    setVisible(false);
    monitor.end('expired');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signIn).not.toHaveBeenCalled();
    setVisible(true);
    await vi.advanceTimersByTimeAsync(goOnAfterMs);
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('does not send the browser round in a circle: the third time in a minute waits for the person', async () => {
    for (let count = 0; count < 2; count += 1) {
      const { monitor, signIn } = openTab();
      monitor.end('expired');
      await vi.advanceTimersByTimeAsync(goOnAfterMs);
      expect(signIn).toHaveBeenCalledOnce();
    }
    const { monitor, signIn } = openTab();
    monitor.end('expired');
    expect(monitor.read()).toEqual({ reason: 'expired', automatic: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signIn).not.toHaveBeenCalled();
    await monitor.goOn();
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('waits for the person when sign-in can not be reached, who may try again', async () => {
    const { monitor, signIn } = openTab(true);
    monitor.end('expired');
    await vi.advanceTimersByTimeAsync(goOnAfterMs);
    expect(monitor.read()).toEqual({ reason: 'expired', automatic: false });
    await monitor.goOn();
    expect(signIn).toHaveBeenCalledTimes(2);
  });
});

describe.each<SessionEndReason>(['missing', 'idle'])('a session that ends as %s', (reason) => {
  it('is signed out, and the address waits for the sign-in that follows', async () => {
    const { monitor, signOut, signIn } = openTab();
    monitor.end(reason);
    await vi.advanceTimersByTimeAsync(goOnAfterMs);
    expect(signOut).toHaveBeenCalledOnce();
    expect(signIn).not.toHaveBeenCalled();
    expect(takeAddress(window.sessionStorage)).toBe('/customers/list?page=2#x');
    expect(takeAddress(window.sessionStorage)).toBeUndefined();
  });
});

describe('a full storage', () => {
  it.each<SessionEndReason>(['missing', 'idle', 'expired'])('keeps no session that ends as %s', async (reason) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { monitor, signOut, signIn } = openTab();
    monitor.end(reason);
    // Rounds that can not be counted are not made: the person begins them.
    await vi.advanceTimersByTimeAsync(goOnAfterMs);
    await monitor.goOn();
    expect(signOut.mock.calls.length + signIn.mock.calls.length).toBe(1);
  });
});

describe('an idle session', () => {
  it('is signed out at once, drafts kept before', () => {
    const { monitor, signOut, beforeEnd } = openTab();
    monitor.end('idle');
    expect(signOut).toHaveBeenCalledOnce();
    expect(beforeEnd.mock.invocationCallOrder[0]).toBeLessThan(signOut.mock.invocationCallOrder[0] ?? 0);
  });
});

describe('another tab', () => {
  it('that signs out ends this one’s session too', async () => {
    const { monitor, signIn, beforeEnd } = openTab();
    otherTabStores(undefined);
    expect(monitor.read()?.reason).toBe('signedOut');
    expect(beforeEnd).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(goOnAfterMs);
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('that signs the same person in again brings it back', async () => {
    const { monitor, signIn, resumed } = openTab();
    otherTabStores(undefined);
    otherTabStores('u1');
    expect(monitor.read()).toBeUndefined();
    expect(resumed).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(goOnAfterMs);
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each<SessionEndReason>(['expired', 'missing'])(
    'that signs the same person in again is not signed out by a hidden tab that ended as %s',
    async (reason) => {
      const { monitor, signIn, signOut, resumed } = openTab();
      setVisible(false);
      monitor.end(reason);
      otherTabStores(undefined);
      otherTabStores('u1');
      expect([monitor.read(), resumed.mock.calls.length]).toEqual([undefined, 1]);
      setVisible(true);
      await vi.advanceTimersByTimeAsync(goOnAfterMs);
      expect([signIn.mock.calls, signOut.mock.calls]).toEqual([[], []]);
    },
  );

  it('that has a newer session of the same person brings back a page that was frozen, the refused one does not', () => {
    const { monitor, resumed } = openTab();
    setVisible(false);
    monitor.end('expired');
    setVisible(true);
    expect(monitor.read()?.reason).toBe('expired');
    setVisible(false);
    window.localStorage.setItem(sessionKey, JSON.stringify({ ...JSON.parse(stored('u1')), access_token: 'newer' }));
    setVisible(true);
    expect([monitor.read(), resumed.mock.calls.length]).toEqual([undefined, 1]);
  });

  it('that renews the token changes nothing', () => {
    const { monitor, beforeEnd } = openTab();
    otherTabStores('u1');
    expect([monitor.read(), beforeEnd.mock.calls.length]).toEqual([undefined, 0]);
  });

  it('that signs somebody else in ends it as theirs, whatever ended it before', () => {
    const { monitor, beforeEnd } = openTab();
    otherTabStores(undefined);
    otherTabStores('u2');
    expect(monitor.read()?.reason).toBe('otherPerson');
    expect(beforeEnd).toHaveBeenCalledOnce();
  });

  it('is heard of late by a page that was frozen', () => {
    const { monitor } = openTab();
    window.localStorage.setItem(sessionKey, stored('u2'));
    window.dispatchEvent(new Event('pageshow'));
    expect(monitor.read()?.reason).toBe('otherPerson');
  });

  it('of another person is why a token is missing here', () => {
    const { monitor } = openTab();
    window.localStorage.setItem(sessionKey, stored('u2'));
    monitor.end('missing');
    expect(monitor.read()?.reason).toBe('otherPerson');
  });

  it('that clears all storage ends the session', () => {
    const { monitor } = openTab();
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(monitor.read()?.reason).toBe('signedOut');
  });
});

describe('the remembered address', () => {
  it('is the last one', () => {
    rememberAddress(window.sessionStorage, '/a');
    rememberAddress(window.sessionStorage, '/b');
    expect(takeAddress(window.sessionStorage)).toBe('/b');
  });
});
