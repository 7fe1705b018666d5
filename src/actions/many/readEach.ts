/** Who waits for what is read. */
export interface Reading {
  /** Aborts when nobody wants it any more. */
  signal?: AbortSignal;
  /** Is told how many of how many have been read. */
  tell?: (read: number, of: number) => void;
}

/** Reads at once, so that many do not keep others waiting. */
const atOnce = 6;

/** Reads something of each, a few at a time. @throws the signal's reason, once it is aborted */
export async function readEach<Item, Found>(
  items: readonly Item[],
  read: (item: Item) => Promise<Found>,
  { signal, tell }: Reading = {},
): Promise<Found[]> {
  const found: Found[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    signal?.throwIfAborted();
    tell?.(start, items.length);
    found.push(...(await Promise.all(items.slice(start, start + atOnce).map(read))));
  }
  return found;
}
