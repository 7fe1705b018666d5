import { isObject } from '#contract/envelope.ts';
import type { FieldValues, Path } from 'react-hook-form';

/** A field of a form as a conflict shows it. */
export interface ConflictField<Values extends FieldValues = FieldValues> {
  /** Path of the value in the form. */
  name: Path<Values>;
  /** Absent: as the input without a label of its own is called. */
  label?: string;
  /** The value in words; absent: as it is. */
  show?: (value: unknown) => string;
}

/** A value that somebody else has changed since the form was opened. */
export interface ValueChange<Values extends FieldValues = FieldValues> {
  name: Path<Values>;
  theirs: unknown;
  yours: unknown;
  /** The person has changed it too. */
  edited: boolean;
}

/** The same of a field that can be shown. */
export interface FieldChange<Values extends FieldValues = FieldValues> extends Omit<ValueChange<Values>, 'name'> {
  field: ConflictField<Values>;
}

/** What a form was opened with, what the record says now, and what the form says. */
interface Versions {
  base: unknown;
  theirs: unknown;
  yours: unknown;
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

/** Whether two values of a form are the same; lines and the like are compared as a whole. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** The paths of a form's values; what is a list is one value. */
export const valuePaths = (values: unknown): string[] =>
  isObject(values)
    ? Object.entries(values).flatMap(([key, value]) =>
        isObject(value) ? valuePaths(value).map((path) => `${key}.${path}`) : [key],
      )
    : [];

function changeAt<Values extends FieldValues>(
  name: Path<Values>,
  { base, theirs, yours }: Versions,
): ValueChange<Values> | undefined {
  const [before, now, own] = [base, theirs, yours].map((values) => valueAt(values, name));
  if (isSameValue(now, before) || isSameValue(now, own)) return undefined;
  return { name, theirs: now, yours: own, edited: !isSameValue(own, before) };
}

/** What changed meanwhile, field by field. */
export function changedFields<Values extends FieldValues>(
  fields: readonly ConflictField<Values>[],
  versions: Versions,
): FieldChange<Values>[] {
  return fields.flatMap((field) => {
    const change = changeAt(field.name, versions);
    if (!change) return [];
    const { name, ...said } = change;
    return [{ field, ...said }];
  });
}

/** What else of the form's values changed meanwhile, which no field of these shows. */
export function otherChanges<Values extends FieldValues>(
  fields: readonly ConflictField<Values>[],
  versions: Versions,
): ValueChange<Values>[] {
  const shown = new Set<string>(fields.map(({ name }) => name));
  // The edge: paths of the form's own values.
  const paths = valuePaths(versions.theirs).filter((path) => !shown.has(path)) as Path<Values>[];
  return paths.flatMap((name) => changeAt(name, versions) ?? []);
}
