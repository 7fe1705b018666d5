import { useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isObject, type OperationResponse, type Row } from '#contract/envelope.ts';
import { textOf } from '#src/forms/formTexts.ts';
import { changedFields, type Change, type ConflictField } from './changedFields.ts';

/** What others have saved since the form was opened. */
export interface Meanwhile {
  changes: readonly Change[];
  /** Who saved it, as far as the server says. */
  changedBy: string | undefined;
  /** The record is deleted: it can not be saved as long as it is. */
  deleted: boolean;
}

/** The record as it is now, from an answer that refuses because it was changed meanwhile (409). */
function currentOf(answer: OperationResponse | undefined): Row | undefined {
  if (answer?.status !== 'error' || !isObject(answer.additionalData)) return undefined;
  const { current } = answer.additionalData;
  return isObject(current) ? current : undefined;
}

/** A conflict of a form with what somebody else has saved. */
export interface Conflict<Values extends FieldValues> {
  /** The record the next save goes out from: the newest the form has seen. */
  latest: () => Row;
  /** Undefined while nobody saved anything. */
  meanwhile: Meanwhile | undefined;
  /** Goes on from the record that was restored. @param answer of the restoring */
  restored: (answer: OperationResponse) => void;
  /** Looks whether an answer is a conflict; then takes theirs where the person has changed nothing. */
  take: (answer: OperationResponse | undefined, methods: UseFormReturn<Values>) => boolean;
}

/**
 * Keeps a form apart from what others save meanwhile: their changes are shown field by field, the person's edits stay,
 * and what the person has not touched follows theirs.
 */
export function useConflict<Values extends FieldValues>(
  record: Row,
  valuesOf: (record: Row) => Values,
  fields: readonly ConflictField<Values>[],
): Conflict<Values> {
  const latest = useRef(record);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | undefined>(
    record.deleted === true ? { changes: [], changedBy: undefined, deleted: true } : undefined,
  );

  function take(answer: OperationResponse | undefined, methods: UseFormReturn<Values>): boolean {
    const current = currentOf(answer);
    if (!current) return false;
    const [base, theirs] = [valuesOf(latest.current), valuesOf(current)];
    const found = changedFields(fields, { base, theirs, yours: methods.getValues() });
    latest.current = current;
    for (const { field, theirs: value, edited } of found) {
      if (edited) continue;
      methods.setValue(field.name, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    const changedBy = isObject(answer?.additionalData) ? textOf(answer.additionalData.changedBy) : '';
    setMeanwhile({ changes: found, changedBy: changedBy || undefined, deleted: current.deleted === true });
    return true;
  }
  function restored({ concurrencyToken }: OperationResponse): void {
    latest.current = {
      ...latest.current,
      deleted: false,
      ...(concurrencyToken && { updateTimestamp: concurrencyToken }),
    };
    setMeanwhile(meanwhile && meanwhile.changes.length > 0 ? { ...meanwhile, deleted: false } : undefined);
  }
  return { latest: () => latest.current, meanwhile, restored, take };
}
