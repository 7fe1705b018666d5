import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { RecordFor } from '#src/dataProvider/callTypes.ts';
import { ConflictPanel } from './conflict/ConflictPanel.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FormFrame } from './FormFrame.tsx';
import { type FormDraft, useFormDraft } from './useFormDraft.ts';
import { useRecordForm, type RecordFormOptions } from './useRecordForm.ts';

export interface RecordFormProps<Name extends string, Values extends FieldValues> extends Omit<
  RecordFormOptions<Name, Values>,
  'onSaved' | 'unguarded' | 'stays'
> {
  /** Where the form leads, saved or given up: to the record, or where there is none to the list; absent: it stays. */
  pathOf?: (id: string | undefined, record: RecordFor<Name> | undefined) => string;
  /** The fields can be read alone. */
  readOnly?: boolean;
  /** What is typed is kept as this draft, whose name tells records and their versions apart; absent: it is not. */
  draft?: (record: RecordFor<Name> | undefined) => FormDraft<Values>;
  /** What the button that sends says; absent: that it creates or saves. */
  saveLabel?: string;
  /** A form of few fields, in one column. */
  narrow?: boolean;
  /** The fields. @param record as it was read; undefined for a new one. */
  children: (record: RecordFor<Name> | undefined) => ReactNode;
}

/** The form of a record on a page of its own. */
export function RecordForm<Name extends string, Values extends FieldValues>(props: RecordFormProps<Name, Values>) {
  const { pathOf, readOnly, saveLabel, narrow, children, draft: asked, ...options } = props;
  const { record } = options;
  const translate = useTranslate();
  const navigate = useNavigate();
  const leave = pathOf && ((id: string) => void navigate(pathOf(id || undefined, record), { replace: true }));
  const draft = asked?.(record);
  const form = useRecordForm<Name, Values>({
    ...options,
    unguarded: draft !== undefined,
    stays: pathOf === undefined,
    onSaved(id) {
      kept.finish();
      leave?.(id);
    },
  });
  const kept = useFormDraft(form.methods, draft);
  return (
    <FormFrame
      form={form}
      saveLabel={saveLabel ?? translate(record ? 'ra.action.save' : 'ra.action.create')}
      onCancel={leave && (() => leave(String(record?.id ?? '')))}
      readOnly={readOnly}
      narrow={narrow}
    >
      {kept.isBrought && <DraftNotice onDiscard={kept.startOver} />}
      {form.meanwhile && <ConflictPanel meanwhile={form.meanwhile} restore={form.restore} />}
      {children(record)}
    </FormFrame>
  );
}
