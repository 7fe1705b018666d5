import { useTranslate } from 'react-admin';
import type { DraftOf } from '#contract/entities/callTypes.ts';
import type { ChargeRequest } from '#contract/entities/transactionRequest.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import type { MoneyCall } from '#src/attempts/moneyCall.ts';
import type { PaymentKind } from './form/offers.ts';
import type { PaymentPlace, PaymentFormValues } from './form/paymentForm.ts';
import { processOf, refundProcess, unknownDeal } from './form/processing.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';

export interface PaymentSubmit {
  /** Sends the deal, once. @param further what else travels with it */
  send: (
    values: PaymentFormValues,
    place: PaymentPlace,
    further: DraftOf<Pick<ChargeRequest, 'connectionID' | 'extension'>>,
  ) => Promise<OperationResponse | undefined>;
}

/** Sends what a wizard that moves money has gathered. */
export function usePaymentSubmit(kind: PaymentKind, call: MoneyCall): PaymentSubmit {
  const translate = useTranslate();

  async function send(
    values: PaymentFormValues,
    place: PaymentPlace,
    further: DraftOf<Pick<ChargeRequest, 'connectionID' | 'extension'>>,
  ) {
    const how = kind === 'refund' ? refundProcess : processOf(values.jDealType);
    if (!how) return unknownDeal(values.jDealType, translate);
    const { terminal, currency } = place;
    const amount = toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount);
    return call.send(how.endpoint, {
      body: { ...how.toBody(values, place), ...further },
      place: { terminalID: terminal.terminalID, ...(values.jDealType !== 'J2' && { amount }), currency },
      ownAnswer: true,
    });
  }

  return { send };
}
