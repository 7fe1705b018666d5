import { createLocalJWKSet, jwtVerify } from 'jose';
import { parseRoles } from '#contract/roles.ts';
import type { Authenticate } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import { isGranted } from './adapter.ts';
import { audience, issuerOf } from './provider.ts';
import { publicHalf, readSigningKey } from './secrets.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Makes the check of bearer tokens; the key comes straight from the database. Tokens live on real time, and no longer than
 * the sign-in that they were given for.
 */
export async function createAuthentication({ db, config }: Context): Promise<Authenticate> {
  const keys = createLocalJWKSet({ keys: [publicHalf(await readSigningKey(db))] });
  const wanted = { issuer: issuerOf(config), audience, typ: 'at+jwt', algorithms: ['RS256'] };
  return async (authorization) => {
    const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    // A token that does not verify is nobody's: the call answers 401.
    const verified = await jwtVerify(token, keys, wanted).catch(() => undefined);
    if (!verified) return undefined;
    const { sub, merchantID, name, role, grant } = verified.payload;
    if (sub === undefined || typeof merchantID !== 'string' || typeof grant !== 'string') return undefined;
    if (!(await isGranted(db, grant))) return undefined;
    return { userID: sub, merchantID, name: text(name), roles: parseRoles(role) };
  };
}
