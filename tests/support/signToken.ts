import { eq } from 'drizzle-orm';
import { importJWK, SignJWT, type JWTPayload } from 'jose';
import type { SandboxConfig } from '#sandbox/core/config.ts';
import type { Database } from '#sandbox/core/database.ts';
import { users } from '#sandbox/db/schema/account.ts';
import { displayName, roleClaim, type Account } from '#sandbox/identity/accounts.ts';
import { audience, issuerOf } from '#sandbox/identity/provider.ts';
import { readSigningKey } from '#sandbox/identity/secrets.ts';
import { oidc } from '#sandbox/identity/table.ts';

async function readAccount(db: Database, email: string): Promise<Account> {
  const [account] = await db.select().from(users).where(eq(users.email, email));
  if (!account) throw new Error(`the seed has no ${email}`);
  return account;
}

/** A sign-in that no test ends. */
const grant = 'a sign-in of tests';
async function keepGrant(db: Database): Promise<void> {
  await db.insert(oidc).values({ model: 'Grant', id: grant, payload: {} }).onConflictDoNothing();
}

/** An access token as the identity provider would sign it; `claims` override what it says. */
export async function signToken(db: Database, config: SandboxConfig, email: string, claims: JWTPayload = {}) {
  const [account, key] = [await readAccount(db, email), await readSigningKey(db)];
  await keepGrant(db);
  const seconds = Math.floor(Date.now() / 1000);
  return new SignJWT({
    sub: account.userID,
    role: roleClaim(account.roles),
    merchantID: account.merchantID,
    name: displayName(account),
    grant,
    iss: issuerOf(config),
    aud: audience,
    iat: seconds,
    exp: seconds + 900,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(key.kid !== undefined && { kid: key.kid }) })
    .sign(await importJWK(key, 'RS256'));
}
