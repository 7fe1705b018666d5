import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleTimer, type IdleTimer } from '#src/authProvider/idleTimer.ts';

const minute = 60_000;
const stops: (() => void)[] = [];

/** A tab: tabs of one browser share the storage, each has a countdown of its own. */
function openTab(minutes = 15): IdleTimer {
  const timer = createIdleTimer(minutes, window);
  stops.push(timer.start());
  return timer;
}

/** What the browser tells the other tabs when one of them has written. */
const tellOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'back-office.activity' }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

describe('the idle countdown', () => {
  it('begins in full, warns at 60 seconds, counts each second, and ends at 0', () => {
    const timer = openTab();
    const phases: string[] = [];
    timer.subscribe(() => phases.push(`${timer.read().phase} ${timer.read().secondsLeft}`));
    vi.advanceTimersByTime(14 * minute - 1000);
    expect(timer.read().phase).toBe('working');
    expect(phases).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(timer.read()).toEqual({ phase: 'warning', secondsLeft: 60 });
    vi.advanceTimersByTime(59_000);
    expect(timer.read()).toEqual({ phase: 'warning', secondsLeft: 1 });
    vi.advanceTimersByTime(1000);
    expect(timer.read()).toEqual({ phase: 'over', secondsLeft: 0 });
    expect(phases).toHaveLength(61);
    vi.advanceTimersByTime(minute);
    expect(phases).toHaveLength(61);
  });

  it('begins anew with each request, also during the warning', () => {
    const timer = openTab(2);
    vi.advanceTimersByTime(90_000);
    expect(timer.read().phase).toBe('warning');
    timer.refresh();
    expect(timer.read().phase).toBe('working');
    vi.advanceTimersByTime(59_000);
    expect(timer.read().phase).toBe('working');
    vi.advanceTimersByTime(1000);
    expect(timer.read().phase).toBe('warning');
  });

  it('begins anew with a new session, once over too, and counts the work in it for all tabs', () => {
    const timer = openTab(2);
    vi.advanceTimersByTime(2 * minute);
    timer.refresh();
    expect(timer.read().phase).toBe('over');
    timer.restart();
    expect(timer.read().phase).toBe('working');
    const other = openTab(2);
    vi.advanceTimersByTime(90_000);
    timer.refresh();
    expect(other.read().phase).toBe('warning');
    vi.advanceTimersByTime(1000);
    expect(other.read().phase).toBe('working');
  });

  it('warns from the start when it is configured that short', () => {
    expect(openTab(0.5).read()).toEqual({ phase: 'warning', secondsLeft: 30 });
  });
});

describe('two tabs', () => {
  it('share the countdown: a request of one hides the warning of the other', () => {
    const [busy, idle] = [openTab(), openTab()];
    vi.advanceTimersByTime(14.5 * minute);
    expect([busy.read().phase, idle.read().phase]).toEqual(['warning', 'warning']);
    busy.refresh();
    tellOtherTabs();
    expect(idle.read().phase).toBe('working');
    vi.advanceTimersByTime(14 * minute + 30_000);
    expect(idle.read()).toEqual({ phase: 'warning', secondsLeft: 30 });
  });

  it('see each other’s work even where no event comes', () => {
    const [busy, idle] = [openTab(), openTab()];
    for (let passed = 0; passed < 60; passed += 1) {
      vi.advanceTimersByTime(minute);
      busy.refresh();
    }
    vi.advanceTimersByTime(1000);
    expect(idle.read().phase).toBe('working');
  });

  it('do not trust a time to come, written under another clock', () => {
    const timer = openTab();
    window.localStorage.setItem('back-office.activity', String(Date.now() + 1000 * minute));
    tellOtherTabs();
    vi.advanceTimersByTime(15 * minute);
    expect(timer.read().phase).toBe('over');
  });
});

describe('a computer that sleeps past the deadline', () => {
  it.each(['focus', 'pageshow'])('is signed out when it wakes with %s', (event) => {
    const timer = openTab();
    vi.setSystemTime(Date.now() + 60 * minute);
    window.dispatchEvent(new Event(event));
    expect(timer.read().phase).toBe('over');
  });

  it('is not revived by an answer that comes first', () => {
    const timer = openTab();
    vi.setSystemTime(Date.now() + 60 * minute);
    timer.refresh();
    expect(timer.read().phase).toBe('over');
    timer.refresh();
    vi.advanceTimersByTime(1000);
    expect(timer.read().phase).toBe('over');
  });

  it('warns when it wakes before the end', () => {
    const timer = openTab();
    vi.setSystemTime(Date.now() + 14.5 * minute);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(timer.read()).toEqual({ phase: 'warning', secondsLeft: 30 });
  });
});
