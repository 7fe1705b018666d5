import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { importJWK, SignJWT, type JWTPayload } from 'jose';
import { buildApp, type AppParts } from '#sandbox/app.ts';
import { createClock, type Clock } from '#sandbox/clock.ts';
import { parseEnvironment, type SandboxConfig } from '#sandbox/config.ts';
import type { Database } from '#sandbox/db/database.ts';
import { users } from '#sandbox/db/schema/index.ts';
import { displayName, roleClaim, type Account } from '#sandbox/identity/accounts.ts';
import { audience, issuerOf } from '#sandbox/identity/provider.ts';
import { readSigningKey } from '#sandbox/identity/secrets.ts';
import { testNow } from './databaseDump.ts';
import { people } from './people.ts';
import { openSeededDatabase } from './seededDatabase.ts';

export type Ask = (options: InjectOptions) => Promise<LightMyRequestResponse>;

export interface TestSandbox {
  app: FastifyInstance;
  db: Database;
  clock: Clock;
  config: SandboxConfig;
  /** Asks as one of the seeded people, with a token that needs no sign-in. `claims` change or spoil the token. */
  as(person: keyof typeof people, claims?: JWTPayload): Ask;
  close(): Promise<void>;
}

export interface TestSandboxOptions extends Partial<Pick<AppParts, 'logger' | 'handlers' | 'reset'>> {
  config?: Partial<SandboxConfig>;
  /** An open database to serve; absent = a fresh copy of the seeded one, closed with the sandbox. */
  db?: Database;
}

async function readAccount(db: Database, email: string): Promise<Account> {
  const [account] = await db.select().from(users).where(eq(users.email, email));
  if (!account) throw new Error(`the seed has no ${email}`);
  return account;
}

/** An access token as the identity provider would sign it; `claims` override what it says. */
export async function signToken(db: Database, config: SandboxConfig, email: string, claims: JWTPayload = {}) {
  const [account, key] = [await readAccount(db, email), await readSigningKey(db)];
  const seconds = Math.floor(Date.now() / 1000);
  return new SignJWT({
    sub: account.userID,
    role: roleClaim(account.roles),
    merchantID: account.merchantID,
    name: displayName(account),
    iss: issuerOf(config),
    aud: audience,
    iat: seconds,
    exp: seconds + 900,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(key.kid !== undefined && { kid: key.kid }) })
    .sign(await importJWK(key, 'RS256'));
}

/** Builds the sandbox on a seeded database of its own, its clock pinned; nothing listens. */
export async function openTestSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
  const opened = options.db ? undefined : await openSeededDatabase();
  const db = options.db ?? opened?.db;
  if (!db) throw new Error('no database');
  const clock = createClock(testNow);
  const config = { ...parseEnvironment({}), now: testNow, webDirectory: 'no-such-directory', ...options.config };
  const { logger, handlers, reset } = options;
  const app = await buildApp({
    db,
    clock,
    config,
    ...(logger && { logger }),
    ...(handlers && { handlers }),
    ...(reset && { reset }),
  });
  const as = (person: keyof typeof people, claims?: JWTPayload): Ask => {
    const token = signToken(db, config, people[person], claims);
    return async (request) =>
      app.inject({ ...request, headers: { authorization: `Bearer ${await token}`, ...request.headers } });
  };
  return {
    app,
    db,
    clock,
    config,
    as,
    close: async () => {
      await app.close();
      await opened?.close();
    },
  };
}
