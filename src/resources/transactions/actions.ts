import { mayHaveDocument } from '#contract/documented.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { hasSlip } from '#contract/settled.ts';
import type { ActionQuestion, ActionRecord, ActionTools, ActionWords, RecordAction } from '#src/actions/actions.ts';
import { policyOf, transactionPaths } from '#src/resources/paths.ts';
import { paymentPath } from '#src/resources/wizardPaths.ts';
import { ChargebackDialog } from './ChargebackDialog.tsx';
import { placeOf } from './place.ts';
import { SettleDialog } from './SettleDialog.tsx';
import { SlipDialog } from './SlipDialog.tsx';
import { holdEnd, leftToRefund, signedAmount } from './transactionActions.ts';

type Details = RecordOf<'transactions'>;
type Transaction = ActionRecord<Details>;

const idOf = ({ id }: Transaction) => String(id);

/** Money was to come in by it; one whose refund failed still stands. */
const isCharge = (record: Transaction) =>
  record.jDealType === 'J4' && !isRefund(record) && record.status !== 'chargebackFailed';

const isRefund = ({ specialTransactionType }: Transaction) => specialTransactionType === 'refund';

/** A list's row carries no flags, and offers nothing. */
const isWhole = ({ allowRefund }: Transaction) => typeof allowRefund === 'boolean';

/** What is asked of a refund is not what is asked of a charge. */
function ask(action: string, ofRefund: boolean, { refuse }: Pick<ActionQuestion, 'refuse'> = {}) {
  return (record: Transaction, words: ActionWords): ActionQuestion => {
    const amount = signedAmount(record);
    return {
      title: `transaction.${action}.title`,
      text: `transaction.${action}.${ofRefund && amount < 0 ? 'textOfRefund' : 'text'}`,
      values: { amount: words.money(Math.abs(amount), record.currency) },
      tone: refuse ? 'danger' : 'forward',
      ...(refuse !== undefined && { refuse }),
    };
  };
}

/** The server offers the document, and the money went through. */
const mayIssue = (record: Transaction) => record.allowInvoiceCreation === true && mayHaveDocument(record);

const issue = (record: Transaction, { dataProvider }: ActionTools) =>
  dataProvider.operate('invoices.createForTransaction', { path: { paymentTransactionID: idOf(record) } });

/** The credit document of a refund, from its own page or from that of the charge. */
export const creditAction: RecordAction<Details> = {
  key: 'credit',
  label: 'transaction.credit.action',
  kind: 'operation',
  primary: true,
  integration: 'invoicing',
  offered: (record) => mayIssue(record) && isRefund(record),
  asks: ask('credit', false),
  run: issue,
};

/** What can be done with a transaction on its page, as the server's flags say; the one a person wants most first. */
export const recordActions: readonly RecordAction<Details>[] = [
  creditAction,
  {
    key: 'again',
    label: 'transaction.again.action',
    kind: 'link',
    primary: true,
    ...policyOf('Charge'),
    // A debit that the bank returned is its deal's to charge again.
    offered: (record) =>
      isWhole(record) && record.quickStatus === 'Failed' && record.paymentTypeEnum === 'card' && isCharge(record),
    path: (record) => paymentPath('Charge', { transactionID: idOf(record) }),
  },
  {
    key: 'transmit',
    label: 'transaction.transmit.action',
    kind: 'operation',
    primary: true,
    offered: ({ allowTransmission }) => allowTransmission === true,
    asks: ask('transmit', true),
    run: (record, { dataProvider }) =>
      dataProvider.operate('transmissions.transmit', {
        body: { terminalID: record.terminalID, paymentTransactionIDs: [idOf(record)] },
      }),
  },
  {
    key: 'selectJ5',
    label: 'transaction.selectJ5.action',
    kind: 'money',
    primary: true,
    offered: (record) => isWhole(record) && holdEnd(record) !== undefined,
    until: holdEnd,
    endpoint: 'transactions.selectJ5',
    asks: ask('selectJ5', false),
    order: (record) => ({
      path: { transactionID: idOf(record) },
      place: placeOf(record, Number(record.transactionAmount)),
    }),
    done: (record, _, { money }) => ({
      text: 'transaction.selectJ5.done',
      values: { amount: money(Math.abs(signedAmount(record)), record.currency) },
    }),
    paths: transactionPaths,
    follows: true,
  },
  {
    key: 'settle',
    label: 'transaction.settle.action',
    kind: 'money',
    offered: (record) => isWhole(record) && holdEnd(record) !== undefined && record.transactionType === 'regularDeal',
    until: holdEnd,
    endpoint: 'transactions.create',
    Dialog: SettleDialog,
    done: ({ currency }, { place }, { money }) => ({
      text: 'transaction.selectJ5.done',
      values: { amount: money(place.amount ?? 0, currency) },
    }),
    paths: transactionPaths,
    follows: true,
  },
  {
    key: 'chargeback',
    label: 'transaction.chargeback.action',
    kind: 'money',
    primary: true,
    offered: (record) => record.allowRefund === true && leftToRefund(record) > 0,
    endpoint: 'transactions.chargeback',
    Dialog: ChargebackDialog,
    done: ({ currency }, { place }, { money }) => ({
      text: 'transaction.chargeback.done',
      values: { amount: money(place.amount ?? 0, currency) },
    }),
    paths: transactionPaths,
  },
  {
    key: 'invoice',
    label: 'transaction.invoice.action',
    kind: 'operation',
    primary: true,
    integration: 'invoicing',
    offered: (record) => mayIssue(record) && !isRefund(record),
    asks: ask('invoice', false),
    run: issue,
  },
  {
    key: 'slip',
    label: 'transaction.slip.action',
    kind: 'dialog',
    primary: true,
    offered: (record) => isWhole(record) && record.jDealType === 'J4' && hasSlip(record),
    Dialog: SlipDialog,
  },
  {
    key: 'cancel',
    label: 'transaction.cancel.action',
    kind: 'operation',
    danger: true,
    offered: ({ allowTransmissionCancellation }) => allowTransmissionCancellation === true,
    asks: ask('cancel', true, { refuse: 'transaction.cancel.refuse' }),
    run: (record, { dataProvider }) =>
      dataProvider.operate('transmissions.cancel', {
        body: { terminalID: record.terminalID, paymentTransactionID: idOf(record) },
      }),
  },
];
