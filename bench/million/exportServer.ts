import { monitorEventLoopDelay } from 'node:perf_hooks';
import { eq } from 'drizzle-orm';
import { importJWK, SignJWT } from 'jose';
import { buildApp } from '#sandbox/app.ts';
import { createClock } from '#sandbox/core/clock.ts';
import { parseEnvironment } from '#sandbox/config.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { users } from '#sandbox/db/schema/account.ts';
import { roleClaim } from '#sandbox/identity/accounts.ts';
import { audience, issuerOf } from '#sandbox/identity/provider.ts';
import { readSigningKey } from '#sandbox/identity/secrets.ts';
import { oidc } from '#sandbox/identity/table.ts';
import { benchNow } from './cluster.ts';

/** What the process of the server tells its parent when asked `look`; it begins to measure anew then. */
export interface ServerLook {
  /** Most resident memory since the last look, in MB. */
  memory: number;
  /** Longest time in which the event loop did nothing else, in ms. */
  stall: number;
}

const config = parseEnvironment(process.env);
const opened = await openDatabase({
  dataDirectory: config.dataDirectory,
  ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
});
const app = await buildApp({ db: opened.db, clock: createClock(benchNow), config });
await app.listen({ host: '127.0.0.1', port: config.port });

async function signToken(): Promise<string> {
  const [account] = await opened.db.select().from(users).where(eq(users.email, 'manager@sandbox.test'));
  const key = await readSigningKey(opened.db);
  if (!account) throw new Error('the seed has no manager');
  const seconds = Math.floor(Date.now() / 1000);
  const { userID: sub, merchantID } = account;
  const grant = 'a sign-in of the bench';
  await opened.db.insert(oidc).values({ model: 'Grant', id: grant, payload: {} }).onConflictDoNothing();
  return new SignJWT({
    sub,
    grant,
    merchantID,
    role: roleClaim(account.roles),
    iss: issuerOf(config),
    aud: audience,
    iat: seconds,
  })
    .setExpirationTime('1h')
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(key.kid !== undefined && { kid: key.kid }) })
    .sign(await importJWK(key, 'RS256'));
}

const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
let memory = 0;
setInterval(() => {
  memory = Math.max(memory, process.memoryUsage.rss());
}, 10);

process.on('message', () => {
  process.send?.({ memory: memory / 1024 / 1024, stall: delay.max / 1e6 } satisfies ServerLook);
  memory = process.memoryUsage.rss();
  delay.reset();
});
process.on('disconnect', () => process.exit(0));
process.send?.({ token: await signToken() });
