import { israelDay } from '#contract/israelDay.ts';
import type { Call } from '#sandbox/core/call.ts';
import { newID } from '#sandbox/core/newID.ts';
import { written } from '#sandbox/core/operation.ts';
import type { TransactionInsert } from './payment/payment.ts';
import type { PayingTerminal } from './terminal.ts';

/** What every new row has, whatever it is: its own id, where and when it was made, and by whom. */
export function newRow(
  call: Call,
  terminal: Pick<PayingTerminal, 'terminalID' | 'label' | 'merchantName'>,
): Pick<
  TransactionInsert,
  | 'paymentTransactionID'
  | 'merchantID'
  | 'merchantName'
  | 'terminalID'
  | 'terminalName'
  | 'transactionTimestamp'
  | 'transactionDate'
  | 'status'
  | 'merchantIP'
> &
  ReturnType<typeof written> {
  const now = call.context.clock.now();
  return {
    paymentTransactionID: newID(),
    merchantID: call.caller.merchantID,
    merchantName: terminal.merchantName,
    terminalID: terminal.terminalID,
    terminalName: terminal.label,
    transactionTimestamp: now,
    transactionDate: israelDay(now),
    status: 'initial',
    merchantIP: call.address ?? null,
    ...written(call),
  };
}
