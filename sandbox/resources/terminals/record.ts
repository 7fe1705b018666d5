import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { visiblePart } from '#contract/fieldPolicies.ts';
import { invalid, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { toUpdateTimestamp, toWireInstant } from '#sandbox/core/wire.ts';
import { terminals, type TerminalWebhooks } from '#sandbox/db/schema/terminal.ts';
import { previewUrl } from '#sandbox/domain/links/payerPage.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { defineRecord } from '#sandbox/noun/record.ts';

/** Webhooks without their secret, which is written and never read. */
const readableWebhooks = ({ securityHeader, items }: TerminalWebhooks) => ({
  ...(securityHeader && { securityHeader: { key: securityHeader.key, hasValue: true } }),
  items,
});

/** A terminal with the settings that its reader may see (docs/wire.md §3.10); secrets never leave. */
export const terminalRecord = defineRecord({
  entityType: 'Terminal',
  table: terminals,
  id: 'terminalID',
  parameter: 'terminalID',
  select: (db, where) => db.select().from(terminals).where(where),
  toWire: (row, { context, caller }): AnswerOf<'terminals.get'> => {
    const { version, updatedDate, operationDoneByID, apiKeyHash, position, devices: _, webhooks, ...details } = row;
    const record = {
      ...details,
      webhooks: readableWebhooks(webhooks),
      payerPagePreview: previewUrl(context.config, row.terminalID),
      created: toWireInstant(row.created),
      updatedDate: toWireInstant(updatedDate),
      updateTimestamp: toUpdateTimestamp(version),
    };
    return visiblePart('terminals', record, caller.roles);
  },
});

/**
 * The terminal of a change, held until the transaction ends: settings, keys and files are parts of one row.
 * @throws ApiError 404 for one that is not the caller's, 400 for one that counts as deleted: nothing of it changes any more
 */
export async function holdTerminal(tx: Database, call: Call, id: string): Promise<Terminal> {
  const rows = await tx.select().from(terminals).where(terminalRecord.isIt(call, id)).for('update');
  const terminal = required(rows, 'Terminal');
  if (terminal.status === 'disabled') throw invalid([{ code: 'terminalID', description: 'TerminalDisabled' }]);
  return terminal;
}
