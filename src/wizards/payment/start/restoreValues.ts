import { isObject } from '#contract/envelope.ts';
import { emptyLine } from '#src/fields/lines/lineValues.ts';
import { emptyPaymentCard, type PaymentValues } from '#src/wizards/payment/form/paymentForm.ts';

function take<Values extends object>(values: Values, kept: unknown): Values {
  if (!isObject(kept)) return values;
  const taken = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const found = kept[name];
    if (name === 'items') return [name, (Array.isArray(found) ? found : []).map((line) => take(emptyLine, line))];
    if (isObject(value)) return [name, take(value, found)];
    return [name, typeof found === typeof value ? found : value];
  });
  return Object.fromEntries(taken) as Values;
}

/** Values with what is sound of a draft; what the draft does not have, or in another kind, stays as it was. */
function restoreValues(values: PaymentValues, draft: Readonly<Record<string, unknown>>): PaymentValues {
  return take(values, draft);
}

/** What a draft may keep of the values: nothing of a card. */
function keptValues({ creditCardSecureDetails, okNumber, ...values }: PaymentValues) {
  return values;
}

/** How the draft of a payment is kept and brought back. */
export const draftParts = { keep: keptValues, restore: restoreValues } as const;

/** Values that hold no card any more. */
export function withoutCard(values: PaymentValues): PaymentValues {
  return { ...values, creditCardSecureDetails: emptyPaymentCard, okNumber: '' };
}
