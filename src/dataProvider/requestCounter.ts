import { spinnerDelayMs } from '#contract/constants.ts';
import { createStore, type Readable } from '#src/store/createStore.ts';

/** Requests in flight (spec §2 "progress spinner"). */
export interface PendingRequests {
  count: number;
  /** True from when one request has lasted longer than the delay of spec §9 until none is in flight. */
  isSlow: boolean;
}

export interface RequestCounter extends Readable<PendingRequests> {
  /** Counts one request until the returned function is called. */
  begin: () => () => void;
}

/** Counts from nothing. @param delayMs milliseconds until a request is slow */
export function createRequestCounter(delayMs: number = spinnerDelayMs): RequestCounter {
  const pending = createStore<PendingRequests>({ count: 0, isSlow: false });
  const add = (by: number) =>
    pending.change(({ count, isSlow }) => ({ count: count + by, isSlow: isSlow && count + by > 0 }));
  return {
    begin() {
      let open = true;
      add(1);
      const timer = setTimeout(() => pending.change(({ count }) => ({ count, isSlow: count > 0 })), delayMs + 1);
      return () => {
        clearTimeout(timer);
        if (open) add(-1);
        open = false;
      };
    },
    read: pending.read,
    subscribe: pending.subscribe,
  };
}
