import { spinnerDelayMs, stillWaitingMs } from '#contract/constants.ts';
import { createStore, type Readable } from '#src/store/createStore.ts';

/** Requests in flight (spec §2 "progress spinner"). */
export interface PendingRequests {
  count: number;
  /** True from when one request has lasted longer than the delay of spec §9 until none is in flight. */
  isSlow: boolean;
  /** Those that change something and have been without an answer for long. */
  writesWaiting: number;
}

export interface RequestCounter extends Readable<PendingRequests> {
  /** Counts one request until the returned function is called. @param isWrite nothing but its answer ends it */
  begin: (isWrite?: boolean) => () => void;
}

/** Counts from nothing. @param delayMs milliseconds until a request is slow */
export function createRequestCounter(delayMs: number = spinnerDelayMs): RequestCounter {
  const pending = createStore<PendingRequests>({ count: 0, isSlow: false, writesWaiting: 0 });
  const add = (by: number) =>
    pending.change(({ count, isSlow, ...rest }) => ({ ...rest, count: count + by, isSlow: isSlow && count + by > 0 }));
  const wait = (by: number) => pending.change((now) => ({ ...now, writesWaiting: now.writesWaiting + by }));
  return {
    begin(isWrite = false) {
      let open = true;
      let waits = false;
      add(1);
      const timer = setTimeout(() => pending.change((now) => ({ ...now, isSlow: now.count > 0 })), delayMs + 1);
      const waiting = setTimeout(() => {
        waits = isWrite;
        if (waits) wait(1);
      }, stillWaitingMs);
      return () => {
        clearTimeout(timer);
        clearTimeout(waiting);
        if (open) add(-1);
        if (open && waits) wait(-1);
        open = false;
      };
    },
    read: pending.read,
    subscribe: pending.subscribe,
  };
}
