import { eq } from 'drizzle-orm';
import { required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { merchants } from '#sandbox/db/schema/account.ts';

/** What the business of a call is called by the people it deals with. @throws ApiError 404 */
export async function merchantName(db: Database, { caller }: Pick<Call, 'caller'>): Promise<string> {
  const rows = await db
    .select({ name: merchants.merchantName })
    .from(merchants)
    .where(eq(merchants.merchantID, caller.merchantID));
  return required(rows, 'Merchant').name;
}
