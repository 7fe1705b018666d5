import { and, asc, eq, ne } from 'drizzle-orm';
import { ApiError, notFound, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';

export type Terminal = typeof terminals.$inferSelect;

/**
 * The terminal that a write names; the merchant's first one when it names none. Disabled ones count as deleted (spec §4).
 * @throws ApiError 404 for one that is not the caller's, 400 when the merchant has none at all
 */
export async function ownTerminal(
  db: Database,
  { caller }: Pick<Call, 'caller'>,
  terminalID: string | null | undefined,
): Promise<Terminal> {
  const [terminal] = await db
    .select()
    .from(terminals)
    .where(
      and(
        eq(terminals.merchantID, caller.merchantID),
        ne(terminals.status, 'disabled'),
        terminalID ? eq(terminals.terminalID, terminalID.toLowerCase()) : undefined,
      ),
    )
    .orderBy(asc(terminals.position))
    .limit(1);
  if (terminal) return terminal;
  throw terminalID ? notFound('Terminal') : new ApiError(400, 'NoAvailableTerminals');
}

/** A terminal of the caller's, disabled or not. @throws ApiError 404 */
export async function readTerminal(
  db: Database,
  { caller }: Pick<Call, 'caller'>,
  terminalID: string,
): Promise<Terminal> {
  const rows = await db
    .select()
    .from(terminals)
    .where(and(eq(terminals.merchantID, caller.merchantID), eq(terminals.terminalID, terminalID)));
  return required(rows, 'Terminal');
}

/**
 * The terminal that a change moves a record to; undefined when it stays, on a disabled one too.
 * @throws ApiError as ownTerminal
 */
export async function targetTerminal(
  db: Database,
  call: Pick<Call, 'caller'>,
  present: string,
  wanted: string | null | undefined,
): Promise<{ terminalID: string } | undefined> {
  if (!wanted || wanted.toLowerCase() === present) return undefined;
  const { terminalID } = await ownTerminal(db, call, wanted);
  return { terminalID };
}
