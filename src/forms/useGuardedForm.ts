import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { setSubmissionErrors } from 'react-admin';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { OperationResponse } from '#contract/envelope.ts';
import { isRefusal } from '#src/dataProvider/failure.ts';
import { fieldErrorsOf, refusalTexts } from '#src/dataProvider/fieldErrors.ts';
import { shownFields } from '#src/ui/inputs/shownFields.ts';
import { useUnsavedWork } from '#src/unsavedWork/unsavedWork.ts';
import { atFields } from './atFields.ts';
import { focusFirstInvalid } from './focusFirstInvalid.ts';

export interface GuardedFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Judges the values before they are sent. */
  resolver?: Resolver<Values>;
  /**
   * Sends the values, as `dataProvider.operate` does. A result with status error, or none, keeps the form as it is, with
   * the server's faults on their fields; the message has been shown already.
   */
  save: (values: Values) => Promise<OperationResponse | undefined>;
  /** Runs once saved, with the leave guard lifted unless the form stays: the place to navigate on. */
  onSaved?: (result: OperationResponse) => void;
  /** Guards leaving by other means, as a wizard's draft does. */
  unguarded?: boolean;
  /** The form stays on its page once saved: what was typed since is unsaved. */
  stays?: boolean;
}

export interface GuardedForm<Values extends FieldValues> {
  methods: UseFormReturn<Values>;
  /** For the form element. */
  formProps: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event?: FormEvent) => void };
}

/**
 * A form that no one loses by accident: leaving it dirty asks first; on submit the first invalid field takes the
 * focus; the server's field errors land on their fields; a second submit while one runs does nothing.
 */
export function useGuardedForm<Values extends FieldValues>(options: GuardedFormOptions<Values>): GuardedForm<Values> {
  const { defaultValues, resolver, save, onSaved, unguarded = false, stays = false } = options;
  const methods = useForm<Values>({ defaultValues, ...(resolver && { resolver }), shouldFocusError: false });
  const { isDirty, isSubmitting, submitCount, isSubmitSuccessful } = methods.formState;
  const lift = useUnsavedWork(isDirty && !unguarded);
  const form = useRef<HTMLFormElement>(null);
  const judged = useRef(0);
  const running = useRef(false);

  useEffect(
    function focusFaultOfSubmit() {
      if (isSubmitting || submitCount === judged.current) return;
      judged.current = submitCount;
      if (!isSubmitSuccessful && form.current) focusFirstInvalid(form.current);
    },
    [isSubmitting, submitCount, isSubmitSuccessful],
  );

  const send = methods.handleSubmit(async (values) => {
    const result = await save(values);
    if (result && result.status !== 'error') {
      if (!stays) lift();
      onSaved?.(result);
      return;
    }
    const faults = atFields(fieldErrorsOf(result), shownFields(methods.control).read());
    setSubmissionErrors(faults, (path, fault) => methods.setError(path as Path<Values>, fault));
    // Without a fault on a field the submit has failed all the same; of what was no refusal a message has told.
    const said = result && isRefusal(result) ? refusalTexts(result) : [];
    methods.setError('root.server', { type: 'server', message: said.join(' ') });
  });

  function onSubmit(event?: FormEvent): void {
    event?.preventDefault();
    event?.stopPropagation();
    if (running.current) return;
    running.current = true;
    // Faults of the last answer, some perhaps of fields that are gone, must not stand in the way of this one.
    methods.clearErrors();
    void send().finally(() => {
      running.current = false;
    });
  }

  return { methods, formProps: { ref: form, noValidate: true, onSubmit } };
}
