import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { askServer } from './cluster.ts';
import type { ServerLook } from './exportServer.ts';
import { freePort } from './freePort.ts';
import { timesOf, type Times } from './lists.ts';

/** Exports of one kind, over several runs; of those at once, the slowest of each run counts. */
export interface ExportFigures {
  name: string;
  seconds: Times;
  /** Milliseconds. */
  firstByte: Times;
  /** Most resident memory of the process, in MB. */
  memory: Times;
  /** Longest time in which the event loop did nothing else, in ms. */
  stall: Times;
  megabytes: number;
}

export interface AbortFigures {
  /** Milliseconds from the client's leaving to the end of the last statement, per moment of leaving. */
  stops: { after: number; stopped: number }[];
  /** Processor time in ms that the server used in the second after the one in which the client left. */
  lookAfter: ServerLook;
}

const applicationName = 'bench-export';

async function message(child: ChildProcess): Promise<object> {
  const [value]: unknown[] = await once(child, 'message');
  if (typeof value !== 'object' || value === null) throw new TypeError('the server said nothing');
  return value;
}

async function look(child: ChildProcess): Promise<ServerLook> {
  child.send('look');
  const value = await message(child);
  if (!('memory' in value && 'stall' in value)) throw new TypeError('the server said something else');
  return { memory: Number(value.memory), stall: Number(value.stall) };
}

/** A separate process that serves a database; `ask` begins an export and answers its head, `send` makes any call. */
export async function startExportServer(databaseUrl: string) {
  const port = await freePort();
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', applicationName);
  const child = fork(join(import.meta.dirname, 'exportServer.ts'), {
    // As `npm start` runs it.
    execArgv: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
    env: { ...process.env, PORT: String(port), DATABASE_URL: url.href, SANDBOX_PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  const hello = await message(child);
  if (!('token' in hello)) throw new TypeError('the server gave no token');
  const headers = { authorization: `Bearer ${String(hello.token)}`, 'accept-language': 'he-IL' };
  const origin = `http://127.0.0.1:${port}`;
  const send = async (method: 'GET' | 'POST', path: string, body?: object): Promise<string> => {
    const sent = body && { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
    const answer = await fetch(`${origin}${path}`, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  };
  const ask = async (query: string): Promise<IncomingMessage> => {
    const address = `${origin}/sandbox/transactions/api/transactions/$excel?${query}`;
    const [answer]: IncomingMessage[] = await once(get(address, { headers }), 'response');
    if (answer?.statusCode !== 200) throw new Error(`the export answered ${answer?.statusCode}`);
    return answer;
  };
  return { child, origin, ask, send, look: () => look(child), stop: () => child.disconnect() };
}

async function readExport(ask: (query: string) => Promise<IncomingMessage>, query: string) {
  const begin = performance.now();
  const answer = await ask(query);
  const firstByte = performance.now() - begin;
  let bytes = 0;
  for await (const chunk of answer) bytes += Buffer.isBuffer(chunk) ? chunk.length : 0;
  return { seconds: (performance.now() - begin) / 1000, firstByte, megabytes: bytes / 1024 / 1024 };
}

/** How an export's statements begin; the server asks for other things by itself, every second. */
const exportStatement = '^select ("payment_transaction_id", "transaction_timestamp"|coalesce\\(string_agg)';

/** When the export's last statement ended, as the database counts, or now while it runs; 0 when none is known. */
async function lastStatementEnd(databaseUrl: string): Promise<number> {
  const [row] = await askServer(
    databaseUrl,
    `select extract(epoch from max(case state when 'idle' then state_change else clock_timestamp() end)) * 1000 as ended
     from pg_stat_activity where application_name = '${applicationName}' and query ~ '${exportStatement}'`,
  );
  return Number(row?.ended ?? 0);
}

/**
 * The latest end of an export's statement that is seen within a time. It is looked for often, because other statements
 * of the same connection hide it; when the first look finds it hidden already, the time of that look counts.
 */
async function watchStatements(databaseUrl: string, milliseconds: number): Promise<number> {
  const until = Date.now() + milliseconds;
  let latest = await lastStatementEnd(databaseUrl);
  if (latest === 0) latest = Date.now();
  while (Date.now() < until) {
    await wait(20);
    latest = Math.max(latest, await lastStatementEnd(databaseUrl));
  }
  return latest;
}

/** How often each is measured: a median and the worst need several. */
const exportRuns = 7;

/** Exports alone, then three at once, in a new process each time. `query` keeps about 100,000 rows. */
export async function measureExports(databaseUrl: string, query: string): Promise<ExportFigures[]> {
  const figures: ExportFigures[] = [];
  for (const [name, count] of [
    ['one', 1],
    ['three at once', 3],
  ] as const) {
    const answers: { seconds: number; firstByte: number; megabytes: number }[] = [];
    const looks: ServerLook[] = [];
    for (let run = 0; run < exportRuns; run += 1) {
      const server = await startExportServer(databaseUrl);
      await look(server.child);
      const atOnce = await Promise.all(Array.from({ length: count }, () => readExport(server.ask, query)));
      answers.push({
        seconds: Math.max(...atOnce.map(({ seconds }) => seconds)),
        firstByte: Math.max(...atOnce.map(({ firstByte }) => firstByte)),
        megabytes: Math.max(...atOnce.map(({ megabytes }) => megabytes)),
      });
      looks.push(await look(server.child));
      server.stop();
    }
    figures.push({
      name,
      seconds: timesOf(answers.map(({ seconds }) => seconds)),
      firstByte: timesOf(answers.map(({ firstByte }) => firstByte)),
      memory: timesOf(looks.map(({ memory }) => memory)),
      stall: timesOf(looks.map(({ stall }) => stall)),
      megabytes: answers[0]?.megabytes ?? 0,
    });
  }
  return figures;
}

/** Leaves exports at different moments and waits for their work to end. */
export async function measureAborts(databaseUrl: string, query: string): Promise<AbortFigures> {
  const server = await startExportServer(databaseUrl);
  const stops: AbortFigures['stops'] = [];
  for (const after of [5, 60, 150, 400, 900, 1500, 2500]) {
    const answer = await server.ask(query);
    answer.on('error', () => {});
    answer.resume();
    await wait(after);
    const left = Date.now();
    answer.destroy();
    const ended = await watchStatements(databaseUrl, 1500);
    stops.push({ after, stopped: Math.max(0, ended - left) });
  }
  await look(server.child);
  await wait(1000);
  const lookAfter = await look(server.child);
  server.stop();
  return { stops, lookAfter };
}
