import type { ListAction } from '#src/actions/actions.ts';
import { HashReportDialog } from '#src/fields/taxReport/HashReportDialog.tsx';
import { TaxReportDialog } from '#src/fields/taxReport/TaxReportDialog.tsx';

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
