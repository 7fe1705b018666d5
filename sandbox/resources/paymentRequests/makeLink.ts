import type { Answer, Call } from '#sandbox/core/call.ts';
import { newID } from '#sandbox/core/newID.ts';
import { inserted, named, operation, written } from '#sandbox/core/operation.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { historyEvent } from '#sandbox/domain/links/history.ts';
import { newPayerKey, payerPageUrl } from '#sandbox/domain/links/payerPage.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import type { LinkColumns } from './linkColumns.ts';
import type { Recipient } from './linkRules.ts';
import { sendLink, type NewLink } from './sendLink.ts';

/** What says which kind of link it is. */
type Kind = Pick<NewLink, 'kind' | 'permanent' | 'billingSchedule' | 'transactionAmount'>;

/** A new link as a row, at an address that nobody can come upon. */
function newLink(call: Call, terminal: Terminal, columns: LinkColumns & Kind): NewLink {
  return {
    ...columns,
    paymentRequestID: newID(),
    payerKey: newPayerKey(),
    merchantID: call.caller.merchantID,
    terminalID: terminal.terminalID,
    terminalName: terminal.label,
    status: 'initial',
    paymentRequestTimestamp: call.context.clock.now(),
    history: [historyEvent(call, 'PaymentRequestCreated')],
    ...written(call),
  };
}

/** How an answer names a link, with its address (docs/wire.md §1.3). */
export const answerOfLink = (
  { context }: Pick<Call, 'context'>,
  {
    paymentRequestID,
    version,
    payerKey,
  }: Pick<typeof paymentRequests.$inferSelect, 'paymentRequestID' | 'version' | 'payerKey'>,
) => ({ ...named(paymentRequestID, version), additionalData: { url: payerPageUrl(context.config, payerKey) } });

/**
 * Keeps a link and sends it: the one with the other, or neither.
 * @param to whom it is sent to; null: to nobody, the merchant passes it on
 */
export async function makeLink(
  call: Call,
  terminal: Terminal,
  columns: LinkColumns & Kind,
  to: Recipient | null,
): Promise<Answer> {
  const link = newLink(call, terminal, columns);
  const row = await call.context.db.transaction(async (tx) => {
    if (to) await sendLink(tx, call, terminal, link, to);
    const sent = { status: 'sent' as const, history: [...link.history, historyEvent(call, 'PaymentRequestSent')] };
    return inserted(
      await tx
        .insert(paymentRequests)
        .values({ ...link, ...(to && sent) })
        .returning(),
    );
  });
  call.context.totals.drop(call.caller.merchantID);
  return { status: 201, json: operation(call, 'CreatedSuccessfully', answerOfLink(call, row)) };
}
