import { eq } from 'drizzle-orm';
import type { AnyObjectSchema, InferType } from 'yup';
import { israelDay } from '#contract/israelDay.ts';
import type { Fault } from '#contract/rules/fault.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { faultsOf } from '#contract/rules/yupFaults.ts';
import type { InvoicingProvider } from '#contract/features.ts';
import { ApiError, notFound } from '#sandbox/core/apiError.ts';
import type { Answer, Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import type { TextKey } from '#sandbox/core/messages/catalogue.ts';
import { operation } from '#sandbox/core/operation.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { ownTerminal } from '#sandbox/domain/ownTerminal.ts';
import { providerOf } from './provider.ts';

/** How an import went; `failed` says of each row that was refused why, in the person's language. */
export interface ImportOutcome {
  imported: number;
  /** Rows that are there already. */
  skipped: number;
  failed: { name: string; reason: string }[];
}

/** What an import runs with. */
export interface ImportSource {
  provider: InvoicingProvider;
  terminalID: string;
}

/** The terminal of the query. @throws ApiError 400 without one, 404 for one that is not the caller's */
async function sourceOf(call: Call): Promise<ImportSource> {
  const asked = [...call.query].find(([name]) => name.toLowerCase() === 'terminalid')?.[1].trim();
  if (!asked)
    throw new ApiError(400, 'TerminalNotSelected', { errors: [{ code: 'terminalID', description: 'Required' }] });
  if (!isGuid(asked)) throw notFound('Terminal');
  const terminal = await ownTerminal(call.context.db, call, asked);
  return { provider: providerOf(terminal), terminalID: terminal.terminalID };
}

/** The text of a fault in the caller's language. */
export const reasonOf = (call: Call, { key, values }: Fault): string => translate(call.locale, key, values);

/** A provider's row as a request of ours, or the first thing that is wrong with it. */
export function validateRow<Schema extends AnyObjectSchema>(
  call: Call,
  schema: Schema,
  row: object,
): { request: InferType<Schema> } | { fault: Fault } {
  try {
    const context = { today: israelDay(call.context.clock.now()) };
    return { request: schema.validateSync(row, { abortEarly: false, stripUnknown: true, context }) };
  } catch (error) {
    const [fault = { key: 'Invalid' as const }] = faultsOf(error);
    return { fault };
  }
}

/**
 * Runs an import: one at a time for each merchant, so that nothing is imported twice, and whole or not at all.
 * @param message key of a text with a count
 */
export async function runImport<Outcome extends ImportOutcome>(
  call: Call,
  message: TextKey,
  run: (tx: Database, source: ImportSource) => Promise<Outcome>,
): Promise<Answer> {
  const source = await sourceOf(call);
  const { merchantID } = call.caller;
  const outcome = await call.context.db.transaction(async (tx) => {
    await tx.select().from(merchants).where(eq(merchants.merchantID, merchantID)).for('update');
    return run(tx, source);
  });
  call.context.totals.drop(merchantID);
  const more = { values: { smart_count: outcome.imported }, additionalData: outcome };
  return { json: operation(call, message, more, outcome.failed.length > 0 ? 'warning' : 'success') };
}
