/** Calls for single records that stand beside each other, so that many do not keep others waiting. */
const atOnce = 4;

/**
 * Does something with each item, four at once and in their order.
 * @throws the first failure, once those beside it have ended; what follows is not begun.
 */
export async function fourAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const begun = items.slice(start, start + atOnce).map(work);
    await Promise.allSettled(begun);
    results.push(...(await Promise.all(begun)));
  }
  return results;
}
