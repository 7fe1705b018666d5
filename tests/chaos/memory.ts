import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { isObject } from '#contract/envelope.ts';
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

/** Asks an inspector for one thing after another. @returns the last answer */
async function ask(url: string, methods: readonly string[]): Promise<unknown> {
  const socket = new WebSocket(url);
  try {
    await once(socket, 'open');
    let answer: unknown;
    for (const [id, method] of methods.entries()) {
      socket.send(JSON.stringify({ id, method }));
      const [data]: unknown[] = await once(socket, 'message');
      answer = JSON.parse(String(data));
    }
    return answer;
  } finally {
    socket.close();
  }
}

/** Bytes in use of a process's heap after a collection. @throws Error when its inspector does not open */
async function heapOf({ name, log, pid }: Service): Promise<number> {
  for (let count = 0; count < tries; count += 1) {
    const running = pid();
    if (running !== undefined) process.kill(running, 'SIGUSR1');
    await wait(lookMillis);
    const url = readFileSync(log, 'utf8')
      .match(/ws:\/\/127\.0\.0\.1:\d+\/\S+/g)
      ?.at(-1);
    const answer = url
      ? await ask(url, ['HeapProfiler.collectGarbage', 'Runtime.getHeapUsage']).catch(() => {})
      : undefined;
    if (isObject(answer) && isObject(answer.result)) return Number(answer.result.usedSize);
  }
  throw new Error(`the inspector of ${name} did not open`);
}

function residentOf({ pid }: Service): number {
  const status = readFileSync(`/proc/${pid() ?? 'self'}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
}

/** What services hold together. */
export async function memoryOf(services: readonly Service[]): Promise<Memory> {
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0) / megabyte;
  const heap = sum(await Promise.all(services.map(heapOf)));
  return { heap, resident: sum(services.map(residentOf)) };
}
