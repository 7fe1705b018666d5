// spec gap: how many wrong passwords, and for how long.
const windowMs = 60_000;
/** Wrong passwords within the window before further tries are refused (docs/rulings.md "Wrong passwords"). */
const allowed = { login: 10, address: 50, device: 10 };

/** What a try counts against, and how many there may be. */
interface Count {
  key: string;
  most: number;
}

/** Who tries a password. `device` is known when the login has signed in with this browser before. */
export interface Visitor {
  login: string;
  address: string;
  device?: string | undefined;
}

/** An address, or of IPv6 the network of one subscriber, who has billions of addresses. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = ''] = plain.split('::');
  return head.split(':').slice(0, 4).join(':');
}

/** A browser that is known counts for itself alone: nobody else's guesses lock it out. */
export function countsOf({ login, address, device }: Visitor): Count[] {
  if (device !== undefined) return [{ key: `device ${device}`, most: allowed.device }];
  return [
    { key: `login ${login.slice(0, 200)}`, most: allowed.login },
    { key: `address ${networkOf(address)}`, most: allowed.address },
  ];
}

/** Slows the guessing of passwords; in the memory of one process. */
export interface Throttle {
  /**
   * Counts a try before the password is looked at, so that no more get through at once than one by one.
   * @returns gives the try back, for a password that was right; undefined when a count is full
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
