import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { OperationResponse } from '#contract/envelope.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { useTransactionProgress } from '#src/realtime/useTransactionProgress.ts';
import { chooseCurrency, useSystemCurrency } from '#src/settings/currency.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { useWizardTerminal } from '#src/settings/wizardTerminal.ts';
import { useMoneyCall } from '#src/attempts/useMoneyCall.ts';
import { fieldErrorsOf } from '#src/dataProvider/fieldErrors.ts';
import { useGuardedForm } from '#src/forms/useGuardedForm.ts';
import { useDraft } from '#src/wizards/kit/useDraft.ts';
import { useConsentGate } from './confirm/useConsentGate.ts';
import { validateStep } from './form/validateStep.ts';
import type { PaymentPlace, PaymentValues } from './form/paymentForm.ts';
import { asksForVoice, apiErrorOf, withoutCode } from './form/apiError.ts';
import { stepOfField, stepsOf, type StepName } from './form/steps.ts';
import { useDevices } from './paymentMethod/useDevices.ts';
import { useSavedCards } from '#src/fields/card/useSavedCards.ts';
import type { Payment } from './paymentContext.ts';
import { outcomeOf } from './result/outcome.ts';
import { initialValues, type PaymentWizardOptions } from './start/initialValues.ts';
import { quickStart } from './start/quickStart.ts';
import { keptValues, restoreValues, withoutCard } from './start/restoreValues.ts';
import { useLastCharged } from '#src/fields/customer/useLastCharged.ts';
import { usePaymentSubmit } from './usePaymentSubmit.ts';

const done: OperationResponse = { status: 'success' };

/** The workings of the wizards that move money: form, steps, draft, sending and what came of it. */
export function usePaymentWizard({ wizard, kind, quick = false, start, hasStart, onDone }: PaymentWizardOptions) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const { currencies } = useSettings();
  const system = useSystemCurrency();
  const { terminal, refused } = useWizardTerminal();
  const [initial] = useState(() => initialValues(kind, quick ? quickStart(start) : start, terminal, system.currency));
  const firstStep: StepName = quick ? 'all' : 'customer';
  const [step, showStep] = useState<StepName>(firstStep);
  const call = useMoneyCall(terminal.terminalID);
  const submit = usePaymentSubmit(kind, call);
  const devices = useDevices(terminal);
  const { latest, connectionID, clear } = useTransactionProgress();
  const charged = useLastCharged(terminal);
  const sent = useRef<PaymentValues>(undefined);

  const stepsFor = (now: PaymentValues): readonly StepName[] => (quick ? ['all'] : stepsOf(now, terminal));
  const currencyOf = (now: PaymentValues) => chooseCurrency(currencies, now.currency);
  const placeOf = (now: PaymentValues): PaymentPlace => ({
    terminal,
    currency: currencyOf(now).code,
    locale,
    devices,
  });

  const { methods, formProps } = useGuardedForm<PaymentValues>({
    defaultValues: initial,
    resolver: (typed, context, options) =>
      validateStep({ kind, step, steps: stepsFor(typed), placeOf, translate, onElsewhere: setStep })(
        typed,
        context,
        options,
      ),
    save,
    onSaved,
    unguarded: true,
  });
  const { control, getValues, reset, setValue, watch, formState } = methods;
  useWatch({ control });
  const values = getValues();
  const steps = stepsFor(values);
  const place = placeOf(values);
  const currency = currencyOf(values);
  const savedCards = useSavedCards(values.dealDetails.consumerID, terminal);
  const gate = useConsentGate({ kind, terminal, currency }, values);
  const { restored, keep, finish, discard } = useDraft({
    wizard,
    terminalID: terminal.terminalID,
    dirty: formState.isDirty,
  });
  const brought = hasStart ? undefined : restored;

  useEffect(
    function bringDraftBack() {
      if (brought) reset(restoreValues(initial, brought), { keepDefaultValues: true });
    },
    [brought, initial, reset],
  );
  useEffect(
    function keepDraft() {
      const subscription = watch(() => keep(keptValues(getValues())));
      return () => subscription.unsubscribe();
    },
    [watch, getValues, keep],
  );

  function setStep(next: StepName): void {
    showStep(next);
    // A step that nobody has finished yet finds no faults while someone types.
    const kept = {
      keepValues: true,
      keepDefaultValues: true,
      keepDirty: true,
      keepErrors: true,
      keepSubmitCount: true,
    };
    reset(undefined, kept);
  }

  async function save(typed: PaymentValues): Promise<OperationResponse | undefined> {
    if (step === 'customer' && typed.isNewCustomer) return saveCustomer(typed);
    if (step !== stepsFor(typed).at(-1)) return done;
    if (!gate.isOpen || refused) return undefined;
    clear();
    sent.current = withoutCard(typed);
    const { consentID } = gate.consent;
    const answer = await submit.send(typed, placeOf(typed), {
      ...(connectionID && { connectionID }),
      ...(gate.isNeeded && consentID && { extension: { consentID } }),
    });
    return answer?.status === 'error' ? showRefusal(answer, typed) : answer;
  }

  /** Leads to what has to be changed: the card the processor refused, or the first faulty field. */
  function showRefusal(answer: OperationResponse, typed: PaymentValues): OperationResponse {
    setValue('creditCardSecureDetails.cvv', '');
    if (!asksForVoice(apiErrorOf(answer))) {
      // An approval that is out of sight must not be sent for what comes next.
      setValue('creditCardSecureDetails.authNum', '');
      setValue('okNumber', '');
    }
    const plain = withoutCode(answer);
    const isOfProcessor = plain.errors?.length !== answer.errors?.length;
    const [faulty] = Object.keys(fieldErrorsOf(plain));
    const home = faulty === undefined ? undefined : stepOfField(faulty, stepsFor(typed));
    if (!quick && (isOfProcessor || home)) setStep(isOfProcessor ? 'payment' : (home ?? step));
    return plain;
  }

  async function saveCustomer(typed: PaymentValues): Promise<OperationResponse | undefined> {
    const answer = await submit.saveCustomer(typed, terminal.terminalID);
    if (answer?.entityUID && answer.status !== 'error') {
      setValue('dealDetails.consumerID', answer.entityUID, { shouldDirty: true });
      setValue('isNewCustomer', false);
    }
    return answer;
  }

  function onSaved(answer: OperationResponse): void {
    const now = getValues();
    const all = stepsFor(now);
    const next = all[all.indexOf(step) + 1];
    if (next) return setStep(next);
    // Someone may have typed on since.
    const made = sent.current ?? now;
    // First the form, whose change would be kept as a draft.
    reset(withoutCard(now));
    finish();
    if (kind === 'charge') charged.add(made.dealDetails.consumerID);
    onDone(outcomeOf(answer, made, { kind, terminal, currency: currencyOf(made) }));
  }

  function startOver(): void {
    reset(initial);
    discard();
    gate.consent.cancel();
    showStep(firstStep);
  }

  const { refusal } = submit;
  const payment: Payment = { kind, terminal, currency, place, savedCards, call, progress: latest, refusal };
  const isLast = step === steps.at(-1);
  return { payment, gate, methods, formProps, values, steps, step, isLast, setStep, refused, brought, startOver };
}
