import { act, render, renderHook } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeaveGuard } from '#src/ui/dialogs/LeaveGuard.tsx';
import { useCloseOnBack } from '#src/ui/dialogs/openLayers.ts';
import { registerUnsavedWork, setLeaveQuestion } from '#src/unsavedWork/unsavedWork.ts';

/** Paths that the application was told of, the latest last. */
let shown: string[];
let router: ReturnType<typeof createBrowserRouter>;
const ends: (() => void)[] = [];
/** The questions asked so far, and how to answer them. */
let questions: ((agreed: boolean) => void)[];

const ways = { push: false, replace: true } as const;
const go = (to: string, way: keyof typeof ways = 'push') => act(() => router.navigate(to, { replace: ways[way] }));
const answer = (agreed: boolean) => act(async () => questions.at(-1)?.(agreed));

beforeEach(async () => {
  shown = [];
  questions = [];
  router = createBrowserRouter([{ path: '*', element: <LeaveGuard /> }]);
  ends.push(() => router.dispose());
  ends.push(router.subscribe(({ location: { pathname } }) => void (pathname !== shown.at(-1) && shown.push(pathname))));
  render(<RouterProvider router={router} useTransitions={false} />);
  ends.push(setLeaveQuestion(() => new Promise((resolve) => questions.push(resolve))));
  await go('/list');
  await go('/form');
  ends.push(registerUnsavedWork({}));
});
afterEach(() => ends.splice(0).forEach((end) => end()));

const isShown = (path: string) =>
  vi.waitFor(() => expect([window.location.pathname, shown.at(-1)]).toEqual([path, path]));
/** The browser tells of a step back when it has been taken. */
const goBack = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        window.history.back();
      }),
  );
const isAsked = (times: number) => vi.waitFor(() => expect(questions).toHaveLength(times));

describe('the router while work is unsaved', () => {
  it.each(['push', 'replace'] as const)('asks before it may %s another page, and stays or goes', async (way) => {
    await go('/elsewhere', way);
    expect(window.location.pathname).toBe('/form');
    await isAsked(1);
    await answer(false);
    await go('/elsewhere', way);
    await isAsked(2);
    expect(shown).toEqual(['/list', '/form']);
    await answer(true);
    await isShown('/elsewhere');
  });

  it('asks nothing while the page stays the same', async () => {
    await go('/form?step=2', 'replace');
    await go('/form?step=3');
    expect(questions).toEqual([]);
    expect(window.location.search).toBe('?step=3');
  });

  it('undoes a step back, tells nobody of it, and takes it once agreed', async () => {
    await goBack();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(shown).toEqual(['/list', '/form']);
    await isAsked(1);
    await answer(true);
    await isShown('/list');
    expect(shown).toEqual(['/list', '/form', '/list']);
  });

  it('stays after a step back that the person did not mean', async () => {
    await goBack();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/form'));
    await isAsked(1);
    await answer(false);
    await go('/form?step=2');
    expect(window.location.search).toBe('?step=2');
    expect(shown.at(-1)).toBe('/form');
  });

  it('shows an address of the same page that comes before a step back is undone', async () => {
    await goBack();
    await go('/form?step=2');
    await isAsked(1);
    await answer(false);
    expect([window.location.search, router.state.location.search]).toEqual(['?step=2', '?step=2']);
    expect(shown).toEqual(['/list', '/form']);
  });

  it('goes where the person last wanted to while the question stood', async () => {
    await go('/first');
    await go('/second');
    await isAsked(1);
    await answer(true);
    await isShown('/second');
    expect(shown).not.toContain('/first');
  });
});

describe('the browser’s Back while something lies over the page', () => {
  it('closes the uppermost and stays, one after the other, and leaves only then', async () => {
    for (const end of ends.splice(2)) end();
    const closed: string[] = [];
    const layers = ['sheet', 'dialog'].map((name) => renderHook(() => useCloseOnBack(() => void closed.push(name))));
    for (const [name, layer] of [
      ['dialog', layers[1]],
      ['sheet', layers[0]],
    ] as const) {
      await goBack();
      await vi.waitFor(() => expect(window.location.pathname).toBe('/form'));
      await vi.waitFor(() => expect(closed.at(-1)).toBe(name));
      layer?.unmount();
    }
    expect(shown).toEqual(['/list', '/form']);
    await goBack();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/list'));
  });

  it('does not hold a link', async () => {
    for (const end of ends.splice(2)) end();
    const close = vi.fn();
    const { unmount } = renderHook(() => useCloseOnBack(close));
    await go('/elsewhere');
    await isShown('/elsewhere');
    expect(close).not.toHaveBeenCalled();
    unmount();
  });
});
