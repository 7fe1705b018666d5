import type { FieldError } from '#contract/envelope.ts';
import type { ApiError } from '#sandbox/core/apiError.ts';
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

/** Tells the merchant's addresses why a document was not issued. @returns the reason, in the caller's language */
export async function recordNotIssued(
  tx: Database,
  call: Call,
  { details, messageKey }: ApiError,
  { terminalID, entityReference }: Unissued,
): Promise<Required<FieldError>> {
  const [fault] = details.errors ?? [];
  const description = translate(call.locale, fault?.description ?? messageKey, fault?.values);
  await recordEvent(tx, call, {
    terminalID,
    eventName: 'InvoiceGenerationFailed',
    entityType: 'Invoice',
    entityReference,
    errorMessage: description,
  });
  return { code: fault?.code ?? 'issueInvoice', description };
}
