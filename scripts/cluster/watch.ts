import { isObject } from '#contract/envelope.ts';
import { here } from './configuration.ts';
import type { ClusterLayout } from './layout.ts';

/** What the database servers say of themselves, and HAProxy of the sandboxes. */
export interface ClusterState {
  databases: readonly { name: string; role: string; state: string; lag: string }[];
  sandboxes: readonly { name: string; state: string }[];
}

/** The text at an address; empty where nobody answers. */
async function textAt(url: string): Promise<string> {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(2000) })).text();
  } catch {
    // Who asks shows it as down.
    return '';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Nobody answered.
    return undefined;
  }
}

/** Members as the first Patroni that answers knows them. */
async function readMembers({ databases }: ClusterLayout): Promise<Record<string, unknown>[]> {
  const answers = await Promise.all(
    databases.map(({ patroniPort }) => textAt(`http://${here}:${patroniPort}/cluster`)),
  );
  for (const answer of answers.map(parsed)) {
    if (isObject(answer) && Array.isArray(answer.members)) return answer.members.filter(isObject);
  }
  return [];
}

/** States of the sandboxes in HAProxy's table of figures. */
async function readSandboxes({ figuresPort }: ClusterLayout): Promise<ReadonlyMap<string, string>> {
  const [head = '', ...lines] = (await textAt(`http://${here}:${figuresPort}/;csv`)).split('\n');
  const status = head.split(',').indexOf('status');
  return new Map(lines.map((line) => line.split(',')).map((cells) => [cells[1] ?? '', cells[status] ?? '']));
}

/** Asks who leads, who follows, and which sandboxes answer. */
export async function readClusterState(layout: ClusterLayout): Promise<ClusterState> {
  const [members, sandboxes] = await Promise.all([readMembers(layout), readSandboxes(layout)]);
  return {
    databases: layout.databases.map(({ name }) => {
      const member = members.find((one) => one.name === name);
      const told = (field: string) => {
        const value = member?.[field];
        return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      };
      return { name, role: told('role'), state: told('state') || 'down', lag: told('lag') };
    }),
    sandboxes: layout.sandboxes.map(({ name }) => ({ name, state: sandboxes.get(name) ?? 'unknown' })),
  };
}

/** Who leads; undefined while nobody does. */
export const leaderOf = ({ databases }: ClusterState): string | undefined =>
  databases.find(({ role, state }) => role === 'leader' && state === 'running')?.name;

/** Whether everything is as it should be: one leads, all others follow it in step, every sandbox answers. */
export function isWhole(state: ClusterState): boolean {
  const following = state.databases.filter(({ role }) => role === 'sync_standby').length;
  return (
    leaderOf(state) !== undefined &&
    following === state.databases.length - 1 &&
    state.sandboxes.every((sandbox) => sandbox.state === 'UP')
  );
}
