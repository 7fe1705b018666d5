import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findChromium, isRoot, thisMachine } from '#scripts/chromium.ts';

/** Run before the browser tests: prints the browser they will use, or the one command that is missing. */
function ensureChromium(): number {
  const find = () => findChromium(thisMachine(chromium.executablePath()));
  let path = find();
  if (!path && process.env.CI === 'true' && isRoot && process.platform === 'linux') {
    console.log('No Chromium on this machine; installing the package of the distribution.');
    for (const step of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
      spawnSync('apt-get', step, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    }
    path = find();
  }
  if (path) {
    console.log(`Browser tests use ${path}`);
    return 0;
  }
  console.error('No Chromium or Chrome was found. Run this command once: npx playwright install chromium');
  return 1;
}

try {
  process.exitCode = ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
