import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ActionRecord, RecordAction } from '#src/actions/actions.ts';
import { saveDownload } from '#src/actions/saveDownload.ts';
import { policyOf } from '#src/resources/paths.ts';
import { invoicePath } from '#src/resources/wizardPaths.ts';
import { isIssued, mayBeCanceled, mayBeChanged, mayHaveOriginal } from './invoiceState.ts';
import { ResendDialog } from './ResendDialog.tsx';

type Details = RecordOf<'invoices'>;
type Invoice = ActionRecord<Details>;

const idOf = ({ id }: Invoice) => String(id);

/** What can be done with one document; the one a person wants most first. */
export const rowActions: readonly RecordAction<Details>[] = [
  {
    key: 'change',
    label: 'invoice.change.action',
    kind: 'link',
    primary: true,
    ...policyOf('CreateInvoice'),
    offered: mayBeChanged,
    path: (invoice) => invoicePath({ invoice: idOf(invoice) }),
  },
  {
    key: 'resend',
    label: 'invoice.resend.action',
    kind: 'dialog',
    primary: true,
    offered: isIssued,
    Dialog: ResendDialog,
  },
  {
    key: 'original',
    label: 'invoice.original.action',
    kind: 'operation',
    offered: mayHaveOriginal,
    asks: () => ({ title: 'invoice.original.title', text: 'invoice.original.text' }),
    run: (invoice, { dataProvider }) =>
      saveDownload(
        dataProvider.download('invoices.download', {
          path: { id: idOf(invoice) },
          fallbackName: `${invoice.invoiceNumber ?? idOf(invoice)}.pdf`,
        }),
      ),
    done: 'invoice.original.done',
  },
  {
    key: 'cancel',
    label: 'invoice.cancel.action',
    kind: 'operation',
    danger: true,
    // What cancels it is a document as well.
    integration: 'invoicing',
    offered: mayBeCanceled,
    asks: ({ invoiceAmount = 0, currency }, { money }) => ({
      title: 'invoice.cancel.title',
      text: 'invoice.cancel.text',
      refuse: 'invoice.cancel.refuse',
      values: { amount: money(invoiceAmount, currency) },
    }),
    run: (invoice, { dataProvider }) => dataProvider.operate('invoices.cancel', { path: { invoiceId: idOf(invoice) } }),
  },
  {
    key: 'delete',
    kind: 'operation',
    danger: true,
    offered: mayBeChanged,
    asks: () => ({ title: 'invoice.deleting.title', text: 'invoice.deleting.text' }),
    run: (invoice, { dataProvider, terminalID }) =>
      dataProvider.operate('invoices.delete', {
        path: { id: idOf(invoice) },
        body: { terminalID: invoice.terminalID ?? terminalID },
      }),
  },
];
