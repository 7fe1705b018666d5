import type { EnumValue } from '#contract/enums.ts';
import type { Call } from '#sandbox/core/call.ts';
import { newID } from '#sandbox/core/newID.ts';
import type { PaymentRequestEvent } from '#sandbox/core/objects/stored.ts';

/** A line of a link's history, by whoever makes the call. */
export function historyEvent(
  { context, caller }: Pick<Call, 'context' | 'caller'>,
  operationCode: EnumValue<'paymentRequestHistory'>,
): PaymentRequestEvent {
  return {
    paymentRequestHistoryID: newID(),
    operationDate: context.clock.now().toISOString(),
    operationDoneBy: caller.name,
    operationCode,
    operationMessage: '',
  };
}
