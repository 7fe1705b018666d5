import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { number, object } from 'yup';
import type { Service } from '#scripts/cluster/service.ts';

/** What processes hold, in MB. */
export interface Memory {
  /** What the operating system gives them. */
  resident: number;
  /** What is in use of V8's heaps, when all that can be collected is. */
  heap: number;
}

/** Lets a process open its inspector, when it is asked to, at a port that is free. */
export const inspected = { NODE_OPTIONS: '--inspect-port=0' };

const megabyte = 1024 * 1024;
const lookMillis = 500;
const tries = 20;

/** Asks an inspector what its process holds, once all that can be collected is. @returns its answer */
async function ask(url: string): Promise<unknown> {
  const socket = new WebSocket(url);
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [data]: unknown[] = await once(socket, 'message');
    return JSON.parse(String(data));
  };
  try {
    await once(socket, 'open');
    await send('HeapProfiler.collectGarbage');
    return await send('Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true });
  } finally {
    socket.close();
  }
}

const answered = object({
  result: object({
    result: object({
      value: object({ heapUsed: number().required(), rss: number().required() }).required(),
    }).required(),
  }).required(),
});

/** What one process holds. @throws Error when it is down, or its inspector does not open */
async function holdingOf({ name, log, pid }: Service): Promise<Memory> {
  const running = pid();
  if (running === undefined) throw new Error(`${name} is down`);
  process.kill(running, 'SIGUSR1');
  for (let count = 0; count < tries; count += 1) {
    await wait(lookMillis);
    const url = readFileSync(log, 'utf8')
      .match(/ws:\/\/127\.0\.0\.1:\d+\/\S+/g)
      ?.at(-1);
    const answer = url ? await ask(url).catch(() => {}) : undefined;
    if (!answered.isValidSync(answer)) continue;
    const { heapUsed, rss } = answered.cast(answer).result.result.value;
    return { heap: heapUsed / megabyte, resident: rss / megabyte };
  }
  throw new Error(`the inspector of ${name} did not open`);
}

/** What services hold together that are up: one that is still starting would be ended by the signal. */
export async function memoryOf(services: readonly Service[]): Promise<Memory> {
  const all = await Promise.all(services.map(holdingOf));
  const sum = (of: keyof Memory) => all.reduce((total, one) => total + one[of], 0);
  return { heap: sum('heap'), resident: sum('resident') };
}
