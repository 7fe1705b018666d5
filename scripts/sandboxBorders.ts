import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Zone } from './borders.ts';

/**
 * The floors of the sandbox from the ground up: a part may use its own files and those of the floors below, but for the
 * rooms in `resources`.
 */
const floors: readonly (readonly string[])[] = [
  ['core'],
  ['db'],
  ['outbox', 'events', 'queue'],
  ['list', 'domain'],
  ['documents', 'figures'],
  ['noun'],
  ['resources'],
  ['jobs', 'http'],
  ['identity', 'hub', 'console', 'payer', 'observing'],
];

const below = (folder: string) => `#sandbox/${folder}/**`;

/** Names every room of the sandbox, e.g. `resources/consumers`. */
export function findSandboxRooms(root: string): string[] {
  const folder = join(root, 'sandbox/resources');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `resources/${entry.name}`);
}

/**
 * The zones of the sandbox, the more special after the more general. What lies beside the floors is the composition and
 * may use everything; only it knows the rooms.
 * @param rooms as `findSandboxRooms` gives them; no door leads from one to another.
 */
export function sandboxZones(rooms: readonly string[]): Zone[] {
  const zoneOf = (folder: string, level: number): Zone => {
    const lower = floors.slice(0, level).flat();
    const allow = [...lower.filter((other) => other !== 'resources'), folder].map(below);
    return { name: `sandbox ${folder}`, files: [`sandbox/${folder}/**`], allow: ['#contract/**', ...allow] };
  };
  const roomLevel = floors.findIndex((floor) => floor.includes('resources'));
  return [
    { name: 'sandbox', files: ['sandbox/**'], allow: ['#contract/**', '#sandbox/**'] },
    ...floors.flatMap((floor, level) => floor.map((folder) => zoneOf(folder, level))),
    ...rooms.map((room) => zoneOf(room, roomLevel)),
  ];
}
