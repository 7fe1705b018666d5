import type { FieldError } from '#contract/envelope.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import { recordEvent } from '#sandbox/events/recordEvent.ts';

/** What was not issued. */
interface Unissued {
  terminalID: string;
  /** The document, or the transaction that has none. */
  entityReference: string;
}

/** How an issuing ended. */
export type Issuing<Issued> = { issued: Issued; reason?: never } | { issued?: never; reason: Required<FieldError> };

/**
 * Issues a document in a transaction of its own, so that it can fail alone: why it did the merchant's addresses are told.
 * @returns what was issued, or the reason in the caller's language
 */
export async function tryIssuing<Issued>(
  tx: Database,
  call: Call,
  { terminalID, entityReference }: Unissued,
  issue: (inner: Database) => Promise<Issued>,
): Promise<Issuing<Issued>> {
  try {
    return { issued: await tx.transaction(issue) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [fault] = error.details.errors ?? [];
    const description = translate(call.locale, fault?.description ?? error.messageKey, fault?.values);
    await recordEvent(tx, call, {
      terminalID,
      eventName: 'InvoiceGenerationFailed',
      entityType: 'Invoice',
      entityReference,
      errorMessage: description,
    });
    return { reason: { code: fault?.code ?? 'issueInvoice', description } };
  }
}
