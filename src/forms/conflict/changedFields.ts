import type { FieldValues, Path } from 'react-hook-form';

/** A field of a form as a conflict shows it. */
export interface ConflictField<Values extends FieldValues = FieldValues> {
  /** Path of the value in the form. */
  name: Path<Values>;
  label: string;
  /** The value in words; absent: as it is. */
  show?: (value: unknown) => string;
}

/** A field that somebody else has changed since the form was opened. */
export interface FieldChange<Values extends FieldValues = FieldValues> {
  field: ConflictField<Values>;
  theirs: unknown;
  yours: unknown;
  /** The person has changed it too. */
  edited: boolean;
}

/** The value at a path such as `consumerAddress.city`. */
function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      values,
    );
}

/**
 * What changed meanwhile, field by field.
 * @param base the values the form was opened with.
 * @param theirs the values of the record as it is now.
 * @param yours the values in the form.
 */
export function changedFields<Values extends FieldValues>(
  fields: readonly ConflictField<Values>[],
  { base, theirs, yours }: { base: unknown; theirs: unknown; yours: unknown },
): FieldChange<Values>[] {
  return fields.flatMap((field) => {
    const [before, now, own] = [base, theirs, yours].map((values) => valueAt(values, field.name));
    if (now === before || now === own) return [];
    return [{ field, theirs: now, yours: own, edited: own !== before }];
  });
}
