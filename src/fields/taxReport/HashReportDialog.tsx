import { saveFile } from '#src/ui/saveFile.ts';
import type { DownloadedFile } from '#src/dataProvider/http/fileDownload.ts';
import { ReportDialog, type ReportDialogProps } from './ReportDialog.tsx';

/** Asks for the hash report of the terminal's documents, and hands its file over. */
export function HashReportDialog({ days, onClose }: Pick<ReportDialogProps, 'days' | 'onClose'>) {
  const take = (file: DownloadedFile) => {
    saveFile(file);
    onClose();
  };
  return <ReportDialog report="hash" take={take} onClose={onClose} {...(days && { days })} />;
}
