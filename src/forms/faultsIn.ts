import { isObject } from '#contract/envelope.ts';

/** A fault of one field. */
export interface FieldFault {
  /** Path of the field. */
  field: string;
  /** Who found it: `rule` or `server`. */
  type: string;
  message: string;
}

/** The faults of fields among a form's errors, as the form has its fields. */
export function faultsIn(errors: object, path = ''): readonly FieldFault[] {
  return Object.entries(errors).flatMap(([name, found]: [string, unknown]) => {
    if (!isObject(found) && !Array.isArray(found)) return [];
    if (path === '' && name === 'root') return [];
    const field = path === '' ? name : `${path}.${name}`;
    // A fault has a type; what has none holds the faults of its fields.
    if (Array.isArray(found) || typeof found.type !== 'string') return faultsIn(found, field);
    return [{ field, type: found.type, message: typeof found.message === 'string' ? found.message : '' }];
  });
}
