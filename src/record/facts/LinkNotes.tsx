import type { RecordOf } from '#contract/entities/callTypes.ts';
import { RecordNote, RecordNotes } from '#src/record/RecordNotes.tsx';
import { LinkPanel } from '#src/ui/link/LinkPanel.tsx';
import { isUsable, newsOf, type RequestNews, requestTones } from './linkState.ts';

interface LinkNotesProps {
  record: Pick<RecordOf<'paymentRequests'>, 'deleted' | 'status' | 'quickStatus' | 'dueDate' | 'paymentRequestUrl'>;
  /** What is said of a link that can not be used, or only just. */
  textOf: (news: RequestNews) => string;
  /** What the link is for. */
  title: string;
  /** Of the files of its QR code, without an ending. */
  fileName: string;
}

/** What has become of a link, and the link itself as long as it can be used. */
export function LinkNotes({ record, textOf, title, fileName }: LinkNotesProps) {
  const news = newsOf(record);
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
