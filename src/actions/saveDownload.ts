import type { OperationResponse } from '#contract/envelope.ts';
import { answerOrFailure } from '#src/dataProvider/failure.ts';
import type { DownloadedFile } from '#src/dataProvider/http/fileDownload.ts';
import { saveFile } from '#src/ui/saveFile.ts';

/**
 * Hands a file that comes to the browser's downloads, as an operation: what kept it from coming is its answer, and the
 * person has been told, unless the call asked otherwise.
 * @example run: ({ id }, { dataProvider }) => saveDownload(dataProvider.download('invoices.download', { … }))
 */
export function saveDownload(download: Promise<DownloadedFile>): Promise<OperationResponse | undefined> {
  return answerOrFailure(
    download.then((file) => {
      saveFile(file);
      return { status: 'success' };
    }),
  );
}
