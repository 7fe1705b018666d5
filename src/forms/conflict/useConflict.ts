import { useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isObject, type OperationResponse } from '#contract/envelope.ts';
import { textOf } from '#src/forms/formTexts.ts';
import { changedFields, otherChanges, type FieldChange, type ConflictField } from './changedFields.ts';

/** What others have saved since the form was opened. */
export interface Meanwhile {
  changes: readonly FieldChange[];
  /** Values changed that no field shows; some of them the person had edited, too. */
  others?: 'followed' | 'edited' | undefined;
  /** Who saved it, as far as the server says. */
  changedBy: string | undefined;
  /** The record is deleted: it can not be saved as long as it is. */
  deleted: boolean;
}

/** The record as it is now, from an answer that refuses because it was changed meanwhile (409). */
function currentOf(answer: OperationResponse | undefined): object | undefined {
  if (answer?.status !== 'error' || !isObject(answer.additionalData)) return undefined;
  const { current } = answer.additionalData;
  return isObject(current) ? current : undefined;
}

const isDeleted = (record: object | undefined) =>
  record !== undefined && 'deleted' in record && record.deleted === true;

/** A conflict of a form with what somebody else has saved. */
export interface Conflict<Values extends FieldValues, Item extends object> {
  /** The record the next save goes out from: the newest the form has seen; undefined for a new one. */
  latest: () => Item | undefined;
  /** Undefined while nobody saved anything. */
  meanwhile: Meanwhile | undefined;
  /** Goes on from the record as it was saved and read again. */
  goOn: (saved: Item) => void;
  /** Goes on from the record that was restored. @param answer of the restoring */
  restored: (answer: OperationResponse) => void;
  /** Looks whether an answer is a conflict; then takes theirs where the person has changed nothing. */
  take: (answer: OperationResponse | undefined, methods: UseFormReturn<Values>) => boolean;
}

/**
 * Keeps a form apart from what others save meanwhile: their changes are shown field by field, the person's edits stay,
 * and what the person has not touched follows theirs.
 */
export function useConflict<Values extends FieldValues, Item extends object>(
  record: Item | undefined,
  valuesOf: (record: Partial<Item>) => Values,
  fields: readonly ConflictField<Values>[],
): Conflict<Values, Item> {
  const latest = useRef(record);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | undefined>(
    isDeleted(record) ? { changes: [], changedBy: undefined, deleted: true } : undefined,
  );

  function take(answer: OperationResponse | undefined, methods: UseFormReturn<Values>): boolean {
    // The edge: the server tells it as its call for one record does.
    const current = currentOf(answer) as Item | undefined;
    if (!current) return false;
    const [base, theirs] = [valuesOf(latest.current ?? {}), valuesOf(current)];
    const versions = { base, theirs, yours: methods.getValues() };
    const [found, more] = [changedFields(fields, versions), otherChanges(fields, versions)];
    latest.current = current;
    for (const { name, theirs: value, edited } of [
      ...found.map(({ field, ...one }) => ({ ...field, ...one })),
      ...more,
    ]) {
      if (edited) continue;
      methods.setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    const changedBy = isObject(answer?.additionalData) ? textOf(answer.additionalData.changedBy) : '';
    const others = more.length > 0 ? (more.some(({ edited }) => edited) ? 'edited' : 'followed') : undefined;
    setMeanwhile({ changes: found, others, changedBy: changedBy || undefined, deleted: isDeleted(current) });
    return true;
  }
  function restored({ concurrencyToken }: OperationResponse): void {
    if (!latest.current) return;
    latest.current = {
      ...latest.current,
      deleted: false,
      ...(concurrencyToken && { updateTimestamp: concurrencyToken }),
    };
    setMeanwhile(
      meanwhile && (meanwhile.changes.length > 0 || meanwhile.others) ? { ...meanwhile, deleted: false } : undefined,
    );
  }
  function goOn(saved: Item): void {
    latest.current = saved;
    setMeanwhile(undefined);
  }
  return { latest: () => latest.current, goOn, meanwhile, restored, take };
}
