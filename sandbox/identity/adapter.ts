import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '#sandbox/core/database.ts';
import { oidc } from './table.ts';

/** Models whose id is the secret itself: of it a digest is kept, so that whoever reads the database is nobody. */
const secretModels: readonly string[] = ['Session', 'RefreshToken', 'AuthorizationCode'];
const digestOf = (id: string) => createHash('sha256').update(id).digest('base64url');

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);

/**
 * The provider's storage of one model (sessions, grants, codes, tokens) in the sandbox's database, on real time.
 * @param model the provider's name of the model, e.g. `RefreshToken`.
 */
export function createAdapter(db: Database, model: string): Adapter {
  const isSecret = secretModels.includes(model);
  const keptID = (id: string) => (isSecret ? digestOf(id) : id);
  const row = (id: string) => and(eq(oidc.model, model), eq(oidc.id, keptID(id)));

  async function findWhere(condition: ReturnType<typeof and>): Promise<AdapterPayload | undefined> {
    const [found] = await db.select().from(oidc).where(condition).limit(1);
    if (!found || (found.expiresAt && found.expiresAt.getTime() <= Date.now())) return undefined;
    return { ...found.payload, ...(found.consumedAt && { consumed: secondsOf(found.consumedAt) }) };
  }

  return {
    async upsert(id, payload, expiresIn) {
      const { jti: _, ...withoutID } = payload;
      const values = {
        payload: isSecret ? withoutID : payload,
        grantID: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      };
      await db
        .insert(oidc)
        .values({ model, id: keptID(id), ...values })
        .onConflictDoUpdate({ target: [oidc.model, oidc.id], set: values });
    },
    async find(id) {
      const found = await findWhere(row(id));
      return found && { ...found, jti: id };
    },
    findByUid: (uid) => findWhere(and(eq(oidc.model, model), eq(oidc.uid, uid))),
    findByUserCode: (userCode) => findWhere(and(eq(oidc.model, model), eq(oidc.userCode, userCode))),
    async consume(id) {
      // One statement decides: of simultaneous uses of a code or refresh token only one may succeed.
      const consumed = await db
        .update(oidc)
        .set({ consumedAt: new Date() })
        .where(and(row(id), isNull(oidc.consumedAt)))
        .returning({ id: oidc.id });
      if (consumed.length === 0) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await db.delete(oidc).where(row(id));
    },
    async revokeByGrantId(grantID) {
      await db.delete(oidc).where(and(eq(oidc.model, model), eq(oidc.grantID, grantID)));
    },
  };
}

/** Whether a sign-in is still good: it ends with its session, and with a refresh token that was used twice. */
export async function isGranted(db: Database, grantID: string): Promise<boolean> {
  return (await createAdapter(db, 'Grant').find(grantID)) !== undefined;
}

/** Deletes what has expired; run hourly. */
export async function purgeExpired(db: Database): Promise<void> {
  await db.delete(oidc).where(lt(oidc.expiresAt, sql`now()`));
}
