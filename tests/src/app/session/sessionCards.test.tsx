import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IdlePrompt } from '#src/app/session/IdlePrompt.tsx';
import { SessionEndCard } from '#src/app/session/SessionEndCard.tsx';
import type { SessionEnd } from '#src/app/session/sessionEnd.ts';
import { NewVersionBanner } from '#src/app/shell/messages/NewVersionBanner.tsx';
import { ProgressOverlay } from '#src/app/shell/messages/ProgressOverlay.tsx';
import type { IdleState } from '#src/authProvider/idleTimer.ts';
import { createNewVersion } from '#src/settings/newVersion.ts';
import { createStore } from '#src/store/createStore.ts';
import { registerUnsavedWork, setLeaveQuestion } from '#src/unsavedWork/unsavedWork.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';

beforeEach(stubDialogs);

/** A store whose value the test sets. */
function storeOf<Value>(value: Value) {
  const store = createStore(value);
  return { ...store, set: (next: Value) => act(() => store.write(next)) };
}

describe('the end of a session', () => {
  async function renderEnd(ended: SessionEnd, locale: 'he-IL' | 'en-IL' = 'en-IL') {
    const monitor = {
      ...storeOf<SessionEnd | undefined>(ended),
      goOn: vi.fn(() => Promise.resolve()),
      signOut: vi.fn(() => Promise.resolve()),
    };
    const shell = await renderShell({ content: <SessionEndCard monitor={monitor} />, bare: true, locale });
    return { monitor, ...shell };
  }

  it.each([
    ['expired', 'en-IL', 'Session has expired'],
    ['missing', 'he-IL', 'תוקף החיבור פג'],
    ['signedOut', 'en-IL', 'Signed out'],
    ['otherPerson', 'he-IL', 'התחבר משתמש אחר'],
    ['idle', 'en-IL', 'Signed out because of inactivity'],
  ] as const)('%s is said in words, in %s', async (reason, locale, title) => {
    await renderEnd({ reason, automatic: true }, locale);
    expect(screen.getByRole('alertdialog', { name: title })).toBeVisible();
  });

  it('goes on with its button and can not be escaped', async () => {
    const { monitor, user } = await renderEnd({ reason: 'expired', automatic: true });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(monitor.goOn).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  });

  it('offers to sign out when signing in goes round in a circle', async () => {
    const { monitor, user } = await renderEnd({ reason: 'expired', automatic: false });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(monitor.signOut).toHaveBeenCalledOnce();
  });

  it('leaves the page when the session is back', async () => {
    const { monitor } = await renderEnd({ reason: 'signedOut', automatic: true });
    monitor.set(undefined);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the question whether somebody is there', () => {
  async function renderPrompt(locale: 'he-IL' | 'en-IL' = 'en-IL') {
    const state = storeOf<IdleState>({ phase: 'working', secondsLeft: 900 });
    const timer = { ...state, refresh: vi.fn(), start: () => () => {} };
    const onSignOut = vi.fn();
    const monitor = { ...storeOf<SessionEnd | undefined>(undefined), signOut: onSignOut };
    const shell = await renderShell({
      content: <IdlePrompt timer={timer} monitor={monitor} />,
      bare: true,
      locale,
    });
    const warn = (secondsLeft: number) => state.set({ phase: 'warning', secondsLeft });
    return { ...shell, state, timer, monitor, onSignOut, warn };
  }

  it('comes with the warning and goes with it', async () => {
    const { warn, state } = await renderPrompt('he-IL');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    warn(60);
    expect(screen.getByRole('alertdialog', { name: 'החיבור עומד להסתיים' })).toBeVisible();
    expect(screen.getAllByText('נותרו 60 שניות')).toHaveLength(2);
    state.set({ phase: 'working', secondsLeft: 900 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not stand above a session that has ended already', async () => {
    const { warn, monitor } = await renderPrompt();
    warn(60);
    monitor.set({ reason: 'signedOut', automatic: true });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('counts for the eye each second, for the ear at 60, 30 and 10', async () => {
    const { warn } = await renderPrompt();
    const spoken = new Set<string | null>();
    for (let seconds = 60; seconds > 0; seconds -= 1) {
      warn(seconds);
      spoken.add(screen.getByRole('timer').textContent);
    }
    expect([...spoken]).toEqual(['60 seconds left', '30 seconds left', '10 seconds left']);
    expect(screen.getByText('One second left')).toBeVisible();
  });

  it('renews with its button and with Escape, and signs out', async () => {
    const { warn, user, timer, onSignOut } = await renderPrompt();
    warn(50);
    await user.click(screen.getByRole('button', { name: 'Extend the session' }));
    await user.keyboard('{Escape}');
    expect(timer.refresh).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});

describe('the banner of a new version', () => {
  it('offers a refresh, or to wait', async () => {
    const version = createNewVersion('1.0.0');
    const reload = vi.fn();
    const { user } = await renderShell({ content: <NewVersionBanner version={version} reload={reload} />, bare: true });
    expect(screen.queryByText(/new version/)).toBeNull();
    act(() => version.compare('1.1.0'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(reload).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(/new version/)).toBeNull();
  });

  it('comes again after having been put off when a part is missing, as often as it is asked for', async () => {
    const version = createNewVersion('1.0.0');
    version.compare('1.1.0');
    const { user } = await renderShell({ content: <NewVersionBanner version={version} />, bare: true });
    for (let count = 0; count < 2; count += 1) {
      await user.click(screen.getByRole('button', { name: 'Later' }));
      expect(screen.queryByText(/new version/)).toBeNull();
      act(version.partMissing);
      expect(screen.getByText(/new version/)).toBeVisible();
    }
  });

  it('asks before unsaved work is lost', async () => {
    const version = createNewVersion('1.0.0');
    version.partMissing();
    const reload = vi.fn();
    const answer = vi.fn(() => Promise.resolve(false));
    const done = [registerUnsavedWork({}), setLeaveQuestion(answer)];
    const { user } = await renderShell({ content: <NewVersionBanner version={version} reload={reload} />, bare: true });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect([answer.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    answer.mockResolvedValue(true);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(reload).toHaveBeenCalledOnce();
    for (const undo of done) undo();
  });
});

describe('progress', () => {
  it('is said once, takes no focus and lets typing go on', async () => {
    const requests = storeOf({ count: 0, isSlow: false, writesWaiting: 0 });
    const { user } = await renderShell({
      content: (
        <>
          <input aria-label="name" />
          <ProgressOverlay requests={requests} />
        </>
      ),
      bare: true,
    });
    await user.type(screen.getByLabelText('name'), 'ab');
    requests.set({ count: 1, isSlow: true, writesWaiting: 0 });
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    await user.keyboard('c');
    expect(screen.getByLabelText('name')).toHaveValue('abc');
    expect(screen.getByLabelText('name')).toHaveFocus();
    requests.set({ count: 0, isSlow: false, writesWaiting: 0 });
    expect(screen.queryByText('Loading…')).toBeNull();
  });
});
