import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the web app is built from. */
const sources = [
  'src',
  'contract',
  'index.html',
  'callback.html',
  'silent-renew.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** When a file, or the newest file below a directory, was last changed; 0 when there is none. */
function changedAt(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  // A directory's own time tells of files that were removed.
  return readdirSync(file).reduce((newest, name) => Math.max(newest, changedAt(path.join(file, name))), found.mtimeMs);
}

/** Whether `dist` holds a build that is newer than everything it is made from. */
export function isBuildFresh(root = '.'): boolean {
  const built = statSync(path.join(root, 'dist', 'index.html'), { throwIfNoEntry: false });
  return built !== undefined && sources.every((source) => changedAt(path.join(root, source)) <= built.mtimeMs);
}
