import { useTranslate } from 'react-admin';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { RecordNote, RecordNotes } from '#src/record/RecordNotes.tsx';
import { LinkPanel } from '#src/ui/link/LinkPanel.tsx';
import { isUsable, newsOf, requestTones } from './requestState.ts';

/** What has become of a request, and its link as long as it can be used. */
export function RequestNotes({ record }: { record: RecordOf<'billingRequests'> & { id: string } }) {
  const translate = useTranslate();
  const news = newsOf(record);
  return (
    <RecordNotes>
      {news && (
        <RecordNote tone={requestTones[news]}>
          <p>{translate(`billingRequest.note.${news}`)}</p>
        </RecordNote>
      )}
      {isUsable(record) && (
        <LinkPanel
          url={record.paymentRequestUrl}
          title={translate('billingRequest.link')}
          fileName={`billing-link-${record.id}`}
        />
      )}
    </RecordNotes>
  );
}
