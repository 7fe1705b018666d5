import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { openPglite } from '#sandbox/db/openPglite.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { processorRecords } from '#sandbox/domain/processor/table.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';
import { testNow } from '#tests/support/databaseDump.ts';

const today = '2026-11-15';
const count = 120;
const children: ChildProcess[] = [];
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'back-office-engine-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

type Place = { databaseUrl: string } | { data: string };

interface EngineProcess {
  child: ChildProcess;
  /** The deals that it says it has charged. */
  charged: Set<string>;
  /** Waits until it has charged so many. */
  atLeast: (wanted: number) => Promise<void>;
  /** Waits until it has nothing left to do. */
  idle: () => Promise<void>;
}

/** A process with the engine. */
function start(place: Place): EngineProcess {
  const child = spawn(process.execPath, ['tests/support/engineProcess.ts'], {
    env: {
      PATH: process.env.PATH,
      SANDBOX_NOW: testNow.toISOString(),
      SANDBOX_PROCESSOR_DELAY_MS: '150',
      ...('data' in place ? { SANDBOX_DATA: place.data } : { DATABASE_URL: place.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const said = new Set<string>();
  child.stdout?.on('data', (chunk) => {
    for (const line of String(chunk).split('\n').filter(Boolean)) said.add(line);
  });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await once(child.stdout ?? child, 'data');
  };
  return {
    child,
    charged: said,
    atLeast: (wanted) => until(() => said.size >= wanted),
    idle: () => until(() => said.has('idle')),
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Due deals and none besides, on saved cards that the processor knows by their mask. @returns their ids */
async function fill(db: Database): Promise<string[]> {
  await db.update(billingDeals).set({ active: false });
  const [terminal] = await db.select().from(terminals).where(eq(terminals.name, 'granit-main'));
  const [deal] = await db
    .select()
    .from(billingDeals)
    .where(
      and(
        eq(billingDeals.terminalID, terminal?.terminalID ?? ''),
        eq(billingDeals.tokenNotAvailable, false),
        isNotNull(billingDeals.creditCardToken),
        sql`${billingDeals.cardExpiresOn} > '2027-01-01'`,
      ),
    )
    .limit(1);
  if (!deal) throw new Error('the seed has no such deal');
  const due = Array.from({ length: count }, (_, index) => ({
    ...deal,
    billingDealID: newID(),
    transactionAmount: 10_011 + index * 5,
    active: true,
    finished: false,
    inProgress: false,
    repeatMonths: 1,
    startsOn: today,
    endsOn: null,
    numberOfPayments: null,
    pausedFrom: null,
    pausedTo: null,
    nextScheduledTransaction: today,
    currentDeal: 0,
    triedOn: null,
  })).map((one) => (one.transactionAmount % 100 === 3 ? { ...one, transactionAmount: 99_00 } : one));
  await db.insert(billingDeals).values(due);
  return due.map(({ billingDealID }) => billingDealID);
}

/** Each deal was charged, and at the processor no more than once. */
async function expectOnce(db: Database, ids: string[]): Promise<void> {
  const deals = await db.select().from(billingDeals).where(inArray(billingDeals.billingDealID, ids));
  expect(deals.map(({ currentDeal }) => currentDeal)).toEqual(ids.map(() => 1));
  expect(deals.every((deal) => !deal.inProgress && deal.chargingTransactionID === null)).toBe(true);
  const made = await db.select().from(transactions).where(inArray(transactions.billingDealID, ids));
  expect(made.filter(({ status }) => status === 'awaitingForTransmission')).toHaveLength(count);
  const references = new Set(made.map(({ paymentTransactionID }) => paymentTransactionID));
  const records = await db.select().from(processorRecords);
  const approved = records.filter(({ reference, code }) => references.has(reference) && code === 0);
  expect(approved).toHaveLength(count);
}

describe('an engine that is killed in the middle', { timeout: 120_000 }, () => {
  test('charges each deal once when it starts again, embedded', async () => {
    const data = join(directory, 'data');
    const dump = new Blob([await readFile(inject('databaseDump'))]);
    const seeded = await openPglite({ dataDirectory: data, dump });
    const ids = await fill(seeded.db);
    await seeded.close();
    const first = start({ data });
    await first.atLeast(8);
    await kill(first.child);
    expect(first.charged.size).toBeLessThan(count);
    // What the first one was at is taken over when its lease is over.
    const second = start({ data });
    await second.idle();
    await kill(second.child);
    const again = await openDatabase({ dataDirectory: data });
    await expectOnce(again.db, ids);
    await again.close();
  });

  test('charges each deal once beside another one, on a server', async () => {
    const target = await createTestDatabase(inject('postgresqlUrl'));
    const opened = await openDatabase({ databaseUrl: target.url, dataDirectory: 'memory' });
    await prepareDatabase(opened, { now: testNow, seedTransactions: 20 });
    const ids = await fill(opened.db);
    const [first, second] = [start({ databaseUrl: target.url }), start({ databaseUrl: target.url })];
    await first.atLeast(4);
    await kill(first.child);
    await second.idle();
    await kill(second.child);
    await expectOnce(opened.db, ids);
    expect(first.charged.size > 0 && second.charged.size > 0).toBe(true);
    await opened.close();
    await target.drop();
  });
});
