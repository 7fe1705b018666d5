import { ValidationError } from 'yup';
import type { MessageKey } from '#contract/messages/he.ts';
import { he } from '#contract/messages/he.ts';
import type { Fault } from './fault.ts';

/** A fault and the field it lies in, `dealDetails.items[0].price`. */
export interface FieldFault extends Fault {
  path: string;
}

const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(he, text);

function valuesOf(parameters: Readonly<Record<string, unknown>> | undefined): Record<string, string | number> {
  const entries = Object.entries(parameters ?? {});
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string | number] =>
        // The rest of what yup adds is the value itself, which may be a card number.
        ['min', 'max', 'val'].includes(entry[0]) && (typeof entry[1] === 'string' || typeof entry[1] === 'number'),
    ),
  );
}

/**
 * What a schema has found, the first fault of each field.
 * @throws the error itself when it is none of yup's
 */
export function faultsOf(error: unknown): FieldFault[] {
  if (!(error instanceof ValidationError)) throw error;
  const all = error.inner.length > 0 ? error.inner : [error];
  const byPath = new Map<string, FieldFault>();
  for (const { path = '', message, params } of all) {
    if (byPath.has(path)) continue;
    byPath.set(path, { path, key: isMessageKey(message) ? message : 'Invalid', values: valuesOf(params) });
  }
  return [...byPath.values()];
}
