import type { Identifier } from 'react-admin';

/** One page of a list, of which only the ids matter. */
export interface IdPage {
  ids: readonly Identifier[];
  /** Rows of all pages, as the server counts them now. */
  total: number;
}

interface Collecting {
  readPage: (page: number) => Promise<IdPage>;
  /** Greatest number of rows that may be collected. */
  limit: number;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/**
 * The ids of every row of a list, page by page.
 * @returns undefined when the server counts more rows than the limit.
 * @throws the signal's reason when the person has cancelled, and whatever reading throws.
 */
export async function collectIds({
  readPage,
  limit,
  signal,
  onProgress,
}: Collecting): Promise<Identifier[] | undefined> {
  const found = new Set<Identifier>();
  for (let page = 1; ; page += 1) {
    const { ids, total } = await readPage(page);
    signal.throwIfAborted();
    if (total > limit) return undefined;
    for (const id of ids) found.add(id);
    onProgress(found.size, total);
    if (ids.length === 0 || found.size >= total) return [...found];
  }
}
