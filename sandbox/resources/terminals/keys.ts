import { createHash, randomBytes } from 'node:crypto';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Handler } from '#sandbox/core/call.ts';
import { operation, written } from '#sandbox/core/operation.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { holdTerminal, terminalRecord } from './record.ts';

const digestOf = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Gives a terminal a new key, which the answer holds; the old one is worth nothing from then on. The terminal's version
 * stays: no form shows a key, so that none grows stale by it.
 */
function resetOf(prefix: string, columns: (key: string) => PgUpdateSetSource<typeof terminals>): Handler {
  return async (call) => {
    const id = terminalRecord.idOf(call);
    // 256 bits nobody guesses, so that a plain digest tells nothing of it.
    const key = `${prefix}-${randomBytes(32).toString('base64url')}`;
    await call.context.db.transaction(async (tx) => {
      await holdTerminal(tx, call, id);
      await tx
        .update(terminals)
        .set({ ...columns(key), ...written(call) })
        .where(terminalRecord.isIt(call, id));
    });
    // What was touched is the terminal: the row of the audit must not name the key.
    return { json: operation(call, 'SuccessfullySaved', { entityUID: id, entityReference: key }) };
  };
}

/** POST …/resetApiKey: the private key, of which only a digest is kept. */
export const resetApiKey = resetOf('private', (key) => ({ apiKeyHash: digestOf(key) }));

/** POST …/resetSharedApiKey: the shared key, which can be read again. */
export const resetSharedApiKey = resetOf('shared', (key) => ({ sharedApiKey: key }));
