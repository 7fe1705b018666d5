import type { Row } from '#contract/envelope.ts';
import { when, wrong } from '#conform/check.ts';
import { rowsOf, type Kit, type ReadList } from '#conform/kit.ts';

const same = (one: readonly Row[], other: readonly Row[]) => JSON.stringify(one) === JSON.stringify(other);

/** Pages follow each other, hold as many rows as asked for, and count the filter, not themselves. */
export async function checkPaging({ ask, checks }: Kit, { id, path, query, rows, count }: ReadList): Promise<void> {
  if (rows.length < 3) return checks.skip(id, 'paging', 'the list has fewer than three rows');
  const pageOf = async (take: number, skip: number) => (await ask(id, { path, query: { ...query, take, skip } })).json;
  const first = await pageOf(2, 0);
  const second = await pageOf(2, 2);
  const behind = await pageOf(2, count);
  const [one, two] = [rowsOf(first), rowsOf(second)];
  const counted = (first as { numberOfRecords?: unknown } | undefined)?.numberOfRecords;
  const tooLong = one.length > 2 || two.length > 2;
  checks.judge(id, 'paging', [
    ...when(tooLong, wrong('A page holds more rows than "take" asks for: pages overlap.')),
    ...when(
      one.length < 2,
      wrong('A page holds fewer rows than "take" asks for and there are: rows are out of reach.'),
    ),
    ...when(
      !tooLong &&
        (same(one, two) || !same([...one, ...two].slice(0, rows.length), rows.slice(0, one.length + two.length))),
      wrong('The second page does not go on where the first ended: "skip" is not followed.'),
    ),
    ...when(
      Number.isInteger(count) && counted !== count,
      wrong('numberOfRecords changes with "take": it counts the page, not the filter.'),
    ),
    ...when(Number.isInteger(count) && rowsOf(behind).length > 0, wrong('Behind the last row there are rows.')),
  ]);
}
