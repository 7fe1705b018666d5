import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardHistory, type History } from '#src/unsavedWork/guardHistory.ts';
import { registerUnsavedWork, setLeaveQuestion } from '#src/unsavedWork/unsavedWork.ts';

/** Paths that the application was told of, the latest last. */
let shown: string[];
let history: History;
const ends: (() => void)[] = [];
/** The questions asked so far, and how to answer them. */
let questions: ((agreed: boolean) => void)[];

beforeEach(() => {
  shown = [];
  questions = [];
  history = guardHistory(createBrowserHistory({ v5Compat: true }));
  ends.push(history.listen(({ location }) => shown.push(location.pathname)));
  ends.push(setLeaveQuestion(() => new Promise((resolve) => questions.push(resolve))));
  history.push('/list');
  history.push('/form');
  ends.push(registerUnsavedWork({}));
});
afterEach(() => ends.splice(0).forEach((end) => end()));

const isShown = (path: string) =>
  vi.waitFor(() => expect([window.location.pathname, shown.at(-1)]).toEqual([path, path]));
/** The browser tells of a step back when it has been taken. */
const goBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.back();
  });

describe('a history while work is unsaved', () => {
  it.each(['push', 'replace'] as const)('asks before it may %s another page, and stays or goes', async (way) => {
    history[way]('/elsewhere');
    expect(window.location.pathname).toBe('/form');
    questions[0]?.(false);
    await vi.waitFor(() => {
      history[way]('/elsewhere');
      expect(questions).toHaveLength(2);
    });
    expect(shown).toEqual(['/list', '/form']);
    questions[1]?.(true);
    await isShown('/elsewhere');
  });

  it('asks nothing while the page stays the same', () => {
    history.replace('/form?step=2');
    history.push('/form?step=3');
    expect(questions).toEqual([]);
    expect(window.location.search).toBe('?step=3');
  });

  it('undoes a step back, tells nobody of it, and takes it once agreed', async () => {
    await goBack();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(shown).toEqual(['/list', '/form']);
    expect(questions).toHaveLength(1);
    questions[0]?.(true);
    await isShown('/list');
    expect(shown).toEqual(['/list', '/form', '/list']);
  });

  it('stays after a step back that the person did not mean', async () => {
    await goBack();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/form'));
    questions[0]?.(false);
    history.push('/form?step=2');
    expect(window.location.search).toBe('?step=2');
    expect(shown.at(-1)).toBe('/form');
  });

  it('tells of an address of the same page that comes before a step back is undone, and of the next step', async () => {
    await goBack();
    history.push('/form?step=2');
    expect(shown).toEqual(['/list', '/form', '/form']);
    questions[0]?.(false);
    await goBack();
    await vi.waitFor(() => expect(questions).toHaveLength(2));
    expect(shown).toEqual(['/list', '/form', '/form']);
    questions[1]?.(true);
    await isShown('/list');
  });

  it('goes where the person last wanted to while the question stood', async () => {
    history.push('/first');
    history.push('/second');
    expect(questions).toHaveLength(1);
    questions[0]?.(true);
    await isShown('/second');
    expect(shown).not.toContain('/first');
  });
});
