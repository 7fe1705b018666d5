import { ArraySchema, MixedSchema, ObjectSchema, type Schema, type SchemaDescription } from 'yup';
import { fault, type Fault } from '#contract/rules/fault.ts';
import { tooMany } from './fields.ts';

/** A length, and what is said of who goes beyond it. */
interface Limit {
  max: number;
  fault: Fault;
}

/**
 * How large the parts of a body may be, as its schema says. A part that the schema does not know, or whose shape belongs
 * to somebody else, has none of its own.
 */
export type Limits =
  | { kind: 'text'; limit: Limit }
  | { kind: 'list'; limit: Limit; entry: Limits }
  | { kind: 'object'; fields: Readonly<Record<string, Limits>> }
  | { kind: 'any' };

/** What bounds whatever no schema describes. */
export const anything: Limits = { kind: 'any' };

/** A number, a flag or a word of an enumeration, where it comes as text. */
const longestValue = 100;

/** A bound of yup's own, `max`. */
function maxOf({ tests }: SchemaDescription): number | undefined {
  const max: unknown = tests.find(({ name }) => name === 'max')?.params?.max;
  return typeof max === 'number' ? max : undefined;
}

function textLimit(schema: Schema, path: string): Limit {
  const description = schema.describe();
  const { type, oneOf, meta } = description;
  if (meta?.limit) return meta.limit;
  if (type === 'number') return { max: longestValue, fault: fault('OnlyNumbersAreAllowed') };
  if (type === 'boolean' || oneOf.length > 0) return { max: longestValue, fault: fault('Invalid') };
  const max = type === 'string' ? maxOf(description) : undefined;
  if (max === undefined) throw new RangeError(`the text ${path} has no greatest length`);
  return { max, fault: fault('Invalid') };
}

/**
 * Reads the greatest sizes off a schema.
 * @throws RangeError naming a list or a text that has none
 */
export function limitsOf(schema: unknown, path = 'body'): Limits {
  if (schema instanceof ObjectSchema) {
    const fields: Readonly<Record<string, unknown>> = schema.fields;
    const entries = Object.entries(fields).map(([name, field]) => [name, limitsOf(field, `${path}.${name}`)]);
    return { kind: 'object', fields: Object.fromEntries(entries) };
  }
  if (schema instanceof ArraySchema) {
    const max = maxOf(schema.describe());
    if (max === undefined) throw new RangeError(`the list ${path} has no greatest length`);
    return {
      kind: 'list',
      limit: { max, fault: fault(tooMany, { max }) },
      entry: limitsOf(schema.innerType, `${path}[]`),
    };
  }
  if (schema instanceof MixedSchema) return anything;
  return { kind: 'text', limit: textLimit(schema as Schema, path) };
}
