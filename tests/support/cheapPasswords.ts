import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { users } from '#sandbox/db/schema/account.ts';
import { hashPassword } from '#sandbox/identity/password.ts';

/** Tests try hundreds of passwords; what is shipped, tests/sandbox/identity/passwords.test.ts proves. */
export const cheapCost = { N: 1024, r: 8, p: 1 };

/** Gives the seeded people hashes that take no time to try. */
export async function cheapenPasswords(db: Database): Promise<void> {
  for (const { userID } of await db.select({ userID: users.userID }).from(users)) {
    const passwordHash = await hashPassword('sandbox', cheapCost);
    await db.update(users).set({ passwordHash }).where(eq(users.userID, userID));
  }
}
