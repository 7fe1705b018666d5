import { ArraySchema, isSchema, ObjectSchema, ValidationError, type Schema } from 'yup';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { isObject, isOperationResponse } from '#contract/envelope.ts';
import { answersOfReads, rowsOfLists } from './byCall.ts';

/** Where an answer is not what its entity says. */
export interface Drift {
  /** Path of the field, indexes of lists left out: `dealDetails.items.price`. */
  field: string;
  /** Absent: the entity knows no such field. */
  fault?: string;
}

/** Rows of a list that are compared; they are alike. */
const comparedRows = 25;

const withoutIndexes = (path: string) => path.replace(/\[\d+\]/g, '').replace(/^\./, '');

function* unknownFields(schema: unknown, value: unknown, path: string): Generator<string> {
  if (schema instanceof ArraySchema && Array.isArray(value)) {
    for (const item of value) yield* unknownFields(schema.innerType, item, path);
  } else if (schema instanceof ObjectSchema && isObject(value)) {
    const fields: Readonly<Record<string, unknown>> = schema.fields;
    for (const [name, part] of Object.entries(value)) {
      const place = path === '' ? name : `${path}.${name}`;
      if (isSchema(fields[name])) yield* unknownFields(fields[name], part, place);
      else yield place;
    }
  }
}

function faultsOf(schema: Schema, value: unknown): Drift[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    return errors.map(({ path = '', message }) => ({ field: withoutIndexes(path), fault: message }));
  }
}

function driftsFrom(schema: Schema, value: unknown): Drift[] {
  return [...faultsOf(schema, value), ...[...unknownFields(schema, value, '')].map((field) => ({ field }))];
}

const reads: Readonly<Record<string, Schema>> = answersOfReads;
const rows: Readonly<Record<string, Schema>> = rowsOfLists;

function allDrifts(id: EndpointId, answer: unknown): Drift[] {
  const { kind } = endpoints[id];
  const read = reads[id];
  if (read) return driftsFrom(read, answer);
  const row = rows[id];
  if (row) {
    if (!isObject(answer)) return [{ field: 'data', fault: 'Required' }];
    const data = Array.isArray(answer.data) ? answer.data : [];
    const step = Math.max(1, Math.floor(data.length / comparedRows));
    return data.filter((_, index) => index % step === 0).flatMap((item) => driftsFrom(row, item));
  }
  const isColumns = isObject(answer) && isObject(answer.columns);
  if (kind === 'meta') return isColumns ? [] : [{ field: 'columns', fault: 'Required' }];
  return isOperationResponse(answer) ? [] : [{ field: 'status', fault: 'Required' }];
}

/** Where the answer to a call differs from what the contract says of it, each field once. */
export function driftsOf(id: EndpointId, answer: unknown): Drift[] {
  const drifts = new Map<string, Drift>();
  for (const drift of allDrifts(id, answer)) if (!drifts.has(drift.field)) drifts.set(drift.field, drift);
  return [...drifts.values()];
}
