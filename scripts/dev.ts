import { spawn, type ChildProcess } from 'node:child_process';

/** Runs the sandbox and the web app's development server side by side, on two origins; one stops the other. */
const sandboxPort = process.env.PORT ?? '4000';
const webOrigin = 'http://localhost:5173';

function run(command: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...environment } });
}

const children = [
  run(['--watch', '--watch-preserve-output', 'scripts/start.ts', '--no-build'], {
    PORT: sandboxPort,
    SANDBOX_ORIGINS: webOrigin,
  }),
  run(['node_modules/vite/bin/vite.js'], { SANDBOX_URL: `http://localhost:${sandboxPort}` }),
];

let stopping = false;
function stopAll(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) {
  child.on('exit', (code) => {
    if (!stopping) process.exitCode = code ?? 1;
    stopAll();
  });
}
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
