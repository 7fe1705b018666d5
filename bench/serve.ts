import fastifyStatic from '@fastify/static';
import { buildApp } from '#sandbox/app.ts';
import { createClock } from '#sandbox/core/clock.ts';
import { parseEnvironment } from '#sandbox/config.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { comparedDirectory } from './build.ts';

/** One server for all that is compared: the sandbox with the application, and the compared pages beside it. */
const config = { ...parseEnvironment(process.env), accessTokenSeconds: 4 * 60 * 60 };
const now = config.now ?? new Date('2026-11-15T10:00:00Z');
const opened = await openDatabase({ dataDirectory: config.dataDirectory });
await prepareDatabase(opened, { now, seedTransactions: config.seedTransactions });
const app = await buildApp({ db: opened.db, clock: createClock(now), config });
await app.register(fastifyStatic, {
  root: comparedDirectory,
  prefix: '/bench/',
  decorateReply: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, file) => {
    reply.header('cache-control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});
await app.listen({ host: config.host, port: config.port });
// The parent waits for this.
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
