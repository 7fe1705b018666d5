import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Line } from './report.ts';

/** Where a whole run leaves what it missed, for the next one on this machine. */
const missedFile = 'node_modules/.cache/bench/missed.json';

/** What a line is known by from run to run. */
const nameOf = ({ title, list }: Line) => `${title}, ${list}`;

/** The lines of a run that miss their target. */
export const missedOf = (lines: readonly Line[]): string[] =>
  lines.filter(({ verdict }) => verdict === 'missed').map(nameOf);

/** What two runs in a row have missed: one alone may have met a slow moment of the machine. */
export const missedTwice = (before: readonly string[], now: readonly string[]): string[] =>
  now.filter((name) => before.includes(name));

/** What the run before has missed; nothing when there was none. */
export function readMissed(file = missedFile): string[] {
  if (!existsSync(file)) return [];
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(kept) ? kept.map(String) : [];
}

/** Leaves what a run has missed for the next one. */
export function keepMissed(missed: readonly string[], file = missedFile): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(missed));
}
