import { describe, expect, it } from 'vitest';
import { byteText } from '#src/actions/jobs/byteText.ts';
import { createJobs } from '#src/actions/jobs/jobs.ts';

const rows = {
  kind: 'bulk',
  doneText: 'item.deletedMany',
  total: 3,
  done: 0,
  doneRows: [],
  waiting: [],
  refused: [],
  planned: {},
  moved: {},
  differences: [],
} as const;
const file = { kind: 'export', rows: 3, received: 0 } as const;

/** Whether the browser would ask before the page is left. */
function asksBeforeUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('the jobs of a page', () => {
  it('stand the newest first, tell how far they are and what came of them', () => {
    const jobs = createJobs();
    const first = jobs.start({ name: 'action.delete', work: rows });
    const second = jobs.start({ name: 'resources.items.name', work: file });
    jobs.progress(first.id, { ...rows, done: 2 });
    jobs.finish(second.id, { state: 'failed', failure: { message: 'No' } });
    expect(jobs.read()).toMatchObject([
      { id: second.id, state: 'failed', work: file, failure: { message: 'No' } },
      { id: first.id, state: 'running', work: { done: 2 } },
    ]);
  });

  it('know which of them has the latest news', () => {
    const jobs = createJobs();
    const first = jobs.start({ name: 'action.delete', work: rows });
    const second = jobs.start({ name: 'action.delete', work: rows });
    const latest = () => jobs.read().toSorted((a, b) => b.news - a.news)[0]?.id;
    expect(latest()).toBe(second.id);
    jobs.progress(first.id, { ...rows, done: 1 });
    expect(latest()).toBe(second.id);
    jobs.finish(first.id, { state: 'done' });
    expect(latest()).toBe(first.id);
  });

  it('are cancelled by their signal alone, and forgotten once they have ended', () => {
    const jobs = createJobs();
    const { id, signal } = jobs.start({ name: 'action.delete', work: rows });
    jobs.cancel(id);
    jobs.dismiss(id);
    expect([signal.aborted, jobs.read()[0]?.state]).toEqual([true, 'running']);
    jobs.finish(id, { state: 'cancelled' });
    jobs.cancel(id);
    jobs.dismiss(id);
    expect(jobs.read()).toEqual([]);
  });

  it('keep the page from being left unasked while one that says so is running', () => {
    const jobs = createJobs();
    const guarded = { name: 'action.delete', work: rows, asksBeforeUnload: true };
    const [first, second] = [jobs.start(guarded), jobs.start(guarded)];
    jobs.start({ name: 'resources.items.name', work: file });
    jobs.finish(first.id, { state: 'done' });
    expect(asksBeforeUnload()).toBe(true);
    jobs.finish(second.id, { state: 'failed' });
    expect(asksBeforeUnload()).toBe(false);
  });

  it('let the page be left once everything is sent and only what comes of it is watched', () => {
    const jobs = createJobs();
    const { id } = jobs.start({ name: 'action.delete', work: rows, asksBeforeUnload: true });
    jobs.progress(id, { ...rows, waiting: [{ id: 'a' }] });
    expect(asksBeforeUnload()).toBe(false);
  });
});

describe('byteText', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [12_345_678, '12.3 MB'],
  ])('of %s is %s', (bytes, text) => {
    expect(byteText(bytes)).toBe(text);
  });
});
