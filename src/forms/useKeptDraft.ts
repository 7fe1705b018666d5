import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { DraftValues } from '#src/unsavedWork/draftStore.ts';
import { useDraft } from '#src/unsavedWork/useDraft.ts';
import { schemaResolver } from './schemaResolver.ts';
import type { GuardedForm } from './useGuardedForm.ts';
import type { SteppedFormOptions } from './useSteppedForm.ts';

/** The name under which a draft keeps the step it was on. */
const stepKept = 'wizardStep';

/**
 * Brings a draft back into the form, on the step it was left on or an earlier one that has to be done again, and keeps
 * what is typed as one.
 */
export function useKeptDraft<Values extends FieldValues, Step extends string>(
  { reset, watch, getValues }: GuardedForm<Values>['methods'],
  dirty: boolean,
  options: SteppedFormOptions<Values, Step> & { step: Step; showStep: (step: Step) => void },
) {
  const { initial, stepsOf, belongsTo, rulesOf, step, showStep, draft } = options;
  const { wizard, terminalID, isBrought, keep, restore } = draft;
  const { restored, keep: keepSoon, finish, discard } = useDraft({ wizard, terminalID, dirty });
  const translate = useTranslate();
  const brought = isBrought ? restored : undefined;
  const bring = useEffectEvent(async (found: DraftValues) => {
    const values = restore(initial, found);
    reset(values, { keepDefaultValues: true });
    for (const one of found[stepKept] === undefined ? [] : stepsOf(values)) {
      const judges = (field: string) => belongsTo(one, field);
      const judge = schemaResolver<Values>({ ...rulesOf(values), translate, judges });
      const { errors } = await judge(values, undefined, { fields: {}, shouldUseNativeValidation: false });
      if (one === found[stepKept] || Object.keys(errors).length > 0) return showStep(one);
    }
  });
  const keepAt = (at: Step) => keepSoon({ ...keep(getValues()), [stepKept]: at });
  const keepNow = useEffectEvent(() => keepAt(step));
  useEffect(
    function bringDraftBack() {
      if (brought) void bring(brought);
    },
    [brought],
  );
  useEffect(
    function keepDraft() {
      const subscription = watch(() => keepNow());
      return () => subscription.unsubscribe();
    },
    [watch],
  );
  return { brought, finish, discard, keepAt };
}
