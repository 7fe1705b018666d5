import { isObject } from '#contract/envelope.ts';
import { emptyLine } from '#src/fields/lines/lineValues.ts';
import { emptyPayment } from '#src/fields/payments/paymentValues.ts';
import type { DraftValues } from '#src/unsavedWork/draftStore.ts';

/** Lists of a form, by their names, and what stands for a line of theirs. */
const lines: Readonly<Record<string, object>> = {
  items: emptyLine,
  paymentDetails: emptyPayment,
  additionalFields: { key: '', title: '', required: false },
};

function take<Values extends object>(values: Values, kept: unknown): Values {
  if (!isObject(kept)) return values;
  const taken = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const found = kept[name];
    const line = lines[name];
    if (line) return [name, (Array.isArray(found) ? found : []).map((one) => take(line, one))];
    if (isObject(value)) return [name, take(value, found)];
    return [name, typeof found === typeof value ? found : value];
  });
  return Object.fromEntries(taken) as Values;
}

/** Values with what is sound of a draft; what the draft does not have, or in another kind, stays as it was. */
export function restoreDraft<Values extends object>(values: Values, draft: DraftValues): Values {
  return take(values, draft);
}
