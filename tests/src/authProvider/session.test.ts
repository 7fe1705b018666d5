import type { User } from 'oidc-client-ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserExclusive } from '#src/authProvider/session.ts';
import { createUserManager, safeReturnAddress } from '#src/authProvider/userManager.ts';
import { openTab, refused, sharedLock, storageOfTwo, userWith } from '#tests/support/sessionTabs.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the access token', () => {
  it('is the stored one while it is valid, and none without a session', async () => {
    const { manager, session, silent } = openTab(sharedLock(), async () => null);
    expect(await session.accessToken()).toBeUndefined();
    expect(await session.person()).toBeUndefined();
    await manager.storeUser(userWith('good', 600));
    expect(await session.accessToken()).toBe('good');
    expect(silent).not.toHaveBeenCalled();
  });

  it.each(['{', 'null', '"text"', '{}', '{"profile":null}', '{"profile":{"sub":1}}'])(
    'is none where what is stored is broken, which keeps nobody from signing in and out: %s',
    async (broken) => {
      const { manager, session } = openTab(sharedLock(), async () => null);
      const leave = [vi.spyOn(manager, 'signinRedirect'), vi.spyOn(manager, 'signoutRedirect')];
      for (const redirect of leave) redirect.mockResolvedValue();
      await manager.storeUser(userWith('good', 600));
      const key = Object.keys(localStorage).find((name) => name.includes('user:')) ?? '';
      for (const go of [() => session.signIn('/'), () => session.signOut()]) {
        localStorage.setItem(key, broken);
        expect(await Promise.all([session.person(), session.accessToken(), session.expiresAt()])).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
        await go();
        expect(localStorage.getItem(key)).toBeNull();
      }
    },
  );

  it('is renewed once for many callers when it is about to expire', async () => {
    const { manager, session, silent } = openTab(sharedLock(), async () => userWith('renewed', 600));
    await manager.storeUser(userWith('old', 5));
    expect(await Promise.all([session.accessToken(), session.accessToken(), session.accessToken()])).toEqual([
      'renewed',
      'renewed',
      'renewed',
    ]);
    expect(silent).toHaveBeenCalledOnce();
  });

  it('is renewed once over two tabs: a rotated refresh token is never used twice', async () => {
    const lock = sharedLock();
    const renew = async () => userWith('renewed', 600);
    const [one, other] = [openTab(lock, renew), openTab(lock, renew)];
    await one.manager.storeUser(userWith('old', 5));
    expect(await Promise.all([one.session.accessToken(), other.session.accessToken()])).toEqual(['renewed', 'renewed']);
    expect(one.silent.mock.calls.length + other.silent.mock.calls.length).toBe(1);
  });

  it('is renewed once, too, where what a tab stores reaches the other later than the turn does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const lock = sharedLock();
    const renew = async () => userWith('renewed', 600);
    const [near, far] = storageOfTwo(800);
    const [one, other] = [openTab(lock, renew, near), openTab(lock, renew, far)];
    await one.manager.storeUser(userWith('old', 5));
    await vi.advanceTimersByTimeAsync(800);
    const tokens = Promise.all([one.session.accessToken(), other.session.accessToken()]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await tokens).toEqual(['renewed', 'renewed']);
    expect(one.silent.mock.calls.length + other.silent.mock.calls.length).toBe(1);
  });

  it('is renewed by the silent-renew page when the refresh token is refused', async () => {
    const { manager, session } = openTab(sharedLock(), (by) =>
      by === 'frame' ? Promise.resolve(userWith('by frame', 600)) : refused(),
    );
    await manager.storeUser(userWith('old', -5));
    expect(await session.accessToken()).toBe('by frame');
  });

  it('is none when both are refused', async () => {
    const { manager, session, silent } = openTab(sharedLock(), refused);
    await manager.storeUser(userWith('old', -5));
    expect(await session.accessToken()).toBeUndefined();
    expect(silent).toHaveBeenCalledTimes(2);
  });

  it('is the old one to its last second, and an error after it, when the network is gone', async () => {
    const { manager, session } = openTab(sharedLock(), () => Promise.reject(new TypeError('Failed to fetch')));
    await manager.storeUser(userWith('old', 20));
    expect(await session.accessToken()).toBe('old');
    await manager.storeUser(userWith('old', -1));
    await expect(session.accessToken()).rejects.toThrow('Failed to fetch');
  });

  it('is never another person’s who signed in in the same browser', async () => {
    const { manager, session } = openTab(sharedLock(), async () => null);
    const mine = userWith('mine', 600);
    await manager.storeUser(mine);
    await session.person();
    await manager.storeUser(userWith('theirs', 600, { sub: 'u2' }));
    expect(await session.accessToken()).toBeUndefined();
    await manager.storeUser(userWith('theirs', 600, { merchantID: 'other' }));
    expect(await session.accessToken()).toBeUndefined();
    await manager.storeUser(mine);
    expect(await session.accessToken()).toBe('mine');
  });
});

