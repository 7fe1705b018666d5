import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  confirmLeaving,
  guardAgain,
  hasUnsavedWork,
  registerUnsavedWork,
  saveAndRelease,
  setLeaveQuestion,
  unsavedWorkChanged,
  useUnsavedWork,
  type UnsavedWork,
} from '#src/unsavedWork/unsavedWork.ts';

/** True when the browser would ask before the page is left. */
function browserWouldAsk(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const lifts: (() => void)[] = [];
/** Counts a work as unsaved until the end of the test. */
function register(work: UnsavedWork): void {
  lifts.push(registerUnsavedWork(work));
}

describe('unsaved work', () => {
  afterEach(() => {
    for (const lift of lifts.splice(0)) lift();
  });

  it('counts while a component is dirty, and no longer than it is there', () => {
    const { rerender, unmount } = renderHook(({ dirty }) => useUnsavedWork(dirty), { initialProps: { dirty: false } });
    expect([hasUnsavedWork(), browserWouldAsk()]).toEqual([false, false]);
    rerender({ dirty: true });
    expect([hasUnsavedWork(), browserWouldAsk()]).toEqual([true, true]);
    rerender({ dirty: false });
    expect([hasUnsavedWork(), browserWouldAsk()]).toEqual([false, false]);
    rerender({ dirty: true });
    unmount();
    expect([hasUnsavedWork(), browserWouldAsk()]).toEqual([false, false]);
  });

  it('lets go on without asking when nothing is unsaved', async () => {
    const ask = vi.fn<() => Promise<boolean>>();
    const forget = setLeaveQuestion(ask);
    expect(await confirmLeaving()).toBe(true);
    expect(ask).not.toHaveBeenCalled();
    forget();
  });

  it('keeps the work when the person stays, and when nobody can ask', async () => {
    const discard = vi.fn<() => void>();
    register({ discard });
    expect(await confirmLeaving()).toBe(false);
    const forget = setLeaveQuestion(() => Promise.resolve(false));
    expect(await confirmLeaving()).toBe(false);
    expect([hasUnsavedWork(), browserWouldAsk()]).toEqual([true, true]);
    expect(discard).not.toHaveBeenCalled();
    forget();
  });

  it('discards the work and asks no more when the person leaves, with one question for several askers', async () => {
    const discard = vi.fn<() => void>();
    const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const forget = setLeaveQuestion(ask);
    register({ discard });
    expect(await Promise.all([confirmLeaving(), confirmLeaving()])).toEqual([true, true]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(discard).toHaveBeenCalledTimes(1);
    expect([hasUnsavedWork(), browserWouldAsk()]).toEqual([false, false]);
    forget();
  });

  it('keeps drafts before a sign-out nobody asked for, and when the page goes', () => {
    const save = vi.fn<() => void>();
    const discard = vi.fn<() => void>();
    register({ save, discard });
    window.dispatchEvent(new Event('pagehide'));
    expect(save).toHaveBeenCalledTimes(1);
    saveAndRelease();
    expect(save).toHaveBeenCalledTimes(2);
    expect(discard).not.toHaveBeenCalled();
    expect(browserWouldAsk()).toBe(false);
  });

  it('counts again on a page that was not left after all, unless it is gone', async () => {
    const save = vi.fn<() => void>();
    const { unmount } = renderHook(() => useUnsavedWork(true, { save }));
    const lift = registerUnsavedWork({});
    saveAndRelease();
    lift();
    guardAgain();
    expect(browserWouldAsk()).toBe(true);
    window.dispatchEvent(new Event('pagehide'));
    expect(save).toHaveBeenCalledTimes(2);
    saveAndRelease();
    unmount();
    guardAgain();
    expect(hasUnsavedWork()).toBe(false);
    const done = [registerUnsavedWork({}), setLeaveQuestion(() => Promise.resolve(true))];
    await confirmLeaving();
    expect(hasUnsavedWork()).toBe(false);
    guardAgain();
    expect(hasUnsavedWork()).toBe(true);
    for (const undo of done) undo();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('uses the newest callbacks, and is lifted by hand after a save', () => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    const { result, rerender } = renderHook(({ save }) => useUnsavedWork(true, { save }), {
      initialProps: { save: first },
    });
    rerender({ save: second });
    window.dispatchEvent(new Event('pagehide'));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    act(() => result.current());
    expect(hasUnsavedWork()).toBe(false);
  });

  it('tells listeners of each change', () => {
    const listener = vi.fn<() => void>();
    const forget = unsavedWorkChanged.subscribe(listener);
    const lift = registerUnsavedWork({});
    lift();
    lift();
    expect(listener).toHaveBeenCalledTimes(2);
    forget();
  });
});
