import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { RecordPageDeclaration } from '#src/record/declaration.ts';
import { recordPage } from './recordPage.ts';
import { IntentNotes } from './PaymentRequestNotes.tsx';

/** A payment intent: what a request tells, and the payment made by it. */
export const intentPage: RecordPageDeclaration<RecordOf<'paymentRequests'>> = {
  ...recordPage,
  notes: IntentNotes,
  tabs: [{ list: 'transactions', by: 'paymentTransactionIntentID', label: 'paymentRequest.paymentsTab' }],
};
