import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { DownloadedFile } from '#src/dataProvider/http/fileDownload.ts';
import { pdfBlob } from '#src/ui/pdf/pdfBlob.ts';

interface Asked {
  id: string;
  invoiceNumber?: string | null | undefined;
}

/**
 * The copy of a document; whoever asks tells what keeps it from coming.
 * @throws CallFailure as the HTTP client does, and for a file that is no PDF.
 */
export async function readCopy(
  dataProvider: Pick<BackOfficeDataProvider, 'download'>,
  { id, invoiceNumber }: Asked,
  signal?: AbortSignal,
): Promise<DownloadedFile> {
  const file = await dataProvider.download('invoices.downloadCopy', {
    path: { id },
    ...(signal && { signal }),
    quiet: true,
    ownFailure: true,
    fallbackName: `${invoiceNumber || id}.pdf`,
  });
  const blob = await pdfBlob(file.blob);
  if (!blob) throw new CallFailure('network', 200);
  return { ...file, blob };
}
