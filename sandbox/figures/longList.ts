import { and } from 'drizzle-orm';
import type { CheckedQuestion, LongList, Sum } from '#sandbox/list/longList.ts';
import { sumRows } from '#sandbox/list/totals.ts';
import type { LongListParts } from './declarations.ts';
import { keptAnswer, type KeptAnswer } from './keptFigures.ts';
import { valuesAnswer } from './keptValues.ts';
import { readLongPage } from './pages.ts';
import { planSearch } from './textSearch.ts';

/** Counts and sums of a filter: what is kept, and the rows besides. */
async function readSums({ list, call }: CheckedQuestion, where: KeptAnswer['where'], kept: KeptAnswer): Promise<Sum[]> {
  const { totals } = list;
  if (!totals) return [];
  const { figures, edges } = kept;
  const parts = await Promise.all([
    sumRows(call, figures.from, figures, kept.where, figures.numberOfRecords),
    ...edges.map((edge) => sumRows(call, list.from, totals, and(where, edge))),
  ]);
  return parts.flat();
}

/**
 * Serves a list of very many rows: counts and sums come from figures that the database keeps, a page's ids are found
 * before its rows, and pieces of text are looked for where they are likely (docs/sandbox-performance.md).
 * @example defineList({ endpoint: 'transactions.list', …, longList: longList({ figures, values, pieces }) })
 */
export function longList(parts: LongListParts): LongList {
  return {
    plan: async (question) => {
      const { conditions, first } = await planSearch(parts, question);
      const where = and(question.bounds, ...Object.values(conditions));
      const kept = question.isBounded
        ? undefined
        : (keptAnswer(parts.figures, question) ?? valuesAnswer(parts.values, question));
      return {
        where,
        readPage: (page) => readLongPage(parts.pieces, question, { where, first }, page),
        ...(kept && { readSums: () => readSums(question, where, kept) }),
      };
    },
  };
}
