import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';

const everything = `'select *, 1 as sign from transactions'`;

/**
 * Counts all kept figures from the transactions: for who wrote transactions while the triggers were off. The tables of
 * figures must be empty, and nobody else may write transactions meanwhile.
 */
export async function countFigures(db: Database): Promise<void> {
  await db.execute(
    sql.raw(`do $block$ declare statement text; begin
      execute transaction_figures_statement(${everything});
      execute transaction_value_figures_statement(${everything});
      foreach statement in array dashboard_figures_statements(${everything}) loop
        execute statement;
      end loop;
    end $block$`),
  );
}
