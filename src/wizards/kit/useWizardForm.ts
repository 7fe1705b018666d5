import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { OperationResponse } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createCustomer } from '#src/fields/customer/createCustomer.ts';
import type { CustomerValues } from '#src/fields/customer/customerValues.ts';
import { restoreDraft } from '#src/fields/restoreDraft.ts';
import { useSteppedForm, type SteppedForm, type SteppedFormOptions } from '#src/forms/useSteppedForm.ts';
import type { WizardTerminal } from '#src/settings/wizardTerminal.ts';
import type { Steps } from './steps.ts';
import { useStepHistory } from './useStepHistory.ts';

interface WizardFormOptions<Values extends FieldValues, Step extends string> extends Pick<
  SteppedFormOptions<Values, Step>,
  'initial' | 'rulesOf' | 'send'
> {
  steps: Steps<Values, Step>;
  /** The terminal it works on. */
  at: WizardTerminal;
  draft: {
    name: string;
    /** Not where the address says what to begin with. */
    isBrought: boolean;
    /** What may be kept of the values; absent: all. */
    keep?: (values: Values) => Partial<Values>;
  };
  /** What may stay in the form once it was sent; absent: all. */
  cleared?: (values: Values) => Values;
  /** Nothing can be pressed now, beside what the form itself sends. */
  rests?: boolean;
  /**
   * It was sent.
   * @param values as they stand now
   * @param created the id of the customer who was added on the way
   */
  onSent: (answer: OperationResponse, values: Values, created: string | undefined) => void;
}

/**
 * The form of a wizard on the terminal it started with. A new customer is written when the step that asks for them is done; once
 * all was sent, the draft goes and nothing is unsaved any more. Nothing is sent once the terminal is refused.
 */
export function useWizardForm<Values extends FieldValues, Step extends string>({
  steps,
  at,
  draft,
  cleared = (values) => values,
  rests = false,
  ...options
}: WizardFormOptions<Values, Step>): SteppedForm<Values, Step> & WizardTerminal {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { terminal, refused } = at;
  const { terminalID } = terminal;
  const stepsOf = (values: Values) => steps.stepsOf(values, terminal);
  const form = useSteppedForm<Values, Step>({
    initial: options.initial,
    firstStep: steps.first,
    stepsOf,
    belongsTo: steps.belongsTo,
    stepOfField: steps.stepOfField,
    rulesOf: options.rulesOf,
    draft: {
      wizard: draft.name,
      terminalID,
      isBrought: draft.isBrought,
      keep: (values) => ({ ...(draft.keep?.(values) ?? values) }),
      restore: restoreDraft<Values>,
    },
    finishStep(step, typed) {
      const customer = steps.newCustomerOf(step, typed);
      return customer && saveCustomer(customer);
    },
    send,
    onSent,
  });
  const { getValues, setValue, reset, formState } = form.methods;
  const created = useRef<string>(undefined);
  const leaveSteps = useStepHistory({
    ...form,
    first: steps.first,
    rests: rests || formState.isSubmitting,
    finishStep: () => form.formProps.onSubmit(),
  });

  async function saveCustomer(customer: CustomerValues): Promise<OperationResponse | undefined> {
    const answer = await createCustomer(dataProvider, customer, { name: 'dealDetails', terminalID });
    if (answer?.entityUID && answer.status !== 'error') {
      const write = (path: string, value: unknown, shouldDirty = false) =>
        setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty });
      write('dealDetails.consumerID', answer.entityUID, true);
      write('isNewCustomer', false);
      created.current = answer.entityUID;
    }
    return answer;
  }

  async function send(typed: Values): Promise<OperationResponse | undefined> {
    if (refused) return undefined;
    const last = stepsOf(typed).at(-1);
    const customer = last && steps.newCustomerOf(last, typed);
    if (!customer) return options.send(typed);
    const saved = await saveCustomer(customer);
    return saved && saved.status !== 'error' ? options.send(getValues()) : saved;
  }

  function onSent(answer: OperationResponse): void {
    const values = getValues();
    // First the form, whose change would be kept as a draft.
    reset(cleared(values));
    form.finish();
    leaveSteps();
    options.onSent(answer, values, created.current);
  }

  return { ...form, ...at };
}
