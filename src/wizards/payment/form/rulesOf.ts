import type { RequestRules } from '#src/forms/schemaResolver.ts';
import { ownFaults } from './faults.ts';
import { formFieldOf } from './formFieldOf.ts';
import type { PaymentKind } from './offers.ts';
import type { PaymentPlace, PaymentFormValues } from './paymentForm.ts';
import { judgingProcess } from './processing.ts';

/** What judges a deal: what would be sent for it, and what the terminal and the form ask for besides. */
export function rulesOf(
  kind: PaymentKind,
  { jDealType }: PaymentFormValues,
  place: PaymentPlace,
): RequestRules<PaymentFormValues> {
  const { schema, toBody } = judgingProcess(kind, jDealType);
  return {
    schema,
    toBody: (values) => toBody(values, place),
    fieldOf: formFieldOf,
    ownFaults: (values) => ownFaults(values, place),
  };
}
