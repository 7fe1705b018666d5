import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { buildCompared } from './build.ts';
import { launch } from './browser.ts';
import { candidates, type Candidate } from './candidates.ts';
import { lists, type ListName } from './benchConfig.ts';
import {
  measureHeap,
  measureLoading,
  measureSlow,
  measureTick,
  measureTours,
  measureUse,
  measureWays,
  type Ground,
  type Sample,
} from './measures.ts';
import { keepMissed, missedOf, missedTwice, readMissed } from './lastRun.ts';
import { linesOf, tableOf, type Samples } from './report.ts';
import { signIn } from './signIn.ts';
import { measureFar, measureInteractions } from './workingDay.ts';

/** `npm run bench`: builds everything, measures in rounds in which all candidates take turns, and reports. */
const port = process.env.BENCH_PORT ?? '4199';
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
/** Counts and heap sizes hardly differ between rounds, and thirty visits take their time. */
const heapRounds = Math.min(rounds, 2);
/** The stock list is there to compare with; nothing is judged by it. */
const stockRounds = Math.min(rounds, 3);
/** BENCH_ONLY names the measures to take (loading, slow, use, ways, far, interactions, tick, heap, tours), apart by commas. Then nothing is written. */
const only = process.env.BENCH_ONLY?.split(',');
const isWanted = (measure: string) => only?.includes(measure) ?? true;
const origin = `http://localhost:${port}`;

function buildApplication(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the web app could not be built');
}

/** Starts the server in a process of its own, with an embedded database in memory and a pinned clock. */
async function serve(): Promise<ChildProcess> {
  const settings = { SANDBOX_DATA: 'memory', SANDBOX_NOW: '2026-11-15T10:00:00Z', SANDBOX_SEED: '5000' };
  const child = fork('bench/serve.ts', {
    env: { ...process.env, ...settings, PORT: port, DATABASE_URL: '', LOG_LEVEL: 'error' },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return child;
}

async function measure(ground: Ground, candidate: Candidate, list: ListName, round: number): Promise<Sample> {
  return {
    ...(isWanted('loading') && (await measureLoading(ground, candidate, list))),
    ...(isWanted('slow') && (await measureSlow(ground, candidate, list))),
    ...(isWanted('use') && (await measureUse(ground, candidate, list))),
    ...(isWanted('ways') && candidate.name !== 'stock' && (await measureWays(ground, candidate, list))),
    ...(isWanted('far') && candidate.name !== 'stock' && (await measureFar(ground, candidate, list))),
    ...(isWanted('interactions') && round < heapRounds && (await measureInteractions(ground, candidate, list))),
    ...(isWanted('tick') && round < heapRounds && (await measureTick(ground, candidate, list))),
    ...(isWanted('heap') &&
      round < heapRounds &&
      list === lists[0] &&
      candidate.name !== 'floor' &&
      (await measureHeap(ground, candidate))),
    ...(isWanted('tours') && round === 0 && list === lists[0] && (await measureTours(ground, candidate))),
  };
}

async function measureAll(ground: Ground): Promise<Samples> {
  const empty = (): Record<ListName, Sample[]> => ({ customers: [], transactions: [] });
  const samples: Record<Candidate['name'], Record<ListName, Sample[]>> = {
    floor: empty(),
    app: empty(),
    stock: empty(),
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const list of lists) {
      // Each round begins with another one, so that none always profits from what ran before it.
      for (let turn = 0; turn < candidates.length; turn += 1) {
        const candidate = candidates[(turn + round) % candidates.length];
        if (candidate && (candidate.name !== 'stock' || (!only && round < stockRounds)))
          samples[candidate.name][list].push(await measure(ground, candidate, list, round));
      }
    }
    console.log(`Round ${round + 1} of ${rounds}`);
  }
  return samples;
}

async function run(): Promise<void> {
  const began = new Date();
  const load = loadavg()[0] ?? 0;
  buildApplication();
  await buildCompared();
  const server = await serve();
  const browser = await launch('times');
  try {
    const { state, config } = await signIn(browser, origin);
    const samples = await measureAll({ browser, origin, state });
    const lines = linesOf(samples);
    const columns = lists.map((list) => `${list} ${config.lists[list].columns.length}`).join(', ');
    const conditions = [
      `${began.toISOString().slice(0, 16)}Z, ${rounds} rounds, ${browser.browserType().name()} ${browser.version()}`,
      `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${process.platform}, load ${load.toFixed(1)} before the start; columns: ${columns}; 100 rows`,
    ];
    const report = `${conditions.join('  \n')}\n\n${tableOf(lines)}\n`;
    console.log(`\n${report}`);
    if (only) return;
    mkdirSync('bench/results', { recursive: true });
    const name = began.toISOString().slice(0, 10);
    writeFileSync(`bench/results/${name}.json`, `${JSON.stringify({ conditions, lines, samples }, undefined, 2)}\n`);
    writeFileSync('bench/results/latest.md', `# Latest figures of \`npm run bench\`\n\n${report}`);
    const missed = missedOf(lines);
    const twice = missedTwice(readMissed(), missed);
    keepMissed(missed);
    if (twice.length > 0) {
      console.error(`Missed in two runs in a row: ${twice.join('; ')}.`);
      process.exitCode = 1;
    } else if (missed.length > 0) console.log(`Missed in this run, not in the one before: ${missed.join('; ')}.`);
    console.log(`Took ${Math.round((Date.now() - began.getTime()) / 1000)} s; written to bench/results.`);
  } finally {
    await browser.close();
    server.kill('SIGTERM');
  }
}

await run();
