import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch, type DefaultValues, type FieldValues } from 'react-hook-form';
import { isObject, type OperationResponse } from '#contract/envelope.ts';
import { valueAt } from '#contract/fieldPolicies.ts';
import { fieldErrorsOf } from '#src/dataProvider/fieldErrors.ts';
import { shownFields } from '#src/ui/inputs/shownFields.ts';
import type { DraftValues } from '#src/unsavedWork/draftStore.ts';
import type { RequestRules } from './schemaResolver.ts';
import { useGuardedForm, type GuardedForm } from './useGuardedForm.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { firstHome, useStepResolver } from './useStepResolver.ts';

/** A form in several steps, of which the last one sends. */
export interface SteppedFormOptions<Values extends FieldValues, Step extends string> {
  /** The values of a form that nobody has touched. */
  initial: Values;
  firstStep: Step;
  /** The steps as the values stand. */
  stepsOf: (values: Values) => readonly Step[];
  /** Whether a field is judged when a step is done; the last one judges all. */
  belongsTo: (step: Step, field: string) => boolean;
  /** The step that shows a field; undefined when none does. */
  stepOfField: (field: string, steps: readonly Step[]) => Step | undefined;
  /** What judges the values: what would be sent for them. */
  rulesOf: (values: Values) => RequestRules<Values>;
  draft: {
    wizard: string;
    /** The terminal the form started with. */
    terminalID: string;
    /** Not where the address says what to begin with. */
    isBrought: boolean;
    /** What may be kept of the values. */
    keep: (values: Values) => DraftValues;
    /** The values with what is sound of a draft. */
    restore: (initial: Values, draft: DraftValues) => Values;
  };
  /** What a step does before the next one; undefined: nothing. An answer with status error, or none, stays. */
  finishStep?: (step: Step, values: Values) => Promise<OperationResponse | undefined> | undefined;
  /** Sends it all, as `save` of `useGuardedForm` does. */
  send: (values: Values) => Promise<OperationResponse | undefined>;
  /** It was sent. */
  onSent: (answer: OperationResponse) => void;
}

export interface SteppedForm<Values extends FieldValues, Step extends string> extends GuardedForm<Values> {
  /** As they stand now. */
  values: Values;
  steps: readonly Step[];
  step: Step;
  isLast: boolean;
  /** The step before; undefined on the first one. */
  previous: Step | undefined;
  setStep: (step: Step) => void;
  /** The draft that was brought back. */
  brought: DraftValues | undefined;
  /** Drops the draft and lifts the leave guard: after it was sent. */
  finish: () => void;
  /** Begins anew. */
  startOver: () => void;
}

const done: OperationResponse = { status: 'success' };

/** A step that nobody has finished yet finds no faults while someone types. */
const keptOnStep = {
  keepValues: true,
  keepDefaultValues: true,
  keepDirty: true,
  keepErrors: true,
  keepSubmitCount: true,
};

/** The fields that a refusal is about and that are not on screen. */
function refusedFields(answer: OperationResponse | undefined, values: FieldValues, shown: readonly string[]): string[] {
  return Object.keys(fieldErrorsOf(answer)).filter(
    // A group that is refused as a whole, as a document without a provider, is at fault on no step.
    (field) => !shown.includes(field) && !isObject(valueAt(values, field)),
  );
}

/**
 * A form in steps: each is judged when it is done, and the last one sends. A fault of the whole leads to the first step
 * that shows one; Enter presses the filled button; what is typed is kept as a draft.
 */
export function useSteppedForm<Values extends FieldValues, Step extends string>(
  options: SteppedFormOptions<Values, Step>,
): SteppedForm<Values, Step> {
  const { initial, firstStep, stepsOf, finishStep, send, onSent } = options;
  const [step, showStep] = useState<Step>(firstStep);
  const { methods, formProps } = useGuardedForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    // No `setStep`: a reset would end the submit before its faults are shown.
    resolver: useStepResolver(options, step, showStep),
    save: async (typed) => (step === stepsOf(typed).at(-1) ? sendWhole(typed) : (finishStep?.(step, typed) ?? done)),
    onSaved,
    unguarded: true,
  });
  const { control, getValues, reset, formState } = methods;
  useWatch({ control });
  const values = getValues();
  const steps = stepsOf(values);
  const { finish, discard, brought, keepAt } = useKeptDraft(methods, formState.isDirty, { ...options, step, showStep });

  function setStep(next: Step): void {
    showStep(next);
    if (formState.isDirty) keepAt(next);
    reset(undefined, keptOnStep);
  }
  async function sendWhole(typed: Values): Promise<OperationResponse | undefined> {
    const answer = await send(typed);
    const refused = refusedFields(answer, typed, shownFields(methods.control).read());
    const home = firstHome(refused, stepsOf(getValues()), options.stepOfField);
    // Its inputs are to be there when the faults are put at them.
    if (home !== undefined && home !== step) flushSync(() => showStep(home));
    return answer;
  }
  function onSaved(answer: OperationResponse): void {
    const all = stepsOf(getValues());
    const next = all[all.indexOf(step) + 1];
    // Before the next key is heard, however fast it comes: it belongs to the next step.
    if (next) flushSync(() => setStep(next));
    else onSent(answer);
  }
  function startOver(): void {
    reset(initial);
    discard();
    showStep(firstStep);
  }
  const isLast = step === steps.at(-1);
  const previous = steps[steps.indexOf(step) - 1];
  return { methods, formProps, values, steps, step, isLast, previous, setStep, brought, finish, startOver };
}
