/** Places for work of which only so much is done at once; who comes later waits its turn. */
export interface Slots {
  /**
   * Waits for a place.
   * @returns what gives the place back; calling it again does nothing.
   * @throws the signal's reason when it aborts before a place is free.
   */
  enter(signal: AbortSignal): Promise<() => void>;
}

/** @param count how many may be inside at once */
export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const wait = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.push(enter);
    });
  return {
    async enter(signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await wait(signal);
      let inside = true;
      return () => {
        if (inside) leave();
        inside = false;
      };
    },
  };
}
