import { NavigationType, type Location, type To } from 'react-router';
import { afterPaint } from '#src/ui/afterPaint.ts';
import type { History } from '#src/unsavedWork/guardHistory.ts';

/** What the browser is to be told of. */
interface Address {
  way: 'push' | 'replace';
  location: Location;
}

const actions = { push: NavigationType.Push, replace: NavigationType.Replace } as const;

/** Keeps one address until the next paint, and then writes it into a history. */
function keepAddress(history: History) {
  let kept: Address | undefined;
  let callOff = () => {};
  let isWriting = false;

  function forget(): void {
    kept = undefined;
    callOff();
  }
  function write(): void {
    if (!kept) return;
    const { way, location } = kept;
    forget();
    isWriting = true;
    try {
      history[way](location, location.state);
    } finally {
      isWriting = false;
    }
  }
  /** What was to be pushed and is replaced before is pushed as what has replaced it. */
  function keep({ way, location }: Address): void {
    const isPushed = way === 'push' || kept?.way === 'push';
    if (way === 'push') write();
    else forget();
    kept = { way: isPushed ? 'push' : 'replace', location };
    callOff = afterPaint(write);
  }
  return { keep, forget, write, kept: () => kept, isWriting: () => isWriting };
}

/**
 * A history that tells the application of another address of the same page at once, and the browser when the frame it leads to
 * has been painted: its own process works some 10 ms for each, beside what the page draws (ADR 48).
 * Another page is told of at once: its title belongs to its address. Steps back and forward wait for nobody.
 */
export function historyAfterPaint(history: History): History {
  const { keep, forget, write, kept, isWriting } = keepAddress(history);
  let tell: Parameters<History['listen']>[0] = () => {};
  /** The browser tells of a step when it has been taken; an address that comes before that goes on top of where it began. */
  let isStepping = false;

  function goTo(way: Address['way'], to: To, state: unknown): void {
    const { pathname, search, hash } = history.encodeLocation(to);
    if (isStepping || pathname !== history.location.pathname) {
      write();
      history[way](to, state);
      return;
    }
    const location = { pathname, search, hash, state: state ?? null, key: crypto.randomUUID() };
    keep({ way, location });
    tell({ action: actions[way], location, delta: way === 'push' ? 1 : 0 });
  }

  return {
    get action() {
      const address = kept();
      return address ? actions[address.way] : history.action;
    },
    get location() {
      return kept()?.location ?? history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    push: (to, state: unknown) => goTo('push', to, state),
    replace: (to, state: unknown) => goTo('replace', to, state),
    go(delta) {
      write();
      isStepping = true;
      history.go(delta);
    },
    listen(listener) {
      tell = listener;
      const stop = history.listen((update) => {
        if (isWriting()) return;
        if (update.action === NavigationType.Pop) {
          isStepping = false;
          forget();
        }
        listener(update);
      });
      return () => {
        write();
        stop();
      };
    },
  };
}
