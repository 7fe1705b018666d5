import type { RecordOf } from '#contract/entities/callTypes.ts';
import { chargebackRequest } from '#contract/entities/transactionRequest.ts';
import type { MoneyDialogProps } from '#src/actions/actions.ts';
import { AmountDialog, type AmountRequest } from './AmountDialog.tsx';
import { leftToRefund, signedAmount } from './transactionActions.ts';

/** What is sent: the deal and how much of it goes back (spec §3 "Chargeback payload"). */
const chargeback: AmountRequest = {
  field: 'refundAmount',
  words: 'chargeback',
  schema: chargebackRequest,
  toBody: ({ id }, refundAmount) => ({ existingPaymentTransactionID: String(id), refundAmount }),
  mostOf: leftToRefund,
};

/** Gives back a deal's money, in parts or whole. */
export function ChargebackDialog(props: MoneyDialogProps<RecordOf<'transactions'>>) {
  const amounts = { amount: signedAmount(props.record), refunded: props.record.totalRefund ?? 0 };
  return <AmountDialog {...props} request={chargeback} amounts={amounts} />;
}
