import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createService, type Service, type ServiceCommand } from './service.ts';

/** A database server with its Patroni: both go and come as one machine would. */
export interface DatabaseService extends Service {
  /** Stops the clock of all its processes, as a machine that hangs; what is connected stays so. */
  freeze(): void;
  thaw(): void;
}

/** The server that Patroni has started, which is no child of its own. */
function postmaster(data: string): number | undefined {
  try {
    const [line = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return Number(line) > 0 ? Number(line) : undefined;
  } catch {
    // It does not run.
    return undefined;
  }
}

function parentOf(pid: string): number {
  try {
    // `pid (name) state parent …`; a name may hold blanks.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** A process and all that it has begun. */
function family(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const below = (one: number): number[] => [
    one,
    ...[...parents].flatMap(([child, parent]) => (parent === one ? below(child) : [])),
  ];
  return below(pid);
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** @param data the directory of the server's files */
export function createDatabaseService(command: ServiceCommand, data: string): DatabaseService {
  const patroni = createService(command);
  const all = () => [patroni.pid(), postmaster(data)].filter((pid) => pid !== undefined).flatMap((pid) => family(pid));
  return {
    ...patroni,
    async kill() {
      const processes = all();
      const gone = patroni.kill();
      signal(processes, 'SIGKILL');
      await gone;
    },
    freeze: () => signal(all(), 'SIGSTOP'),
    thaw: () => signal(all(), 'SIGCONT'),
  };
}
