import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnvironment } from '#sandbox/config.ts';
import { users } from '#sandbox/db/schema/account.ts';
import { type OpenedDatabase, openDatabase } from '#sandbox/db/open.ts';
import { authenticate } from '#sandbox/identity/accounts.ts';
import { hashPassword, isOfCost, verifyPassword } from '#sandbox/identity/password.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { cheapCost } from '#tests/support/cheapPasswords.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { people } from '#tests/support/people.ts';

/** As shipped, and as seeded: nothing of a test is between. */
const { passwordCost } = parseEnvironment({});
let database: OpenedDatabase;
beforeAll(async () => {
  database = await openDatabase({ dataDirectory: 'memory' });
  await prepareDatabase(database, { now: testNow, seedTransactions: 20 });
});
afterAll(() => database.close());

const hashOf = async (email: string) =>
  (await database.db.select().from(users).where(eq(users.email, email)))[0]?.passwordHash ?? '';

describe('passwords as they are kept', () => {
  it('cost what OWASP asks for: memory × time of 2^17, 16 MB at least', () => {
    const { N, r, p } = passwordCost;
    expect(128 * N * r).toBeGreaterThanOrEqual(16 * 1024 * 1024);
    // The table of the cheat sheet: 2^17 × 1, 2^16 × 2, 2^15 × 3, 2^14 × 5, all with r = 8.
    expect([
      [2 ** 17, 8, 1],
      [2 ** 16, 8, 2],
      [2 ** 15, 8, 3],
      [2 ** 14, 8, 5],
    ]).toContainEqual([N, r, p]);
  });

  it('are those of the seed too, each with a salt of its own', async () => {
    const hashes = (await database.db.select().from(users)).map(({ passwordHash }) => passwordHash);
    expect(hashes.every((hash) => isOfCost(hash, passwordCost))).toBe(true);
    expect(new Set(hashes.map((hash) => hash.split('$')[4])).size).toBe(Object.keys(people).length);
    for (const hash of hashes) expect(await verifyPassword('sandbox', hash)).toBe(true);
  });

  it('of another cost are hashed anew when their person signs in, and by nobody else', async () => {
    const old = await hashPassword('sandbox', cheapCost);
    await database.db.update(users).set({ passwordHash: old }).where(eq(users.email, people.business));
    const tryIt = (password: string) => authenticate(database.db, { login: people.business, password }, passwordCost);
    expect(await tryIt('wrong')).toBeUndefined();
    expect(await hashOf(people.business)).toBe(old);
    expect(await tryIt('sandbox')).toMatchObject({ email: people.business });
    expect(isOfCost(await hashOf(people.business), passwordCost)).toBe(true);
    expect(await tryIt('sandbox')).toMatchObject({ email: people.business });
  });
});
