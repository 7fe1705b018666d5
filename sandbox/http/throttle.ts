/** How long a try counts. */
const windowMs = 60_000;
/** What a try counts against, and how many there may be. */
export interface Count {
  key: string;
  most: number;
}

/** An address, or of IPv6 the network of one subscriber, who has billions of addresses. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.split('::');
  return head.split(':').slice(0, 4).join(':');
}

/** Slows whoever tries again and again; in the memory of one process. */
export interface Throttle {
  /**
   * Counts a try before it is looked at, so that no more get through at once than one by one.
   * @returns gives the try back, for one that was right; undefined when a count is full
   */
  reserve(counts: readonly Count[]): (() => void) | undefined;
}

/** @param now real time in milliseconds */
export function createThrottle(now: () => number = Date.now): Throttle {
  /** Instants of the tries of each key, the key that was tried longest ago first. */
  const tries = new Map<string, number[]>();
  const isRecent = (instant: number) => instant > now() - windowMs;
  const recent = (key: string) => (tries.get(key) ?? []).filter(isRecent);

  function set(key: string, instants: number[]): void {
    tries.delete(key);
    if (instants.length > 0) tries.set(key, instants);
  }

  function forgetOld(): void {
    for (const [key, instants] of tries) {
      if (instants.some(isRecent)) return;
      tries.delete(key);
    }
  }

  function giveBack(key: string, instant: number): void {
    const instants = recent(key);
    const index = instants.indexOf(instant);
    if (index >= 0) set(key, instants.toSpliced(index, 1));
  }

  return {
    reserve(counts) {
      forgetOld();
      if (counts.some(({ key, most }) => recent(key).length >= most)) return undefined;
      const instant = now();
      for (const { key } of counts) set(key, [...recent(key), instant]);
      let isCounted = true;
      return () => {
        if (isCounted) for (const { key } of counts) giveBack(key, instant);
        isCounted = false;
      };
    },
  };
}
