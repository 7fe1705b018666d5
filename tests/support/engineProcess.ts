import { setTimeout as wait } from 'node:timers/promises';
import { isNull } from 'drizzle-orm';
import { parseEnvironment } from '#sandbox/config.ts';
import { createClock } from '#sandbox/core/clock.ts';
import { createContext } from '#sandbox/createContext.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { attempts } from '#sandbox/domain/money/payment/attemptTable.ts';
import { makeCharges } from '#sandbox/domain/billing/makeCharges.ts';
import { chargeDueDeals } from '#sandbox/jobs/dueCharges.ts';
import { sweep } from '#sandbox/jobs/sweep.ts';

/**
 * The engine of one server process, alone: queues what is due and charges until it is killed. Its times are short, so that
 * what a dead process leaves behind is soon taken over. Writes a line for each charge, and one when nothing is left.
 */
const config = parseEnvironment(process.env);
const { db } = await openDatabase({
  dataDirectory: config.dataDirectory,
  ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
});
const context = createContext({
  db,
  clock: createClock(config.now),
  config,
  // Longer than a batch takes on a busy machine: a processor that answers late is one that did nothing.
  paymentTimeouts: { timeoutMs: 5000, leaseMs: 6000 },
  queueTimes: { expireSeconds: 8, superviseSeconds: 1 },
});
await chargeDueDeals(context);
for (;;) {
  await sweep(context, false);
  await context.charges.drain(async (due) => {
    const failed = await makeCharges(context, due);
    for (const charge of due) if (!failed.has(charge)) console.log(charge.billingDealID);
    return failed;
  });
  const unanswered = await db.$count(attempts, isNull(attempts.status));
  if (unanswered === 0 && (await context.charges.waiting()) === 0) console.log('idle');
  await wait(100);
}
