import type { ListAction } from '#src/actions/actions.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** The reports that EasyInvoice makes of a terminal's documents. */
export const listActions: readonly ListAction[] = [
  {
    key: 'taxReport',
    label: 'invoice.report.tax.action',
    kind: 'dialog',
    provider: 'EasyInvoice',
    Dialog: ({ onClose }) => <ReportDialog report="tax" onClose={onClose} />,
  },
  {
    key: 'hashReport',
    label: 'invoice.report.hash.action',
    kind: 'dialog',
    provider: 'EasyInvoice',
    Dialog: ({ onClose }) => <ReportDialog report="hash" onClose={onClose} />,
  },
];
