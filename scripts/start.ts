import { parseEnvironment } from '#sandbox/config.ts';
import { checkPort } from '#sandbox/http/port.ts';
import { buildWhenStale } from './buildWhenStale.ts';
import { fail } from './fail.ts';
import { stopOnSignal } from './stopOnSignal.ts';

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
  stopOnSignal(running);
}

start().catch(fail);
