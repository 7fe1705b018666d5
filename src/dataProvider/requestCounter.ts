import { spinnerDelayMs } from '#contract/constants.ts';

/** Counts requests in flight, as a store React can subscribe to (spec §2 "progress spinner"). */
export interface RequestCounter {
  /** Counts one request until the returned function is called. */
  begin: () => () => void;
  current: () => number;
  /** True from when one request has lasted longer than the delay of spec §9 until none is in flight. */
  isSlow: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Counts from nothing. @param delayMs milliseconds until a request is slow */
export function createRequestCounter(delayMs: number = spinnerDelayMs): RequestCounter {
  let pending = 0;
  let slow = false;
  const listeners = new Set<() => void>();
  const change = (by: number) => {
    pending += by;
    if (pending === 0) slow = false;
    for (const listener of listeners) listener();
  };
  return {
    begin() {
      let open = true;
      change(1);
      const timer = setTimeout(() => {
        slow = true;
        change(0);
      }, delayMs + 1);
      return () => {
        clearTimeout(timer);
        if (open) change(-1);
        open = false;
      };
    },
    current: () => pending,
    isSlow: () => slow,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
