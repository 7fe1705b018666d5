import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { chooseCurrency, useSystemCurrency } from '#src/settings/currency.tsx';
import { withLastCharged } from '#src/settings/lastCharged.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { useSettings } from '#src/settings/settings.ts';
import { useWizardTerminal } from '#src/settings/wizardTerminal.ts';
import { useMoneyCall } from '#src/ui/attempts/useMoneyCall.ts';
import { schemaResolver } from '#src/ui/forms/schemaResolver.ts';
import { useGuardedForm } from '#src/ui/forms/useGuardedForm.ts';
import { useDraft } from '#src/wizards/kit/useDraft.ts';
import { useConsentGate } from './confirm/useConsentGate.ts';
import { ownFaults } from './form/faults.ts';
import { defaultInvoiceType } from './form/invoiceTypes.ts';
import type { PaymentKind } from './form/offers.ts';
import { emptyPayment, type PaymentPlace, type PaymentValues } from './form/paymentForm.ts';
import { formFieldOf } from './form/formFieldOf.ts';
import { processOf, refundProcess } from './form/processing.ts';
import { belongsTo, stepOfField, stepsOf, type StepName } from './form/steps.ts';
import { totalsOf } from './form/totals.ts';
import { useDevices } from './means/useDevices.ts';
import { useSavedCards } from './means/useSavedCards.ts';
import type { Payment } from './paymentContext.ts';
import { notesOf, type Outcome } from './result/outcome.ts';
import { keptValues, restoreValues, withoutCard } from './start/restoreValues.ts';
import { faultyField } from './faultyField.ts';
import { usePaymentSubmit } from './usePaymentSubmit.ts';

export interface PaymentWizardOptions {
  wizard: 'Charge' | 'QuickCharge' | 'Refund';
  kind: PaymentKind;
  /** All on one step. */
  quick?: boolean;
  /** What the address gave; then no draft is brought back. */
  start: Partial<PaymentValues>;
  hasStart: boolean;
  onDone: (outcome: Outcome) => void;
}

/** Values of a wizard that nobody has touched. */
function useInitialValues({ kind, start }: PaymentWizardOptions, terminal: Payment['terminal']): PaymentValues {
  const { currency } = useSystemCurrency();
  const [initial] = useState<PaymentValues>(() => ({
    ...emptyPayment,
    invoiceDetails: { ...emptyPayment.invoiceDetails, invoiceType: defaultInvoiceType(kind, terminal) },
    ...start,
    currency: start.currency || currency.code,
  }));
  return initial;
}

