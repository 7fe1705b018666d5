import { useTranslate } from 'react-admin';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { PdfPanel } from '#src/ui/pdf/PdfPanel.tsx';
import { readCopy } from './readCopy.ts';

interface CopyFailedProps {
  error: Error;
  onRetry: () => void;
}

/** What was refused is said in the server's words; whatever else failed can be tried again. */
function CopyFailed({ error, onRetry }: CopyFailedProps) {
  const translate = useTranslate();
  const textOf = useMessageText();
  const isRefused = error instanceof CallFailure && error.kind === 'badRequest';
  return (
    <ListNotice
      urgent
      text={isRefused ? textOf(error.message) : translate('invoice.copy.failed')}
      actions={isRefused ? [] : [{ text: translate('list.retry'), act: onRetry }]}
    />
  );
}

/** The copy of a document as a PDF in the page; it is asked for once somebody wants to see it. */
export function InvoiceCopy() {
  const translate = useTranslate();
  const { id, updateTimestamp, invoiceNumber } = useShownRecord<'invoices'>();
  const { data, error, refetch, isFetching } = useProviderQuery({
    queryKey: ['invoiceCopy', id, updateTimestamp],
    ask: (dataProvider, signal) => readCopy(dataProvider, { id, invoiceNumber }, signal),
    staleTime: Infinity,
  });
  if (data) {
    const title = translate('invoice.copy.title', { number: invoiceNumber ?? '' });
    return <PdfPanel title={title} blob={data.blob} fileName={data.fileName} />;
  }
  return error && !isFetching ? <CopyFailed error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
}
