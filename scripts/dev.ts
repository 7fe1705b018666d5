import { spawn, type ChildProcess } from 'node:child_process';
import { planDevelopment } from './development.ts';
import { fail } from './fail.ts';

function run(command: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...environment } });
}

/** Runs the sandbox and the web app's development server side by side, on two origins; one stops the other. */
async function develop(): Promise<void> {
  const { sandbox, web } = await planDevelopment(process.env);
  console.log(`\n  The web app, with hot reload, is at  ${web.url}\n  It asks the sandbox at  ${sandbox.url}\n`);
  const children = [
    run(['--watch', '--watch-preserve-output', 'scripts/start.ts', '--no-build'], sandbox.environment),
    run(['node_modules/vite/bin/vite.js'], web.environment),
  ];

  let stopping = false;
  const stopAll = () => {
    if (stopping) return;
    stopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  for (const child of children) {
    child.on('exit', (code) => {
      if (!stopping) process.exitCode = code ?? 1;
      stopAll();
    });
  }
  process.on('SIGINT', stopAll);
  process.on('SIGTERM', stopAll);
}

develop().catch(fail);
