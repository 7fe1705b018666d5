import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { wholeNumber } from '#sandbox/config.ts';
import { buildWhenStale } from '#scripts/buildWhenStale.ts';
import { databaseAt } from '#scripts/cluster/configuration.ts';
import { stopOnSignal } from '#scripts/stopOnSignal.ts';
import { waitForState } from '#scripts/cluster/startCluster.ts';
import { isWhole } from '#scripts/cluster/watch.ts';
import { people } from '#tests/support/people.ts';
import { count } from './count.ts';
import { newDay, type Person } from './day.ts';
import { type Fault, faultsOf } from './faults.ts';
import { listenAt } from './listen.ts';
import { memoryOf } from './memory.ts';
import { work } from './people.ts';
import { openPlace, type Place } from './place.ts';
import { type Met, type Outcome, reportText } from './report.ts';
import { settle } from './settle.ts';
import { prepare, signIn } from './signIn.ts';
import { browseAt, talkTo } from './talk.ts';

const second = 1000;
const howMany = wholeNumber(process.env, 'CHAOS_PEOPLE', 40, 1, 1000);
const minutes = wholeNumber(process.env, 'CHAOS_MINUTES', 10, 1, 1440);
const port = wholeNumber(process.env, 'CHAOS_PORT', 4700, 1, 65_000);
/** A pattern of the faults' names; then no report is written. */
const only = process.env.CHAOS_ONLY;
const report = 'bench/results/chaos-latest.md';

/** Before the first fault, and between two of them. */
const [quietMillis, calmMillis] = [20 * second, 6 * second];
/** How long the cluster is given to be whole again, and who waits for an answer to get it. */
const [wholeMillis, patienceMillis] = [120 * second, 60 * second];
/** How long jobs are given to end what is left, at least and at most: one whose process died comes again after minutes. */
const [settleMillis, longestSettleMillis] = [60 * second, 300 * second];

/** The longest time between two answers, in seconds. */
function longestWait(answered: readonly number[], from: number, to: number): number {
  const times = [from, ...answered.filter((at) => at > from && at < to), to];
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at))) / second;
}

/** Lets a fault happen, and waits until all is as before. */
async function meet({ layout }: Place, { name, happen }: Fault, answered: readonly number[]): Promise<Met> {
  const from = Date.now();
  console.log(`${new Date(from).toISOString().slice(11, 19)} ${name}`);
  await happen();
  await waitForState(layout, isWhole, wholeMillis);
  const to = Date.now();
  await wait(calmMillis);
  return {
    name,
    longestWait: longestWait(answered, from, Date.now()),
    answered: answered.filter((at) => at >= from && at <= to).length,
    seconds: (to - from) / second,
  };
}

/** A day of people and faults, and what was counted after it. */
async function spendDay(place: Place): Promise<Outcome> {
  const { layout, cluster, environment, smallDisks } = place;
  const day = newDay();
  const origin = `http://127.0.0.1:${layout.port}`;
  const tokenOf = (email: string) => signIn(databaseAt(layout.writePort), environment, email);
  const [token, strangersToken] = [await tokenOf(people.manager), await tokenOf(people.otherManager)];
  const talk = talkTo(origin, token);
  const sandboxes = [...cluster.sandboxes.values()];
  let overAt = Number.POSITIVE_INFINITY;
  const person: Person = {
    talk,
    browse: browseAt(origin),
    given: await prepare(talk),
    day,
    isOver: () => Date.now() > overAt,
    givesUp: () => Date.now() > overAt + patienceMillis,
  };
  const stopListening = listenAt(origin, day.heard, token, strangersToken);
  const start = Date.now();
  const working = Promise.all(Array.from({ length: howMany }, () => work(person)));
  await wait(quietMillis);
  const before = await memoryOf(sandboxes);
  const faults = faultsOf(place).filter(({ name }) => new RegExp(only ?? '').test(name));
  const met: Met[] = [];
  while (Date.now() - start < minutes * 60 * second) {
    const fault = faults[met.length % faults.length];
    if (!fault) throw new Error(`no fault is called ${only ?? ''}`);
    met.push(await meet(place, fault, day.answered));
  }
  overAt = Date.now();
  await working;
  await wait(settleMillis);
  await settle(databaseAt(layout.writePort), longestSettleMillis);
  stopListening();
  return {
    people: howMany,
    minutes: (Date.now() - start) / 60 / second,
    day,
    met,
    findings: await count(databaseAt(layout.writePort), day),
    memory: { before, after: await memoryOf(sandboxes) },
    notTried: smallDisks.length > 0 ? [] : ['a full disk, since this user may mount none'],
  };
}

async function chaos(): Promise<void> {
  buildWhenStale();
  const place = await openPlace(port, process.env.CHAOS_KEEP !== undefined);
  stopOnSignal(place);
  try {
    const outcome = await spendDay(place);
    const text = reportText(outcome, new Date());
    console.log(`\n${text}`);
    if (only === undefined) {
      mkdirSync(dirname(report), { recursive: true });
      writeFileSync(report, text);
    }
    if (outcome.findings.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
  } finally {
    await place.close();
  }
}

await chaos();
