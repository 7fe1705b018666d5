import type { Resolver } from 'react-hook-form';
import { schemaResolver } from '#src/forms/schemaResolver.ts';
import { faultyField } from './faultyField.ts';
import { formFieldOf } from './formFieldOf.ts';
import type { PaymentKind } from './offers.ts';
import { ownFaults } from './faults.ts';
import type { PaymentPlace, PaymentValues } from './paymentForm.ts';
import { judgingProcess } from './processing.ts';
import { belongsTo, stepOfField, type StepName } from './steps.ts';

interface ValidateStepOptions {
  kind: PaymentKind;
  step: StepName;
  steps: readonly StepName[];
  placeOf: (values: PaymentValues) => PaymentPlace;
  translate: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** A fault of the whole lies in another step than the one on screen. */
  onElsewhere: (step: StepName) => void;
}

/** Judges a step's fields, or on the last one all, by what would be sent for them. */
export function validateStep({
  kind,
  step,
  steps,
  placeOf,
  translate,
  onElsewhere,
}: ValidateStepOptions): Resolver<PaymentValues> {
  return async (values, context, options) => {
    const place = placeOf(values);
    const process = judgingProcess(kind, values.jDealType);
    const resolve = schemaResolver<PaymentValues>({
      schema: process.schema,
      toBody: (typed) => process.toBody(typed, place),
      translate,
      fieldOf: (path) => formFieldOf(path, values),
      ownFaults: (typed) => ownFaults(typed, place),
      judges: (field) => belongsTo(step, field),
    });
    const judged = await resolve(values, context, options);
    const home = step === 'confirm' ? homeOf(judged.errors, steps) : undefined;
    if (home) onElsewhere(home);
    return judged;
  };
}

/** The step that shows the first of some faults. */
function homeOf(errors: object, steps: readonly StepName[]): StepName | undefined {
  const faulty = faultyField(errors);
  return faulty === undefined ? undefined : stepOfField(faulty, steps);
}
