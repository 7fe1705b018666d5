import type { RecordOf } from '#contract/entities/callTypes.ts';
import { chargeRequest } from '#contract/entities/transactionRequest.ts';
import type { MoneyDialogProps } from '#src/actions/actions.ts';
import { AmountDialog, type AmountRequest } from './AmountDialog.tsx';
import { signedAmount } from './transactionActions.ts';

/** A charge that uses up a hold: by its card, for its deal, with its VAT rate (docs/wire.md §3.5 C). */
const settle: AmountRequest = {
  field: 'transactionAmount',
  words: 'settle',
  schema: chargeRequest,
  toBody: ({ id, terminalID, currency, vatRate }, transactionAmount) => ({
    terminalID,
    currency,
    transactionType: 'regularDeal',
    jDealType: 'J4',
    transactionAmount,
    initialJ5TransactionID: String(id),
    ...(typeof vatRate === 'number' && { vatRate }),
  }),
  mostOf: signedAmount,
};

/** Charges less than was held, as a hotel or a garage does at the end; what is left of the hold is released. */
export function SettleDialog(props: MoneyDialogProps<RecordOf<'transactions'>>) {
  return <AmountDialog {...props} request={settle} amounts={{ amount: signedAmount(props.record) }} />;
}