describe('signing in', () => {
  it('takes the wanted address and the language along and leaves no token behind', async () => {
    const { manager, session } = openTab(sharedLock(), async () => null);
    await manager.storeUser(userWith('old', 5));
    const redirect = vi.spyOn(manager, 'signinRedirect').mockResolvedValue();
    await session.signIn('/customers/list?a=1');
    expect(redirect).toHaveBeenCalledWith({ state: { returnTo: '/customers/list?a=1' }, ui_locales: 'he-IL' });
    expect(await manager.getUser()).toBeNull();
  });

  it('waits for a renewal under way, which would else store the session again', async () => {
    let finish = (_: User) => {};
    const renewing = new Promise<User>((resolve) => {
      finish = resolve;
    });
    const { manager, session } = openTab(sharedLock(), async () => {
      const renewed = await renewing;
      await manager.storeUser(renewed);
      return renewed;
    });
    vi.spyOn(manager, 'signinRedirect').mockResolvedValue();
    await manager.storeUser(userWith('old', 5));
    const token = session.accessToken();
    const leaving = session.signIn('/');
    finish(userWith('renewed', 600));
    await Promise.all([token, leaving]);
    expect(await manager.getUser()).toBeNull();
  });

  it('that begins in another tab leaves alone what waits for somebody to type a password, for a day', async () => {
    const manager = createUserManager(
      { authority: '/identity', clientId: 'c' },
      { origin: 'http://localhost:4000', storage: localStorage },
    );
    const begun = (hoursAgo: number) => JSON.stringify({ id: 'x', created: Date.now() / 1000 - hoursAgo * 3600 });
    localStorage.setItem('back-office.sign-in.morning', begun(8));
    localStorage.setItem('back-office.sign-in.yesterday', begun(25));
    await manager.clearStaleState();
    expect(Object.keys(localStorage)).toEqual(['back-office.sign-in.morning']);
  });

  it.each([
    ['/a?b=1#c', '/a?b=1#c'],
    ['http://localhost:4000/x', '/x'],
    ['https://evil.test/x', '/'],
    ['//evil.test/x', '/'],
    ['javascript:alert(1)', '/'],
    [undefined, '/'],
    [{}, '/'],
  ])('returns only into this origin: %s', (wanted, expected) => {
    expect(safeReturnAddress(wanted, 'http://localhost:4000')).toBe(expected);
  });
});

describe('signing out', () => {
  /** @returns lets the renewal under way end with a new session. */
  function pausedRenewal() {
    const renewal = Promise.withResolvers<User | null>();
    return { renew: () => renewal.promise, finish: () => renewal.resolve(userWith('renewed', 600)) };
  }

  it('waits for a renewal under way, of this tab or another, and leaves nothing of it behind', async () => {
    const lock = sharedLock();
    const { renew, finish } = pausedRenewal();
    const [one, other] = [openTab(lock, renew), openTab(lock, renew)];
    await one.manager.storeUser(userWith('old', 5));
    const redirect = vi.spyOn(one.manager, 'signoutRedirect').mockResolvedValue();
    const token = other.session.accessToken();
    await vi.waitFor(() => expect(other.silent).toHaveBeenCalled());
    const left = one.session.signOut();
    const late = one.session.accessToken();
    finish();
    await left;
    expect(await token).toBe('renewed');
    expect(await late).toBeUndefined();
    expect(redirect).toHaveBeenCalledOnce();
    expect(await one.manager.getUser()).toBeNull();
  });

  it('tells the identity provider who leaves', async () => {
    const { manager, session } = openTab(sharedLock(), async () => null);
    const redirect = vi.spyOn(manager, 'signoutRedirect').mockResolvedValue();
    await manager.storeUser(Object.assign(userWith('good', 600), { id_token: 'who' }));
    await session.signOut();
    await session.signOut();
    const extraQueryParams = { ui_locales: 'he-IL' };
    expect(redirect.mock.calls).toEqual([[{ id_token_hint: 'who', extraQueryParams }], [{ extraQueryParams }]]);
  });

  it('tells so again when the identity provider could not be reached the first time', async () => {
    const { manager, session } = openTab(sharedLock(), async () => null);
    const redirect = vi.spyOn(manager, 'signoutRedirect').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    redirect.mockResolvedValueOnce();
    await manager.storeUser(Object.assign(userWith('good', 600), { id_token: 'who' }));
    await expect(session.signOut()).rejects.toThrow();
    expect(await manager.getUser()).toBeNull();
    await session.signOut();
    expect(redirect.mock.lastCall).toMatchObject([{ id_token_hint: 'who' }]);
  });

  it('is no session to renew for a tab that can not see it yet', async () => {
    const lock = sharedLock();
    const [near, far] = storageOfTwo(0);
    const [one, other] = [openTab(lock, refused, near), openTab(lock, async () => userWith('renewed', 600), far)];
    const old = userWith('old', -5);
    await one.manager.storeUser(old);
    await other.manager.storeUser(old);
    vi.spyOn(one.manager, 'signoutRedirect').mockResolvedValue();
    await one.session.signOut();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const token = other.session.accessToken();
    await vi.advanceTimersByTimeAsync(6000);
    expect(await token).toBeUndefined();
    expect(other.silent).not.toHaveBeenCalled();
  });
});

describe('the lock between tabs', () => {
  it('is the browser’s where there is one', async () => {
    const held: string[] = [];
    const request = <Result>(name: string, task: () => Promise<Result>) => {
      held.push(name);
      return task();
    };
    expect(await browserExclusive({ request }, localStorage)(async () => 7)).toBe(7);
    expect(held).toEqual(['back-office.session']);
    expect(await browserExclusive(undefined, localStorage)(async () => localStorage.length)).toBe(1);
    expect(localStorage).toHaveLength(0);
  });
});
