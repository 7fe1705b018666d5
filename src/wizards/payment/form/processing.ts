import type { Schema } from 'yup';
import { blockRequest, chargeRequest, checkRequest, refundRequest } from '#contract/entities/transactionRequest.ts';
import type { BodyOf, DraftOf } from '#contract/entities/callTypes.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { MoneyEndpoint } from '#src/attempts/attempts.ts';
import type { PaymentKind } from './offers.ts';
import type { PaymentPlace, PaymentFormValues } from './paymentForm.ts';
import { toBlockRequest, toChargeRequest, toCheckRequest, toRefundRequest } from './requests.ts';

/** How one kind of deal is sent. */
interface ProcessOf<Id extends MoneyEndpoint> {
  endpoint: Id;
  schema: Schema;
  toBody: (values: PaymentFormValues, place: PaymentPlace) => DraftOf<BodyOf<Id>>;
}
export type Process =
  | ProcessOf<'transactions.create'>
  | ProcessOf<'transactions.check'>
  | ProcessOf<'transactions.block'>
  | ProcessOf<'transactions.refund'>;

const charge: Process = { endpoint: 'transactions.create', schema: chargeRequest, toBody: toChargeRequest };

/** By JDealType: three calls (docs/wire.md §7). */
const processes: Readonly<Record<string, Process>> = {
  J4: charge,
  J2: { endpoint: 'transactions.check', schema: checkRequest, toBody: toCheckRequest },
  J5: { endpoint: 'transactions.block', schema: blockRequest, toBody: toBlockRequest },
};

export const refundProcess: Process = {
  endpoint: 'transactions.refund',
  schema: refundRequest,
  toBody: toRefundRequest,
};

/** @returns undefined for a type that nobody knows: `unknownDeal` says so to the person */
export function processOf(jDealType: string): Process | undefined {
  return Object.hasOwn(processes, jDealType) ? processes[jDealType] : undefined;
}

/** By which request a deal is judged: one of a type nobody knows as a charge, until it is refused. */
export function judgingProcess(kind: PaymentKind, jDealType: string): Process {
  return kind === 'refund' ? refundProcess : (processOf(jDealType) ?? charge);
}

/** The local error of spec §8 for a type that cannot be processed; no request is made. */
export function unknownDeal(
  jDealType: string,
  translate: (key: string, values: Readonly<Record<string, string>>) => string,
): OperationResponse {
  return { status: 'error', message: translate('UnknownJDealType', { type: jDealType }) };
}
