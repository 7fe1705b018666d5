import { useGetManyReference, useTranslate } from 'react-admin';
import { mayHaveDocument } from '#contract/documented.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { Row } from '#contract/envelope.ts';
import { PlainActions } from '#src/actions/record/PlainActions.tsx';
import { useActionTools } from '#src/actions/useActions.ts';
import type { ReadMeta } from '#src/dataProvider/reads.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import { useWholeRecord } from '#src/record/useWholeRecord.ts';
import { RecordNote } from '#src/record/RecordNotes.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { creditAction } from './actions.ts';

type Transaction = RecordOf<'transactions'>;

/** The filled button of a page is the one of its own record. */
const { primary: _, ...besideOthers } = creditAction;

/** How many refunds of one charge are looked through. */
const refundsRead = 25;

/** No person waits for what is offered beside the record. */
const meta: ReadMeta = { background: true };

/** A refund that went through and has no document. */
const isUncredited = (row: Row) => row.specialTransactionType === 'refund' && mayHaveDocument(row);

/** Of a charge with a document: the refund whose credit has not been issued. */
function useRefundWithoutCredit({ paymentTransactionID, invoiceID, totalRefund, terminalID }: Transaction) {
  const asked = {
    target: 'initialTransactionID',
    id: paymentTransactionID,
    filter: { terminalID },
    pagination: { page: 1, perPage: refundsRead },
    sort: serverOrder,
    meta,
  };
  const enabled = Boolean(invoiceID) && (totalRefund ?? 0) > 0;
  const { data = [] } = useGetManyReference('transactions', asked, { enabled, staleTime: rowsFreshMs });
  const refund = data.find(isUncredited);
  return useWholeRecord('transactions', refund && String(refund.id), meta);
}

/** What a credit is of, in words: its kind and its number. */
function useDocumentName(invoiceID: string | null | undefined): string | undefined {
  const { invoiceTypeEnum = {} } = useSettings().dictionaries;
  const document = useWholeRecord('invoices', invoiceID, meta);
  if (!document?.invoiceNumber) return undefined;
  const type = String(document.invoiceType ?? document.invoiceDetails?.invoiceType);
  return `${invoiceTypeEnum[type] ?? type} \u2068${document.invoiceNumber}\u2069`;
}

interface OfferedCreditProps {
  refund: Transaction;
  /** What it credits, in words. */
  document: string;
}

function OfferedCredit({ refund, document }: OfferedCreditProps) {
  const translate = useTranslate();
  const tools = useActionTools(false);
  const record = { ...refund, id: refund.paymentTransactionID };
  return (
    <RecordNote tone="info">
      <p>{translate('transaction.credit.missing', { document })}</p>
      <PlainActions actions={[besideOthers]} record={record} name={document} tools={tools} />
    </RecordNote>
  );
}

/** On the page of a charge: a refund of it has no credit yet, which is issued here as well. */
function OfCharge() {
  const record = useShownRecord<'transactions'>();
  const refund = useRefundWithoutCredit(record);
  const document = useDocumentName(refund?.allowInvoiceCreation === true ? record.invoiceID : undefined);
  return refund && document !== undefined ? <OfferedCredit refund={refund} document={document} /> : null;
}

/** On the page of a refund: what its document will credit. */
function OfRefund() {
  const record = useShownRecord<'transactions'>();
  const translate = useTranslate();
  const charge = useWholeRecord(
    'transactions',
    record.allowInvoiceCreation ? record.initialTransactionID : undefined,
    meta,
  );
  const document = useDocumentName(typeof charge?.invoiceID === 'string' ? charge.invoiceID : undefined);
  if (document === undefined) return null;
  return (
    <RecordNote tone="info">
      <p>{translate('transaction.credit.next', { document })}</p>
    </RecordNote>
  );
}

/** After the refund of a charge that has a document: the credit that is due next, named by what it credits. */
export function CreditOffer() {
  const { specialTransactionType } = useShownRecord<'transactions'>();
  return specialTransactionType === 'refund' ? <OfRefund /> : <OfCharge />;
}
