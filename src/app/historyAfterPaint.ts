import { NavigationType, type Location, type To } from 'react-router';
import { afterPaint } from '#src/ui/afterPaint.ts';
import type { History } from '#src/unsavedWork/guardHistory.ts';

/** What the browser is to be told of. */
interface Unwritten {
  way: 'push' | 'replace';
  location: Location;
}

/**
 * A history that tells the application of another address of the same page at once, and the browser when the frame it leads to
 * has been painted: the address bar, the list of visited pages and the icon take the browser longer than the page takes React.
 * Another page is told of at once: its title belongs to its address. Steps back and forward wait for nobody.
 */
export function historyAfterPaint(history: History): History {
  let unwritten: Unwritten | undefined;
  let callOff = () => {};
  let tell: Parameters<History['listen']>[0] = () => {};
  let isWriting = false;
  /** The browser tells of a step when it has been taken; an address that comes before that goes on top of where it began. */
  let isStepping = false;

  function forget(): Unwritten | undefined {
    const forgotten = unwritten;
    unwritten = undefined;
    callOff();
    return forgotten;
  }
  function write(): void {
    const left = forget();
    if (!left) return;
    isWriting = true;
    try {
      history[left.way](left.location, left.location.state);
    } finally {
      isWriting = false;
    }
  }
  function goTo(way: Unwritten['way'], to: To, state: unknown): void {
    const { pathname, search, hash } = history.encodeLocation(to);
    if (isStepping || pathname !== history.location.pathname) {
      write();
      history[way](to, state);
      return;
    }
    // What was to be pushed and is replaced before is pushed as what has replaced it.
    const pushed = way === 'replace' && unwritten?.way === 'push';
    if (way === 'replace') forget();
    else write();
    unwritten = {
      way: pushed ? 'push' : way,
      location: { pathname, search, hash, state: state ?? null, key: crypto.randomUUID() },
    };
    callOff = afterPaint(write);
    const isPush = way === 'push';
    tell({
      action: isPush ? NavigationType.Push : NavigationType.Replace,
      location: unwritten.location,
      delta: isPush ? 1 : 0,
    });
  }

  return {
    get action() {
      if (!unwritten) return history.action;
      return unwritten.way === 'push' ? NavigationType.Push : NavigationType.Replace;
    },
    get location() {
      return unwritten?.location ?? history.location;
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
        if (isWriting) return;
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
