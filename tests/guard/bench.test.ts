import { describe, expect, it } from 'vitest';
import type { Sample } from '#bench/measures.ts';
import { missedOf, missedTwice } from '#bench/lastRun.ts';
import { linesOf, tableOf, type Samples } from '#bench/report.ts';
import { median, medianRatio } from '#bench/statistics.ts';

describe('the figures of the bench', () => {
  it('are medians', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 9])).toBe(3);
    expect(() => median([])).toThrow(RangeError);
  });

  it('are ratios within a round, which a slow round does not move', () => {
    expect(medianRatio([20, 2000, 30], [10, 1000, 10])).toBe(2);
  });

  it('are judged by target and ambition', () => {
    const samplesOf = (app: Sample): Samples => {
      const of = (sample: Sample) => ({ customers: [sample], transactions: [] });
      return { floor: of({ sort: 50 }), app: of(app), stock: of({}) };
    };
    const verdict = (sort: number) => linesOf(samplesOf({ sort })).map((line) => line.verdict);
    expect([50, 139, 141].map(verdict)).toEqual([['ambition'], ['target'], ['missed']]);
    const heap = linesOf(samplesOf({ heap1: 10_000_000, heap30: 12_600_000 }));
    expect(heap.map(({ ratios, verdict: found }) => [ratios.app?.toFixed(2), found])).toEqual([['1.26', 'ambition']]);
    expect(tableOf(linesOf(samplesOf({ sort: 74 })))).toContain('×1.48');
  });

  it('are judged against stock by the medians of each', () => {
    const of = (cold: number) => ({ customers: [{ cold }], transactions: [] });
    const [line] = linesOf({ floor: of(400), app: of(600), stock: of(1000) }).filter(({ title }) =>
      /stock/.test(title),
    );
    expect([line?.ratios.app, line?.verdict]).toEqual([0.6, 'target']);
  });

  it('fail a run when they are missed in two runs in a row', () => {
    const samplesOf = (app: Sample): Samples => {
      const of = (sample: Sample) => ({ customers: [sample], transactions: [] });
      return { floor: of({ sort: 50, chip: 50 }), app: of(app), stock: of({}) };
    };
    const missed = (app: Sample) => missedOf(linesOf(samplesOf(app)));
    const first = missed({ sort: 200, chip: 50 });
    expect(first).toEqual(['Sorted by a column, customers']);
    expect(missedTwice(first, missed({ sort: 50, chip: 200 }))).toEqual([]);
    expect(missedTwice(first, missed({ sort: 200, chip: 200 }))).toEqual(['Sorted by a column, customers']);
  });
});
