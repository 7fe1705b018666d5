/**
 * Business time. Sessions and tokens live on real time; due dates, day filters and time stamps of rows follow this
 * clock, which `POST /sandbox/clock` moves (docs/rulings.md).
 */
export interface Clock {
  now(): Date;
  /** Moves the clock so that `now()` gives this instant; it keeps running from there. */
  set(instant: Date): void;
  reset(): void;
}

/** @param start the instant to begin at; real time when absent. */
export function createClock(start?: Date): Clock {
  const offsetFrom = (instant: Date) => instant.getTime() - Date.now();
  let offset = start ? offsetFrom(start) : 0;
  return {
    now: () => new Date(Date.now() + offset),
    set: (instant) => {
      offset = offsetFrom(instant);
    },
    reset: () => {
      offset = 0;
    },
  };
}
