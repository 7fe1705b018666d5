import { useQueryClient } from '@tanstack/react-query';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { readAgain, untilRead } from '#src/dataProvider/readings.ts';
import { useLinkChanges } from '#src/realtime/useLinkChanges.ts';
import { RecordNote, RecordNotes } from '#src/record/RecordNotes.tsx';
import { LinkPanel } from '#src/ui/link/LinkPanel.tsx';
import { isUsable, newsOf, type RequestNews, requestTones } from './linkState.ts';

interface LinkNotesProps {
  record: Pick<
    RecordOf<'paymentRequests'>,
    'paymentRequestID' | 'deleted' | 'status' | 'quickStatus' | 'dueDate' | 'paymentRequestUrl' | 'beingPaid'
  >;
  /** What is said of a link that can not be used, or only just. */
  textOf: (news: RequestNews) => string;
  /** What the link is for. */
  title: string;
  /** Of the files of its QR code, without an ending. */
  fileName: string;
}

/** What has become of a link, and the link itself as long as it can be used; it follows what the payer does. */
export function LinkNotes({ record, textOf, title, fileName }: LinkNotesProps) {
  const news = newsOf(record);
  const queryClient = useQueryClient();
  useLinkChanges(isUsable(record) ? record.paymentRequestID : undefined, () => {
    // A reading under way may have been answered before the change. A payment touches transactions, documents, customers,
    // cards and deals: whatever was read may be another.
    void untilRead(queryClient).then(() => readAgain(queryClient, () => true));
  });
  return (
    <RecordNotes>
      {news && (
        <RecordNote tone={requestTones[news]}>
          <p>{textOf(news)}</p>
        </RecordNote>
      )}
      {isUsable(record) && <LinkPanel url={record.paymentRequestUrl} title={title} fileName={fileName} />}
    </RecordNotes>
  );
}
