/** Heights in points. */
export interface PageHeights {
  /** Of the first page, below what stands above the lines there. */
  first: number;
  /** Of each further page, below the sum that is brought forward. */
  other: number;
  /** The line with the sum that is carried forward; every page but the last has one. */
  carried: number;
}

/** Shares rows out over pages. @returns for each page the indices of its rows, `[from, to)`; at least one row each */
export function paginate(
  heights: readonly number[],
  { first, other, carried }: PageHeights,
): [from: number, to: number][] {
  const pages: [number, number][] = [];
  let from = 0;
  let used = 0;
  for (const [index, height] of heights.entries()) {
    const room = pages.length === 0 ? first : other;
    const isLast = index === heights.length - 1;
    if (index > from && used + height + (isLast ? 0 : carried) > room) {
      pages.push([from, index]);
      from = index;
      used = 0;
    }
    used += height;
  }
  return [...pages, [from, heights.length]];
}
