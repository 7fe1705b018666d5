import { ArraySchema, ObjectSchema, type Schema } from 'yup';
import { bodiesOfCalls } from '#contract/entities/byCall.ts';

/** A field of a body: where it stands, entries of lists as `[]`, and what judges it. */
export interface BodyField {
  /** `dealDetails.items[].price`; empty: the body itself. */
  path: string;
  schema: Schema;
}

/** A schema and every field below it. */
export function fieldsOf(schema: unknown, path = ''): BodyField[] {
  if (schema instanceof ObjectSchema) {
    const fields: Readonly<Record<string, unknown>> = schema.fields;
    const inner = Object.entries(fields).flatMap(([name, field]) => fieldsOf(field, path ? `${path}.${name}` : name));
    return [{ path, schema }, ...inner];
  }
  if (schema instanceof ArraySchema) return [{ path, schema }, ...fieldsOf(schema.innerType, `${path}[]`)];
  return [{ path, schema: schema as Schema }];
}

/** The calls that are sent a body, with its schema. */
export const bodies = Object.entries(bodiesOfCalls).flatMap(([id, schema]) =>
  schema ? [{ id: id as keyof typeof bodiesOfCalls, schema: schema as Schema }] : [],
);
