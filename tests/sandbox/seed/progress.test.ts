import { expect, it } from 'vitest';
import { tellProgress } from '#sandbox/seed/progress.ts';

/** What is told while so many transactions are made. */
function linesOf(total: number): string[] {
  const lines: string[] = [];
  const progress = tellProgress(total, (line) => lines.push(line));
  for (let made = 0; made < total; made += 1) progress.seen();
  progress.indexes();
  return lines;
}

it('tells of few transactions once, of many every ten thousand', () => {
  expect(linesOf(5000)).toEqual(['Filling the database with 5,000 transactions…']);
  expect(linesOf(25_000)).toEqual([
    'Filling the database with 25,000 transactions…',
    '  10,000 of 25,000',
    '  20,000 of 25,000',
    '  building the indexes…',
  ]);
});
