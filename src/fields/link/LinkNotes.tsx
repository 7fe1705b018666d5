import type { RecordOf } from '#contract/entities/callTypes.ts';
import { useReadAllAgain } from '#src/dataProvider/useReadings.ts';
import { useHubChanges } from '#src/realtime/useHubChanges.ts';
import { RecordNote, RecordNotes } from '#src/record/RecordNotes.tsx';
import { LinkPanel } from '#src/ui/link/LinkPanel.tsx';
import { shareRecipient } from './linkRecipient.ts';
import { isUsable, linkStatus, type LinkStatus, linkTones } from './linkStatus.ts';

interface LinkNotesProps {
  record: Pick<
    RecordOf<'paymentRequests'>,
    | 'paymentRequestID'
    | 'deleted'
    | 'status'
    | 'quickStatus'
    | 'dueDate'
    | 'paymentRequestUrl'
    | 'beingPaid'
    | 'resting'
    | 'dealDetails'
  >;
  /** What is said of a link that can not be used, or only just. */
  textOf: (news: LinkStatus) => string;
  /** What the link is for. */
  title: string;
  /** Of the files of its QR code, without an ending. */
  fileName: string;
}

/** What has become of a link, and the link itself as long as it can be used; it follows what the payer does. */
export function LinkNotes({ record, textOf, title, fileName }: LinkNotesProps) {
  const news = linkStatus(record);
  const readAllAgain = useReadAllAgain();
  useHubChanges(isUsable(record) ? 'links' : undefined, record.paymentRequestID, () => void readAllAgain());
  return (
    <RecordNotes>
      {news && (
        <RecordNote tone={linkTones[news]}>
          <p>{textOf(news)}</p>
        </RecordNote>
      )}
      {isUsable(record) && (
        <LinkPanel
          url={record.paymentRequestUrl}
          title={title}
          to={shareRecipient(record.dealDetails)}
          fileName={fileName}
        />
      )}
    </RecordNotes>
  );
}
