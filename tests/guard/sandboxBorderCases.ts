import type { BorderCase } from './borderCases.ts';

/** The floors of the sandbox from the ground up; what shares a floor does not know each other. */
const floors = [
  ['core'],
  ['db'],
  ['outbox', 'events'],
  ['list', 'domain'],
  ['documents', 'figures'],
  ['noun'],
  ['resources/shop', 'resources/yard'],
  ['jobs', 'http'],
  ['identity', 'hub', 'console', 'payer'],
];
const composition = ['#sandbox/app.ts', '#sandbox/config.ts', '#sandbox/seed/seed.ts'];
const fileOf = (folder: string) => `#sandbox/${folder}/a.ts`;

function casesOf(folder: string, level: number): BorderCase[] {
  const from = `sandbox/${folder}/b.ts`;
  const isRoom = (other: string) => other.startsWith('resources/');
  const lower = floors.slice(0, level).flat();
  const inner = lower.filter((other) => !isRoom(other));
  const others = floors.flat().filter((other) => other !== folder && !inner.includes(other));
  return [
    ...['#contract/query.ts', fileOf(folder), './c.ts', 'drizzle-orm', ...inner.map(fileOf)].map((to) => ({
      from,
      to,
      allowed: true,
    })),
    ...['#src/ui/a.tsx', '#tests/a.ts', '../a.ts', ...composition, ...others.map(fileOf)].map((to) => ({
      from,
      to,
      allowed: false,
    })),
  ];
}

/** Every border inside the sandbox; `shop` and `yard` stand for any two rooms. */
export const sandboxBorderCases: BorderCase[] = [
  ...floors.flatMap((floor, level) => floor.flatMap((folder) => casesOf(folder, level))),
  ...['sandbox/app.ts', 'sandbox/seed/seed.ts'].flatMap((from) =>
    [...floors.flat().map(fileOf), '#sandbox/resources/registry.ts'].map((to) => ({ from, to, allowed: true })),
  ),
];
