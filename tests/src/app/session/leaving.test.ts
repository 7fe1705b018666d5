import { describe, expect, it, vi } from 'vitest';
import { takeAddress } from '#src/app/session/returnAddress.ts';
import { leftWithinMs } from '#src/app/session/departure.ts';
import { goOnAfterMs } from '#src/app/session/sessionMonitor.ts';
import { eachTestSignedIn, openTab, otherTabStores, sessionKey } from '#tests/support/monitorTabs.ts';

eachTestSignedIn();

describe('a sign-out the person asked for', () => {
  it('keeps no address and shows no card; one that fails shows the way back in', async () => {
    const { monitor, signOut } = openTab();
    await monitor.signOut();
    otherTabStores(undefined);
    expect([signOut.mock.calls.length, monitor.read()]).toEqual([1, undefined]);
    expect(takeAddress(window.sessionStorage)).toBeUndefined();
    const failing = openTab(true);
    await failing.monitor.signOut();
    expect(failing.monitor.read()).toEqual({ reason: 'signedOut', automatic: false });
  });

  it('that fails is tried again before anybody signs in: the identity provider still knows the person', async () => {
    const { monitor, signOut, signIn } = openTab(true);
    await monitor.signOut();
    await monitor.goOn();
    expect([signOut.mock.calls.length, signIn.mock.calls.length]).toEqual([2, 0]);
    otherTabStores(undefined);
    otherTabStores('u1');
    monitor.end('expired');
    await monitor.goOn();
    expect([signOut.mock.calls.length, signIn.mock.calls.length]).toEqual([2, 1]);
    await monitor.signOut();
    otherTabStores('u2');
    await monitor.goOn();
    expect([signOut.mock.calls.length, signIn.mock.calls.length]).toEqual([3, 1]);
  });
});

describe('a page that stays although it was left', () => {
  it('is covered and can be left again: the person stopped it, or answered the browser’s question with staying', async () => {
    const { monitor, signOut } = openTab();
    signOut.mockImplementation(() => new Promise<never>(() => {}));
    void monitor.signOut();
    window.localStorage.removeItem(sessionKey);
    await vi.advanceTimersByTimeAsync(leftWithinMs);
    expect(monitor.read()).toEqual({ reason: 'signedOut', automatic: false });
    void monitor.goOn();
    expect(signOut).toHaveBeenCalledTimes(2);
  });
});

describe('a page that was left and is shown again as it was, by the browser’s back', () => {
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const onTheWay = () => new Promise<never>(() => {});

  it('is covered after a sign-out, and uncovered with the next session', async () => {
    const { monitor, signOut } = openTab();
    signOut.mockImplementation(onTheWay);
    void monitor.signOut();
    window.localStorage.removeItem(sessionKey);
    expect(monitor.read()).toBeUndefined();
    comeBack();
    expect(monitor.read()?.reason).toBe('signedOut');
    otherTabStores('u1');
    await vi.advanceTimersByTimeAsync(leftWithinMs);
    expect(monitor.read()).toBeUndefined();
  });

  it('leads to sign-in again', async () => {
    const { monitor, signIn } = openTab();
    signIn.mockImplementation(onTheWay);
    monitor.end('expired');
    await vi.advanceTimersByTimeAsync(goOnAfterMs);
    comeBack();
    expect(monitor.read()).toEqual({ reason: 'expired', automatic: false });
    void monitor.goOn();
    expect(signIn).toHaveBeenCalledTimes(2);
  });
});
