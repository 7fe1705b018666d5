import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { JWTPayload } from 'jose';
import { buildApp, type AppParts } from '#sandbox/app.ts';
import { createClock, type Clock } from '#sandbox/core/clock.ts';
import { type SandboxConfig } from '#sandbox/core/config.ts';
import { parseEnvironment } from '#sandbox/config.ts';
import type { Database } from '#sandbox/core/database.ts';
import { expectNoDrift } from './answerDrift.ts';
import { cheapCost } from './cheapPasswords.ts';
import { testNow } from './databaseDump.ts';
import { people } from './people.ts';
import { openSeededDatabase } from './seededDatabase.ts';
import { signToken } from './signToken.ts';

/** Seals the card vault of every test that brings no key. */
export const testVaultKey = Buffer.alloc(32, 7);

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

export interface TestSandboxOptions extends Partial<
  Pick<
    AppParts,
    | 'readDb'
    | 'logger'
    | 'handlers'
    | 'requestTimeoutMs'
    | 'reset'
    | 'hubTimes'
    | 'processor'
    | 'paymentTimeouts'
    | 'isAlone'
    | 'vaultKey'
    | 'observers'
    | 'before'
  >
> {
  config?: Partial<SandboxConfig>;
  /** An open database to serve; absent = a fresh copy of the seeded one, closed with the sandbox. */
  db?: Database;
}

/** Builds the sandbox on a seeded database of its own, its clock pinned; nothing listens. */
export async function openTestSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
  const opened = options.db ? undefined : await openSeededDatabase();
  const db = options.db ?? opened?.db;
  if (!db) throw new Error('no database');
  const clock = createClock(testNow);
  const config = {
    ...parseEnvironment({}),
    now: testNow,
    webDirectory: 'no-such-directory',
    processorDelayMs: 0,
    passwordCost: cheapCost,
    ...options.config,
  };
  const {
    readDb,
    logger,
    handlers,
    requestTimeoutMs,
    reset,
    hubTimes,
    processor,
    paymentTimeouts,
    isAlone,
    observers,
    before,
  } = options;
  const app = await buildApp({
    db,
    clock,
    config,
    vaultKey: options.vaultKey ?? testVaultKey,
    ...(readDb && { readDb }),
    ...(logger && { logger }),
    ...(handlers && { handlers }),
    ...(requestTimeoutMs && { requestTimeoutMs }),
    ...(reset && { reset }),
    ...(hubTimes && { hubTimes }),
    ...(processor && { processor }),
    ...(paymentTimeouts && { paymentTimeouts }),
    ...(isAlone && { isAlone }),
    ...(observers && { observers }),
    ...(before && { before }),
  });
  const as = (person: keyof typeof people, claims?: JWTPayload): Ask => {
    const token = signToken(db, config, people[person], claims);
    return async (request) => {
      const headers = { authorization: `Bearer ${await token}`, ...request.headers };
      const answer = await app.inject({ ...request, headers });
      // Handlers that a test brings answer what the test wants.
      if (!handlers) expectNoDrift(request, answer);
      return answer;
    };
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
