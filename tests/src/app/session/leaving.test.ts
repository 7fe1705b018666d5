import { describe, expect, it, vi } from 'vitest';
import { takeAddress } from '#src/app/session/returnAddress.ts';
import { leftWithinMs } from '#src/app/session/departure.ts';
import { goOnAfterMs } from '#src/app/session/sessionMonitor.ts';
import { eachTestSignedIn, openTab, otherTabStores, sessionKey } from '#tests/support/keeperTabs.ts';

eachTestSignedIn();

describe('a sign-out the person asked for', () => {
  it('keeps no address and shows no card; one that fails shows the way back in', async () => {
    const { keeper, signOut } = openTab();
    await keeper.signOut();
    otherTabStores(undefined);
    expect([signOut.mock.calls.length, keeper.read()]).toEqual([1, undefined]);
    expect(takeAddress(window.sessionStorage)).toBeUndefined();
    const failing = openTab(true);
    await failing.keeper.signOut();
    expect(failing.keeper.read()).toEqual({ reason: 'signedOut', automatic: false });
  });

  it('that fails is tried again before anybody signs in: the identity provider still knows the person', async () => {
    const { keeper, signOut, signIn } = openTab(true);
    await keeper.signOut();
    await keeper.goOn();
    expect([signOut.mock.calls.length, signIn.mock.calls.length]).toEqual([2, 0]);
    otherTabStores(undefined);
    otherTabStores('u1');
    keeper.end('expired');
    await keeper.goOn();
    expect([signOut.mock.calls.length, signIn.mock.calls.length]).toEqual([2, 1]);
    await keeper.signOut();
    otherTabStores('u2');
    await keeper.goOn();
    expect([signOut.mock.calls.length, signIn.mock.calls.length]).toEqual([3, 1]);
  });
});

describe('a page that stays although it was left', () => {
  it('is covered and can be left again: the person stopped it, or answered the browser’s question with staying', async () => {
    const { keeper, signOut } = openTab();
    signOut.mockImplementation(() => new Promise<never>(() => {}));
    void keeper.signOut();
    window.localStorage.removeItem(sessionKey);
    await vi.advanceTimersByTimeAsync(leftWithinMs);
    expect(keeper.read()).toEqual({ reason: 'signedOut', automatic: false });
    void keeper.goOn();
    expect(signOut).toHaveBeenCalledTimes(2);
  });
});

describe('a page that was left and is shown again as it was, by the browser’s back', () => {
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const onTheWay = () => new Promise<never>(() => {});

  it('is covered after a sign-out, and uncovered with the next session', async () => {
    const { keeper, signOut } = openTab();
    signOut.mockImplementation(onTheWay);
    void keeper.signOut();
    window.localStorage.removeItem(sessionKey);
    expect(keeper.read()).toBeUndefined();
    comeBack();
    expect(keeper.read()?.reason).toBe('signedOut');
    otherTabStores('u1');
    await vi.advanceTimersByTimeAsync(leftWithinMs);
    expect(keeper.read()).toBeUndefined();
  });

  it('leads to sign-in again', async () => {
    const { keeper, signIn } = openTab();
    signIn.mockImplementation(onTheWay);
    keeper.end('expired');
    await vi.advanceTimersByTimeAsync(goOnAfterMs);
    comeBack();
    expect(keeper.read()).toEqual({ reason: 'expired', automatic: false });
    void keeper.goOn();
    expect(signIn).toHaveBeenCalledTimes(2);
  });
});
