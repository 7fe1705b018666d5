import { set, type FieldErrors, type FieldValues, type Path, type Resolver } from 'react-hook-form';

/**
 * Rules of a request, and besides them fields that the terminal wants filled in.
 * @param missingOf names of those that are empty
 */
export function withRequired<Values extends FieldValues>(
  rules: Resolver<Values>,
  missingOf: (values: Values) => readonly Path<Values>[],
  message: string,
): Resolver<Values> {
  return async (values, context, options) => {
    const judged = await rules(values, context, options);
    const missing = missingOf(values);
    if (missing.length === 0) return judged;
    const errors: FieldErrors<Values> = Object.assign({}, judged.errors);
    for (const name of missing) set(errors, name, { type: 'rule', message });
    return { values: {}, errors };
  };
}
