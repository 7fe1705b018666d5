interface Waiting extends LockInfo {
  grant: () => void;
}

type Task = (lock: Lock | null) => Promise<unknown>;

/** The lock managers of the tabs of one browser, as far as they are used: one holder for each name, the others in turn. */
export function fakeLocks(): (tab: string) => LockManager {
  const held = new Map<string, LockInfo>();
  const pending: Waiting[] = [];

  async function run(info: LockInfo & { name: string }, task: Task): Promise<unknown> {
    held.set(info.name, info);
    try {
      return await task({ name: info.name, mode: 'exclusive' });
    } finally {
      held.delete(info.name);
      const next = pending.findIndex(({ name }) => name === info.name);
      if (next >= 0) pending.splice(next, 1)[0]?.grant();
    }
  }

  return (clientId) => {
    async function request(name: string, second: LockOptions | Task, third?: Task): Promise<unknown> {
      const [options, task] = typeof second === 'function' ? [{}, second] : [second, third];
      const info = { name, clientId, mode: 'exclusive' as const };
      if (held.has(name) && options.ifAvailable) return task?.(null);
      if (held.has(name)) await new Promise<void>((grant) => pending.push({ ...info, grant }));
      return task && run(info, task);
    }
    const query = async () => ({ held: [...held.values()], pending: pending.map(({ grant: _, ...info }) => info) });
    return { request, query } as LockManager;
  };
}
