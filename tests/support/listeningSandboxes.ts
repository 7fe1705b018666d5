import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { listenSomewhere } from './hubClient.ts';
import { people } from './people.ts';
import { openTestSandbox, type TestSandbox, type TestSandboxOptions } from './sandbox.ts';
import { signToken } from './signToken.ts';

/**
 * Sandboxes that listen, for the tests of one file: one database for all, servers of its own for each test.
 * `closing` takes what a test has to close besides; the last comes first.
 */
export function listeningSandboxes() {
  const closing: (() => Promise<unknown>)[] = [];
  let base: TestSandbox;
  beforeAll(async () => {
    base = await openTestSandbox();
  });
  afterAll(() => base.close());
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  async function open(options: TestSandboxOptions = {}): Promise<{ sandbox: TestSandbox; url: string }> {
    const sandbox = await openTestSandbox({ db: base.db, ...options });
    closing.push(sandbox.close);
    return { sandbox, url: await listenSomewhere(sandbox.app) };
  }
  return { open, closing };
}

/** A token of one of the seeded people; `claims` change or spoil it. */
export function tokenOf(
  { db, config }: TestSandbox,
  person: keyof typeof people,
  claims?: JWTPayload,
): Promise<string> {
  return signToken(db, config, people[person], claims);
}
