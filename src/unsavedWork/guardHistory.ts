import type { ComponentProps } from 'react';
import { NavigationType, type To, type unstable_HistoryRouter } from 'react-router';
import { confirmLeaving, hasUnsavedWork } from './unsavedWork.ts';

/** The addresses a person goes through, as react-router keeps them. */
export type History = ComponentProps<typeof unstable_HistoryRouter>['history'];

/**
 * A history that asks before a step to another page would lose unsaved work. A step back or forward, which the browser
 * tells of when it has been taken, is undone while the question stands.
 */
export function guardHistory(history: History): History {
  let shown = history.location.pathname;
  let questions = 0;
  /** Hears of the step that undoes another; an address that is put on top of it first has undone it too. */
  let undone: (() => void) | undefined;
  const wouldLose = (pathname: string) => hasUnsavedWork() && pathname !== shown;

  /** Of several ways to leave that are tried while the question stands, the last one counts. */
  function ask(goOn: () => void): void {
    questions += 1;
    const own = questions;
    void confirmLeaving().then((agreed) => agreed && own === questions && goOn());
  }

  function leave(to: To, go: () => void): void {
    if (wouldLose(history.encodeLocation(to).pathname)) ask(go);
    else go();
  }

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    push: (to, state: unknown) => leave(to, () => history.push(to, state)),
    replace: (to, state: unknown) => leave(to, () => history.replace(to, state)),
    go: (delta) => history.go(delta),
    listen: (listener) =>
      history.listen((update) => {
        const { action, location, delta } = update;
        const isStep = action === NavigationType.Pop;
        if (undone) {
          undone();
          undone = undefined;
          if (isStep) return;
        }
        if (isStep && delta !== null && wouldLose(location.pathname)) {
          const isBack = new Promise<void>((resolve) => (undone = resolve));
          history.go(-delta);
          ask(() => void isBack.then(() => history.go(delta)));
        } else {
          shown = location.pathname;
          listener(update);
        }
      }),
  };
}