/** The workings of the wizards that move money: form, steps, draft, sending and what came of it. */
export function usePaymentWizard(options: PaymentWizardOptions) {
  const { wizard, kind, quick = false, hasStart, onDone } = options;
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const { currencies } = useSettings();
  const { terminal, refused } = useWizardTerminal();
  const [lastCharged, setLastCharged] = useSaved('lastCharged');
  const initial = useInitialValues(options, terminal);
  const call = useMoneyCall(terminal.terminalID);
  const devices = useDevices(terminal);
  const [step, showStep] = useState<StepName>(quick ? 'all' : 'customer');
  const [values, setValues] = useState(initial);

  const steps: readonly StepName[] = quick ? ['all'] : stepsOf(values, terminal);
  const isLast = step === steps.at(-1);
  const currency = chooseCurrency(currencies, values.currency);
  const place: PaymentPlace = { terminal, currency: currency.code, locale, devices };
  const savedCards = useSavedCards(values.dealDetails.consumerID, terminal);
  const gate = useConsentGate({ kind, terminal, currency }, values);
  const { consentID } = gate.consent;
  const submit = usePaymentSubmit({
    kind,
    step,
    isLast,
    place,
    call,
    isOpen: gate.isOpen && !refused,
    further: () => (gate.isNeeded && consentID ? { extension: { consentID } } : {}),
  });

  const process = kind === 'refund' ? refundProcess : (processOf(values.jDealType) ?? processOf('J4') ?? refundProcess);
  const resolver = schemaResolver<PaymentValues>({
    schema: process.schema,
    toBody: (typed) => process.toBody(typed, place),
    translate,
    fieldOf: (path) => formFieldOf(path, values),
    ownFaults: (typed) => ownFaults(typed, place),
    judges: (field) => belongsTo(step, field),
  });
  const { methods, formProps } = useGuardedForm<PaymentValues>({
    defaultValues: initial,
    resolver,
    save: (typed): Promise<OperationResponse | undefined> => submit.save(typed, methods),
    onSaved,
    unguarded: true,
  });
  const { watch, reset, formState } = methods;
  const setStep = useCallback(
    (next: StepName) => {
      showStep(next);
      // A step that nobody has finished yet finds no faults while someone types.
      reset(undefined, {
        keepValues: true,
        keepDefaultValues: true,
        keepDirty: true,
        keepErrors: true,
        keepSubmitCount: true,
      });
    },
    [reset],
  );
  const draft = useDraft({ wizard, terminalID: terminal.terminalID, dirty: formState.isDirty });
  const { restored, keep } = draft;
  const brought = hasStart ? undefined : restored;

  useEffect(
    function bringDraftBack() {
      if (!brought) return;
      const withDraft = restoreValues(initial, brought);
      reset(withDraft, { keepDefaultValues: true });
      setValues(withDraft);
    },
    [brought, initial, reset],
  );
  useEffect(
    function followForm() {
      const subscription = watch(() => {
        const now = methods.getValues();
        setValues({ ...now });
        keep(keptValues(now));
      });
      return () => subscription.unsubscribe();
    },
    [watch, methods, keep],
  );

  const { errors, submitCount, isSubmitting } = formState;
  const faulty = isSubmitting ? undefined : faultyField(errors);
  useEffect(
    function showFaultySteps() {
      if (faulty === undefined || step === 'all' || (step !== 'confirm' && belongsTo(step, faulty))) return;
      const home = stepOfField(faulty, steps);
      if (home) setStep(home);
    },
    // Each submit is judged once; to walk back and forth between steps moves nobody.
    // oxlint-disable-next-line react/exhaustive-deps
    [faulty, submitCount],
  );
  useEffect(
    function showRefusedCard() {
      if (submit.refusal?.code !== undefined && !quick) setStep('payment');
    },
    [submit.refusal, quick, setStep],
  );

  function onSaved(answer: OperationResponse): void {
    const now = methods.getValues();
    if (!isLast) {
      setStep(steps[steps.indexOf(step) + 1] ?? step);
      return;
    }
    draft.finish();
    const { consumerID, consumerName, consumerEmail } = now.dealDetails;
    if (kind === 'charge' && consumerID) {
      setLastCharged(withLastCharged(lastCharged, { consumerID, terminalID: terminal.terminalID }));
    }
    reset(withoutCard(now));
    onDone({
      kind,
      terminal: terminal.label,
      jDealType: now.jDealType,
      transactionID: answer.entityUID,
      ...(now.jDealType !== 'J2' && { amount: toDecimal(totalsOf(now, terminal.vatRate ?? 0).amount) }),
      currency,
      customer: consumerName,
      email: consumerEmail,
      notes: notesOf(answer),
    });
  }

  const { refusal } = submit;
  const payment: Payment = { kind, terminal, currency, place, savedCards, call, refusal };
  return {
    payment,
    gate,
    methods,
    formProps,
    values,
    steps,
    step,
    isLast,
    setStep,
    refused,
    draft: {
      isRestored: brought !== undefined,
      discard: () => {
        draft.discard();
        reset(initial);
        setValues(initial);
        setStep(quick ? 'all' : 'customer');
      },
    },
  };
}

export type PaymentWizard = ReturnType<typeof usePaymentWizard>;
