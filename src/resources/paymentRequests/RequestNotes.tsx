import { useTranslate } from 'react-admin';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { LinkNotes } from '#src/record/facts/LinkNotes.tsx';

/** The same of a payment intent, which cannot be edited or sent. */
export function IntentNotes({ record }: { record: RecordOf<'paymentRequests'> & { id: string } }) {
  const translate = useTranslate();
  return (
    <LinkNotes
      record={record}
      textOf={(news) => translate(`paymentIntent.note.${news}`)}
      title={translate('paymentRequest.link')}
      fileName={`payment-link-${record.id}`}
    />
  );
}

/** What has become of a payment request, and its link as long as it can be used. */
export function RequestNotes({ record }: { record: RecordOf<'paymentRequests'> & { id: string } }) {
  const translate = useTranslate();
  return (
    <LinkNotes
      record={record}
      textOf={(news) => translate(`paymentRequest.note.${news}`)}
      title={translate('paymentRequest.link')}
      fileName={`payment-link-${record.id}`}
    />
  );
}
