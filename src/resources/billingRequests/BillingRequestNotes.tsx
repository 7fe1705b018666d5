import { useTranslate } from 'react-admin';
import { LinkNotes } from '#src/fields/link/LinkNotes.tsx';
import { useShownRecord } from '#src/record/useShownRecord.ts';

/** What has become of a request, and its link as long as it can be used. */
export function BillingRequestNotes() {
  const record = useShownRecord<'billingRequests'>();
  const translate = useTranslate();
  return (
    <LinkNotes
      record={record}
      textOf={(news) => translate(`billingRequest.note.${news}`)}
      title={translate('billingRequest.link')}
      fileName={`billing-link-${record.id}`}
    />
  );
}
