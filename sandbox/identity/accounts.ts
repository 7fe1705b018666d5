import { cleanText } from '#contract/cleanText.ts';
import { eq } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import type { PasswordCost } from '#sandbox/core/config.ts';
import type { Database } from '#sandbox/core/database.ts';
import { users } from '#sandbox/db/schema/account.ts';
import { emptyHash, hashPassword, isOfCost, verifyPassword } from './password.ts';

/** A person who can sign in. */
export type Account = typeof users.$inferSelect;

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds a person by id; undefined for an unknown or malformed one. */
export async function findAccount(db: Database, userID: string): Promise<Account | undefined> {
  if (!guid.test(userID)) return undefined;
  const [account] = await db.select().from(users).where(eq(users.userID, userID));
  return account;
}

/** A login as it is kept, however it was typed. */
export function normalizeLogin(typed: string): string {
  return cleanText(typed).trim().toLowerCase();
}

/**
 * Tries a password; where nobody has the login that takes as long. A hash of another cost is made anew.
 * @returns the person whose login, as it is kept, and password these are.
 */
export async function authenticate(
  db: Database,
  { login, password }: { login: string; password: string },
  cost: PasswordCost,
): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.email, login));
  const matches = await verifyPassword(password, account?.passwordHash ?? emptyHash(cost));
  if (!account || !matches) return undefined;
  if (!isOfCost(account.passwordHash, cost)) {
    const passwordHash = await hashPassword(password, cost);
    await db.update(users).set({ passwordHash }).where(eq(users.userID, account.userID));
  }
  return account;
}

/** The role claim holds one role or several (docs/rulings.md "Sign-in flow"). */
export function roleClaim(roles: readonly Role[]): Role | Role[] {
  const [only] = roles;
  return only && roles.length === 1 ? only : [...roles];
}

/** The name shown for a person. */
export function displayName({ givenName, familyName }: Pick<Account, 'givenName' | 'familyName'>): string {
  return `${givenName} ${familyName}`.trim();
}
