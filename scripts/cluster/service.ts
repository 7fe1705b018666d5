import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from '#scripts/postgresql.ts';

/** How a process is started. */
export interface ServiceCommand {
  name: string;
  program: string;
  arguments: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Who runs it, where not this process's own user. */
  account?: Account;
  /** Where what it says is written. */
  log: string;
}

/** A process of the cluster that is started again when it ends by itself, as a real machine does. */
export interface Service {
  name: string;
  /** Where what it says is written. */
  log: string;
  /** Its process; undefined while it is down. */
  pid(): number | undefined;
  start(): void;
  /** Ends it from one moment to the next; it stays down until it is started. */
  kill(): Promise<void>;
  /** Lets it end in order; it stays down. */
  stop(): Promise<void>;
}

const restartMillis = 1000;
/** How long a process may take to end in order. */
const stopMillis = 10_000;

/** A service that is down. */
export function createService(command: ServiceCommand): Service {
  let child: ChildProcess | undefined;
  let wanted = false;

  const start = () => {
    wanted = true;
    if (child) return;
    const log = openSync(command.log, 'a');
    const started = spawn(command.program, command.arguments, {
      ...command.account,
      env: { ...process.env, ...command.environment },
      stdio: ['ignore', log, log],
      // What a terminal sends to all is for who stops them in order.
      detached: true,
    });
    child = started;
    started.once('exit', () => {
      child = undefined;
      if (wanted) setTimeout(() => wanted && start(), restartMillis).unref();
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    wanted = false;
    if (!child) return;
    const ending = child;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    const isGone = await Promise.race([gone.then(() => true), wait(stopMillis, false, { ref: false })]);
    if (isGone) return;
    ending.kill('SIGKILL');
    await gone;
  };
  return {
    name: command.name,
    log: command.log,
    pid: () => child?.pid,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
