/** Counts requests in flight, as a store React can subscribe to (spec §2 "progress spinner"). */
export interface RequestCounter {
  /** Counts one request until the returned function is called. */
  begin: () => () => void;
  current: () => number;
  subscribe: (listener: () => void) => () => void;
}

export function createRequestCounter(): RequestCounter {
  let pending = 0;
  const listeners = new Set<() => void>();
  const change = (by: number) => {
    pending += by;
    for (const listener of listeners) listener();
  };
  return {
    begin() {
      let open = true;
      change(1);
      return () => {
        if (open) change(-1);
        open = false;
      };
    },
    current: () => pending,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
