import type { TestProject } from 'vitest/node';
import { buildApp } from '#sandbox/app.ts';
import { createClock } from '#sandbox/core/clock.ts';
import { parseEnvironment } from '#sandbox/config.ts';
import { openFromDump, testNow } from './databaseDump.ts';
import { keptDump } from './keptDump.ts';
import { people } from './people.ts';
import { findAnchors, type Anchors } from './seededLists.ts';
import { signToken } from './signToken.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A sandbox that listens while the tests of the web app run, and what they need to ask it. */
    listeningSandbox: { origin: string; token: string; colleaguesToken: string; anchors: Anchors };
  }
}

let stop: (() => Promise<void>) | undefined;

/** Runs once before the `lists` project: a seeded sandbox on a port of its own. */
export async function setup(project: TestProject): Promise<void> {
  const { db, close } = await openFromDump(await keptDump());
  const config = { ...parseEnvironment({}), now: testNow, webDirectory: 'no-such-directory' };
  const app = await buildApp({ db, clock: createClock(testNow), config });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  stop = async () => {
    await app.close();
    await close();
  };
  // A watched run outlives the sandbox's own short tokens.
  const claims = { exp: Math.floor(Date.now() / 1000) + 24 * 60 * 60 };
  project.provide('listeningSandbox', {
    origin,
    token: await signToken(db, config, people.manager, claims),
    colleaguesToken: await signToken(db, config, people.billing, claims),
    anchors: await findAnchors(db),
  });
}

/** Runs once after it. */
export async function teardown(): Promise<void> {
  await stop?.();
}
