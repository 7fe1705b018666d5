import { useTranslate } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { faultsIn } from './faultsIn.ts';
import { schemaResolver } from './schemaResolver.ts';
import type { SteppedFormOptions } from './useSteppedForm.ts';

/** The first step that shows one of the fields; undefined when none does. */
export function firstHome<Step extends string>(
  fields: readonly string[],
  steps: readonly Step[],
  stepOfField: (field: string, steps: readonly Step[]) => Step | undefined,
): Step | undefined {
  const homes = fields.flatMap((field) => stepOfField(field, steps) ?? []);
  return steps.find((one) => homes.includes(one));
}

/** Judges a step, or with the last one the whole, and leads to the step that shows the first fault. */
export function useStepResolver<Values extends FieldValues, Step extends string>(
  { rulesOf, stepsOf, belongsTo, stepOfField }: SteppedFormOptions<Values, Step>,
  step: Step,
  onElsewhere: (step: Step) => void,
): Resolver<Values> {
  const translate = useTranslate();
  return async (typed, context, options) => {
    const steps = stepsOf(typed);
    const isWhole = step === steps.at(-1);
    const judges = (field: string) => isWhole || belongsTo(step, field);
    const judged = await schemaResolver<Values>({ ...rulesOf(typed), translate, judges })(typed, context, options);
    const faults = isWhole ? faultsIn(judged.errors) : [];
    const home = firstHome(
      faults.map(({ field }) => field),
      steps,
      stepOfField,
    );
    if (home !== undefined && home !== step) onElsewhere(home);
    return judged;
  };
}
