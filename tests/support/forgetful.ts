import type { Database } from '#sandbox/core/database.ts';

/** A database that can forget. */
export interface ForgetfulDatabase {
  db: Database;
  /** Does something, and then it never happened: whatever was written meanwhile is rolled back. One at a time. */
  forgetting: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Ends a transaction that is to leave nothing behind. */
class Forgotten extends Error {}

/** A database whose transactions are savepoints within the one that is forgotten. */
export function forgetful(db: Database): ForgetfulDatabase {
  let present = db;
  const through = new Proxy(db, {
    get(_, name) {
      const value: unknown = Reflect.get(present, name);
      return typeof value === 'function' ? value.bind(present) : value;
    },
  });
  async function forgetting<Result>(work: () => Promise<Result>): Promise<Result> {
    const outcome: { result?: Result } = {};
    try {
      await db.transaction(async (tx) => {
        present = tx;
        outcome.result = await work();
        throw new Forgotten();
      });
    } catch (error) {
      if (!(error instanceof Forgotten)) throw error;
    } finally {
      present = db;
    }
    return outcome.result as Result;
  }
  return { db: through, forgetting };
}
