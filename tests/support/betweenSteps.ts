import type { Database } from '#sandbox/core/database.ts';

/**
 * A database on which something happens just before the first transaction of whoever works on it: of a payment, after
 * the request was judged and before it begins.
 */
export function betweenSteps(db: Database, happening: () => Promise<unknown>): Database {
  let isOver = false;
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction' || isOver) return Reflect.get(target, name);
      const transaction: Database['transaction'] = async (run, config) => {
        isOver = true;
        await happening();
        return target.transaction(run, config);
      };
      return transaction;
    },
  });
}
