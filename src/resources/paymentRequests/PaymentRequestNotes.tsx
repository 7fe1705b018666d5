import { useTranslate } from 'react-admin';
import { LinkNotes } from '#src/fields/link/LinkNotes.tsx';
import { useShownRecord } from '#src/record/useShownRecord.ts';

/** The same of a payment intent, which cannot be edited or sent. */
export function IntentNotes() {
  const record = useShownRecord<'paymentRequests'>();
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
export function PaymentRequestNotes() {
  const record = useShownRecord<'paymentRequests'>();
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
