import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { historyAfterPaint } from '#src/app/historyAfterPaint.ts';
import type { History } from '#src/unsavedWork/guardHistory.ts';

let history: History;
let stopListening: () => void;
/** What the application was told, the latest last. */
let told: string[];
const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;
const address = () => pathOf(window.location);
const paint = () => vi.advanceTimersByTime(40);
const steps = () => window.history.length;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout', 'performance'],
  });
  told = [];
  history = historyAfterPaint(createBrowserHistory({ v5Compat: true }));
  stopListening = history.listen(({ action, location }) => told.push(`${action} ${pathOf(location)}`));
  history.push('/list?page=1');
  paint();
  told.length = 0;
});
afterEach(() => {
  stopListening();
  vi.useRealTimers();
});

const stepBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.back();
  });

describe('another address of the same page', () => {
  it.each(['push', 'replace'] as const)('is told at once and written when it has been painted (%s)', (way) => {
    const before = steps();
    history[way]('/list?page=2', { from: 'a row' });
    expect(told).toEqual([`${way.toUpperCase()} /list?page=2`]);
    expect([pathOf(history.location), history.location.state, history.action]).toEqual([
      '/list?page=2',
      { from: 'a row' },
      way.toUpperCase(),
    ]);
    const { key } = history.location;
    expect(address()).toBe('/list?page=1');
    paint();
    expect(address()).toBe('/list?page=2');
    expect(history.location).toMatchObject({ search: '?page=2', state: { from: 'a row' }, key });
    expect([told.length, steps() - before]).toEqual([1, way === 'push' ? 1 : 0]);
  });

  it('is written when nothing is painted, too', () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    history.push('/list?page=2');
    vi.advanceTimersByTime(499);
    expect(address()).toBe('/list?page=1');
    vi.advanceTimersByTime(1);
    expect(address()).toBe('/list?page=2');
  });

  it.each([
    { ways: ['push', 'push'], further: 2 },
    { ways: ['push', 'replace'], further: 1 },
    { ways: ['replace', 'push'], further: 1 },
    { ways: ['replace', 'replace'], further: 0 },
  ] as const)('keeps each step a person can go back to: $ways', ({ ways, further }) => {
    const before = steps();
    ways.forEach((way, index) => history[way](`/list?page=${index + 2}`));
    paint();
    expect([address(), steps() - before]).toEqual(['/list?page=3', further]);
  });

  it('comes before another page, which is written at once', () => {
    const before = steps();
    history.push('/list?page=2');
    history.push('/record');
    expect([address(), steps() - before]).toEqual(['/record', 2]);
    paint();
    expect(told).toEqual(['PUSH /list?page=2', 'PUSH /record']);
  });

  it('gives way to a step back of the browser', async () => {
    history.push('/list?page=1&sort=name');
    paint();
    history.push('/list?page=2');
    await stepBack();
    paint();
    expect([address(), told.at(-1)]).toEqual(['/list?page=1', 'POP /list?page=1']);
  });

  it('is written before a step of its own', async () => {
    history.push('/list?page=2');
    const stepped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.go(-1);
    expect(address()).toBe('/list?page=2');
    await stepped;
    expect([address(), told.at(-1)]).toEqual(['/list?page=1', 'POP /list?page=1']);
  });

  it('is written before nobody listens any more', () => {
    history.push('/list?page=2');
    stopListening();
    expect(address()).toBe('/list?page=2');
    expect(told).toEqual(['PUSH /list?page=2']);
  });

  it('is written at once while a step is under way', () => {
    history.go(-1);
    history.push('/list?page=2');
    expect(address()).toBe('/list?page=2');
  });
});
