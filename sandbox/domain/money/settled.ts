import { sql, type SQL } from 'drizzle-orm';
import { statusesOf } from '#contract/enums.ts';
import type { CountedAs } from '#contract/settled.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';

/** Payments that came to nothing: what they lived on is free for another one. */
export const nothingPaid = [...statusesOf('Failed'), ...statusesOf('Canceled')];

/** What a transaction counts as: the function that the kept figures ask too (docs/kept-figures.md). */
const countedAs = sql`counted_as(${transactions.status}, ${transactions.jDealType}, ${transactions.specialTransactionType})`;

// Written out, so that the database knows an index by it.
const words: Readonly<Record<CountedAs, SQL>> = {
  charge: sql`'charge'`,
  refund: sql`'refund'`,
  cancelled: sql`'cancelled'`,
};

/** Transactions that count as something (contract/settled.ts). */
export const isCountedAs = (...counted: readonly CountedAs[]): SQL =>
  sql`${countedAs} in (${sql.join(
    counted.map((word) => words[word]),
    sql`, `,
  )})`;

/** A sum in agorot of the rows where the condition holds. */
export const sumWhere = (amount: SQL, condition: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);
