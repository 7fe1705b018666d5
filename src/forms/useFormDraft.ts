import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftValues } from '#src/unsavedWork/draftStore.ts';
import { useDraft } from '#src/unsavedWork/useDraft.ts';

/** A form whose values are kept as a draft of the tab (docs/adr/0018-drafts-in-the-tab.md). */
export interface FormDraft<Values extends FieldValues> {
  /** Tells its drafts from those of other forms. */
  name: string;
  /** The terminal it works on. */
  terminalID: string;
  /** The values with what is sound of a draft. */
  restore: (values: Values, draft: DraftValues) => Values;
}

/**
 * Brings the draft of a form back, and keeps what is typed as one; leaving asks first, as a wizard does.
 * @param draft absent: the form keeps none
 */
export function useFormDraft<Values extends FieldValues>(
  { reset, watch, getValues, formState: { isDirty } }: UseFormReturn<Values>,
  draft: FormDraft<Values> | undefined,
) {
  const dirty = draft !== undefined && isDirty;
  const place = { wizard: draft?.name ?? '', terminalID: draft?.terminalID ?? '' };
  const { restored, keep, finish, discard } = useDraft({ ...place, dirty });
  const found = draft && restored;
  const bring = useEffectEvent(() => {
    if (draft && found) reset(draft.restore(getValues(), found), { keepDefaultValues: true });
  });
  const keepNow = useEffectEvent(() => {
    if (dirty) keep(getValues());
  });
  useEffect(function bringDraftBack() {
    bring();
  }, []);
  useEffect(
    function keepFirstChange() {
      if (dirty) keepNow();
    },
    [dirty],
  );
  useEffect(
    function keepChanges() {
      const subscription = watch(() => keepNow());
      return () => subscription.unsubscribe();
    },
    [watch],
  );
  return {
    /** What is typed comes from a draft. */
    isBrought: found !== undefined && isDirty,
    /** Drops the draft and lifts the leave guard: after it was sent. */
    finish,
    startOver() {
      // First the form, whose change would be kept as a draft.
      reset();
      discard();
    },
  };
}
