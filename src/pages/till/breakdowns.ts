import { enumValues } from '#contract/enums.ts';
import type { TillDay } from './day.ts';
import { linesBy, type TillLine, type TillRow } from './taken.ts';

/** What is added up by what: in all, by how it was paid, by how it is credited, by acquirer, by hour. */
export const breakdowns = ['all', 'paymentType', 'transactionType', 'solek', 'hour'] as const;
export type Breakdown = (typeof breakdowns)[number];

/** The acquirer of a card that the server names for none of its filter. */
export const noSolek = '';

/** The lines of each breakdown. @param soleks acquirers of card transactions, by id */
export function breakDown(
  rows: readonly TillRow[],
  soleks: ReadonlyMap<string, string>,
  day: TillDay,
): Readonly<Record<Breakdown, TillLine[]>> {
  const cards = rows.filter(({ paymentType }) => paymentType === 'card');
  return {
    all: linesBy(rows, { valueOf: () => 'all', order: [], filterOf: () => ({}) }, day),
    paymentType: linesBy(
      rows,
      {
        valueOf: ({ paymentType }) => paymentType,
        order: enumValues('paymentType'),
        filterOf: (paymentType) => ({ paymentType }),
      },
      day,
    ),
    transactionType: linesBy(
      rows,
      {
        valueOf: ({ transactionType }) => transactionType,
        order: enumValues('transactionType'),
        filterOf: (transactionType) => ({ transactionType }),
      },
      day,
    ),
    solek: linesBy(
      cards,
      {
        valueOf: ({ id }) => soleks.get(id) ?? noSolek,
        order: enumValues('solek'),
        filterOf: (solek) => (solek === noSolek ? undefined : { paymentType: 'card', solek }),
      },
      day,
    ),
    hour: linesBy(rows, { valueOf: ({ time }) => `${time.slice(0, 2)}:00`, order: [], filterOf: () => undefined }, day),
  };
}
