import { useTranslate } from 'react-admin';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { LinkNotes } from '#src/record/facts/LinkNotes.tsx';

/** What has become of a request, and its link as long as it can be used. */
export function RequestNotes({ record }: { record: RecordOf<'billingRequests'> & { id: string } }) {
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
