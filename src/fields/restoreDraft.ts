import { isObject } from '#contract/envelope.ts';
import { emptyLine } from '#src/fields/lines/lineValues.ts';
import type { DraftValues } from '#src/unsavedWork/draftStore.ts';

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
export function restoreDraft<Values extends object>(values: Values, draft: DraftValues): Values {
  return take(values, draft);
}
