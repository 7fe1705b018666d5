import type { ListAction } from '#src/actions/actions.ts';
import type { DownloadedFile } from '#src/dataProvider/http/fileDownload.ts';
import { saveFile } from '#src/ui/saveFile.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { TaxReportDialog } from './taxFile/TaxReportDialog.tsx';

function HashReportDialog({ onClose }: { onClose: () => void }) {
  const take = (file: DownloadedFile) => {
    saveFile(file);
    onClose();
  };
  return <ReportDialog report="hash" take={take} onClose={onClose} />;
}

/** The reports that EasyInvoice makes of a terminal's documents. */
export const listActions: readonly ListAction[] = [
  {
    key: 'taxReport',
    label: 'invoice.report.tax.action',
    kind: 'dialog',
    provider: 'EasyInvoice',
    Dialog: TaxReportDialog,
  },
  {
    key: 'hashReport',
    label: 'invoice.report.hash.action',
    kind: 'dialog',
    provider: 'EasyInvoice',
    Dialog: HashReportDialog,
  },
];
