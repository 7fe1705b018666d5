import { spawnSync } from 'node:child_process';
import { SettingError } from '#sandbox/core/config.ts';
import { parseEnvironment } from '#sandbox/config.ts';
import { checkPort } from '#sandbox/http/port.ts';
import { isBuildFresh } from './freshness.ts';
import { fail } from './fail.ts';

/** Builds the web app when it is missing or older than its sources; another process, to give its memory back. */
function buildWhenStale(): void {
  if (isBuildFresh()) {
    console.log('The web app in dist is up to date.');
    return;
  }
  console.log('Building the web app…');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], { stdio: 'inherit' });
  if (status !== 0) throw new SettingError('the web app could not be built');
}

const signInHint = `
  Sign in with the password "sandbox" as
    manager@sandbox.test      everything
    merchant@sandbox.test     without billing and dashboard
    billing@sandbox.test      billing administrator
    business@sandbox.test     business administrator
    noterminals@sandbox.test  an account without terminals
    manager@other.test        manager of another merchant
`;

async function start(): Promise<void> {
  const config = parseEnvironment(process.env);
  await checkPort(config);
  if (!process.argv.includes('--no-build')) buildWhenStale();
  const { startSandbox } = await import('#sandbox/server.ts');
  const running = await startSandbox(config, (line) => console.log(line));
  console.log(
    `\n  The back-office is at  ${running.url}\n  The sandbox's own page ${running.url}/sandbox/\n${signInHint}\n  Ctrl+C stops it.`,
  );

  let stoppedAt = 0;
  const stop = () => {
    // A second signal is for who will not wait; but npm repeats the terminal's at once, which is still the first.
    if (stoppedAt > 0 && Date.now() - stoppedAt > 1000) process.exit(1);
    if (stoppedAt > 0) return;
    stoppedAt = Date.now();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

start().catch(fail);
