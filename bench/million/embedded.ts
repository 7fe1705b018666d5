import { eq } from 'drizzle-orm';
import { openDatabase } from '#sandbox/db/open.ts';
import { users } from '#sandbox/db/schema/account.ts';
import { nouns } from '#sandbox/resources/registry.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { measureCalls, type Timing } from './calls.ts';
import { benchNow } from './cluster.ts';
import { measurePalette } from './palette.ts';

/** Transactions that `npm start` seeds. */
const seedTransactions = 5000;
/** Milliseconds that are to be reached, p95. */
const target = 50;

/** Until the handler has its answer: the embedded database works in the same thread. */
const byTheClock: Timing = async (_db, work) => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

/** Measures what screens ask of the embedded database with the seed of `npm start`, without the network. */
export async function measureEmbedded(): Promise<string> {
  const database = await openDatabase({ dataDirectory: 'memory' });
  try {
    await prepareDatabase(database, { now: benchNow, seedTransactions });
    const [manager] = await database.db.select().from(users).where(eq(users.email, 'manager@sandbox.test'));
    const merchantID = manager?.merchantID ?? '';
    const asked = { runs: Number(process.env.BENCH_RUNS ?? 20), only: /(?:)/ };
    const lists = nouns
      .flatMap(({ lists: own = [] }) => own)
      .filter(({ within }) => within === undefined)
      .map(({ endpoint }) => endpoint);
    const calls = await measureCalls(database.db, merchantID, { ...asked, timing: byTheClock, further: lists });
    const palette = await measurePalette(database.db, merchantID, asked);
    const missed = [
      ...calls.filter(({ times }) => times.p95 > target).map(({ name }) => name),
      ...palette.filter(({ first }) => first.p95 > target).map(({ kind }) => `palette: ${kind}`),
    ];
    return `Over ${target} ms: ${missed.join(', ') || 'none'}`;
  } finally {
    await database.close();
  }
}
