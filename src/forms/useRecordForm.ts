import { useDataProvider, type DataProvider, type Identifier, type RaRecord } from 'react-admin';
import { get, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { JudgeContext } from '#contract/entities/fields.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { BodyFor, OperationId, RecordFor } from '#src/dataProvider/callTypes.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { operationOf } from '#src/dataProvider/failure.ts';
import { endpointOf } from '#src/dataProvider/resource.ts';
import { useUntilRead } from '#src/dataProvider/useReadings.ts';
import { shownFields } from '#src/ui/inputs/shownFields.ts';
import type { ConflictField } from './conflict/changedFields.ts';
import { useConflict, type Meanwhile } from './conflict/useConflict.ts';
import { textOf } from './formTexts.ts';
import type { OwnFaults, RequestRules } from './schemaResolver.ts';
import type { GuardedForm } from './useGuardedForm.ts';
import { useRequestForm } from './useRequestForm.ts';

/** A form of a noun's record, new or not. */
export interface RecordFormOptions<Name extends string, Values extends FieldValues> extends Pick<
  RequestRules<Values>,
  'schema' | 'fieldOf'
> {
  /** Name of the resource; its `create` or `update` call saves. */
  resource: Name;
  /** The record as it was read; absent: a new one. */
  record?: RecordFor<Name> | undefined;
  /** The values of the form for a record; for a new one of an empty one. */
  valuesOf: (record: Partial<RecordFor<Name>>) => Values;
  /**
   * What is sent for the values.
   * @param record the newest the form has seen of it, whose version goes along; undefined for a new one.
   */
  toBody: (values: Values, record: RecordFor<Name> | undefined) => BodyFor<Name>;
  /** Faults that no request shows. */
  ownFaults?: (values: Values, record: RecordFor<Name> | undefined) => OwnFaults;
  /** What the rules are judged by besides the day. */
  contextOf?: (record: RecordFor<Name>) => Partial<JudgeContext>;
  /**
   * Saves what the record needs before it can be saved itself, as a card that was typed. What it has saved it puts into the
   * form, lest it be saved again when the record is refused.
   */
  prepare?: (values: Values, form: UseFormReturn<Values>) => Promise<Prepared<Values>>;
  /** The fields by which the form shows what somebody else has changed; the first has the focus once restored. */
  conflictFields?: readonly ConflictField<Values>[];
  /** What messages call the record; absent: the first of these fields. */
  nameOf?: (values: Values, record: RecordFor<Name> | undefined) => string;
  /** The call that brings a deleted record back; absent where none can. */
  restore?: OperationId;
  /** Guards leaving by other means, as a draft does. */
  unguarded?: boolean;
  /** The form stays on its page once saved, and goes on from the version that came of it. */
  stays?: boolean;
  /** Runs once saved, with the leave guard lifted. @param id of the record, empty where the server names none. */
  onSaved: (id: string) => void;
}

/** The values with what was saved, or the answer that keeps the form as it is. */
export type Prepared<Values> = { values: Values } | { refused: OperationResponse | undefined };

export interface RecordFormState<Values extends FieldValues> extends GuardedForm<Values> {
  /** What somebody else has saved since the form was opened. */
  meanwhile: Meanwhile | undefined;
  /** Brings the record back, should it be deleted; undefined where none can be. */
  restore: (() => void) | undefined;
}

/** What a record is called by the first of its form's fields. */
const ofFirst =
  <Values extends FieldValues>([first]: readonly ConflictField<Values>[]) =>
  (values: Values) =>
    first ? textOf(get(values, first.name)).trim() : '';

/**
 * The form of a record: judged by the schema of its request, saved through the data provider's `create` or `update`,
 * with the server's faults on their fields and what others have saved meanwhile shown field by field.
 */
export function useRecordForm<Name extends string, Values extends FieldValues>(
  options: RecordFormOptions<Name, Values>,
): RecordFormState<Values> {
  const { resource, record, valuesOf, toBody, ownFaults, conflictFields = [], restore, onSaved, ...rules } = options;
  const { prepare, contextOf } = options;
  const { nameOf = ofFirst(conflictFields) } = rules;
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const untilRead = useUntilRead();
  // What the types know of the noun, they have said of `toBody`.
  const verbs: DataProvider = dataProvider;
  const conflict = useConflict<Values, RecordFor<Name>>(record, valuesOf, conflictFields);
  const bodyOf = (values: Values) => toBody(values, conflict.latest());

  /** Goes on from the record as it has been saved; what was typed since it was sent stays. */
  async function goOn(sent: Values, id: Identifier) {
    const { data } = await dataProvider.getOne<RecordFor<Name> & RaRecord>(resource, { id });
    conflict.goOn(data);
    const { methods } = form;
    const now = shownFields(methods.control)
      .read()
      .map((name) => [name as Path<Values>, methods.getValues(name as Path<Values>)] as const);
    methods.reset(valuesOf(data));
    for (const [name, value] of now) {
      if (value !== get(sent, name)) methods.setValue(name, value, { shouldDirty: true });
    }
  }
  async function save(typed: Values) {
    const prepared = prepare ? await prepare(typed, form.methods) : { values: typed };
    if ('refused' in prepared) return prepared.refused;
    const { values } = prepared;
    const call = { data: bodyOf(values), meta: { quiet: true, about: nameOf(values, record) } };
    if (!record) return operationOf(verbs.create(resource, call));
    const update = { ...call, id: record.id, previousData: record };
    const answer = await operationOf(verbs.update(resource, update));
    const isRefused = conflict.take(answer, form.methods);
    if (isRefused) return answer;
    // The record's page goes on from the new version: with the old one its next act would be refused.
    await untilRead();
    if (rules.stays && answer && answer.status !== 'error') await goOn(typed, record.id);
    return answer;
  }
  const form: GuardedForm<Values> = useRequestForm<Values>({
    ...rules,
    defaultValues: valuesOf(record ?? {}) as DefaultValues<Values>,
    toBody: bodyOf,
    ...(record && contextOf && { context: contextOf(record) }),
    ownFaults: (values) => ownFaults?.(values, record) ?? {},
    save,
    onSaved: ({ entityUID = '' }) => onSaved(entityUID),
  });

  async function bringBack(restoring: OperationId, id: Identifier) {
    const answer = await dataProvider.operate(endpointOf(restoring), { path: { id: String(id) } });
    if (!answer || answer.status === 'error') return;
    conflict.restored(answer);
    form.methods.clearErrors();
    const [first] = conflictFields;
    if (first) form.methods.setFocus(first.name);
  }
  return {
    ...form,
    meanwhile: conflict.meanwhile,
    restore: restore && record ? () => void bringBack(restore, record.id) : undefined,
  };
}
