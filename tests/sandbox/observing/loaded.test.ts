import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Loads the server and prints which files of the observing libraries came along; pg-boss brings the interface of one. */
const script = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
  await import('#sandbox/server.ts');
  const { openObservers } = await import('#sandbox/observing/observers.ts');
  const ofLibraries = () => loaded.filter((url) => /prom-client|@opentelemetry.(?!api.)/.test(url)).length;
  await openObservers({ host: 'localhost' });
  const before = ofLibraries();
  await openObservers({ host: 'localhost', metricsPort: 1, tracesEndpoint: 'http://localhost:4318' });
  console.log(JSON.stringify({ before, after: ofLibraries() > 0, all: loaded.length }));
  process.exit(0);
`;

it('the libraries that observe are loaded only where they are asked for', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const { before, after, all }: Record<string, unknown> = JSON.parse(stdout);
  expect({ before, after }).toEqual({ before: 0, after: true });
  expect(all).toBeGreaterThan(500);
});
