import { spawnSync } from 'node:child_process';
import { SettingError } from '#sandbox/core/config.ts';
import { isBuildFresh } from './freshness.ts';

/** Builds the web app when it is missing or older than its sources; another process, to give its memory back. */
export function buildWhenStale(): void {
  if (isBuildFresh()) {
    console.log('The web app in dist is up to date.');
    return;
  }
  console.log('Building the web app…');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], { stdio: 'inherit' });
  if (status !== 0) throw new SettingError('the web app could not be built');
}
