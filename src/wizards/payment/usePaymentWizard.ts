import { useRef, useState } from 'react';
import type { OperationResponse } from '#contract/envelope.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { useTransactionProgress } from '#src/realtime/useTransactionProgress.ts';
import { chooseCurrency, useSystemCurrency } from '#src/settings/currency.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { useWizardTerminal } from '#src/settings/wizardTerminal.ts';
import { useMoneyCall } from '#src/attempts/useMoneyCall.ts';
import { fieldErrorsOf } from '#src/dataProvider/fieldErrors.ts';
import { useSteppedForm } from '#src/forms/useSteppedForm.ts';
import { useConsentGate } from './confirm/useConsentGate.ts';
import { rulesOf } from './form/rulesOf.ts';
import type { PaymentPlace, PaymentValues } from './form/paymentForm.ts';
import { asksForVoice, apiErrorOf, withoutCode } from './form/apiError.ts';
import { belongsTo, stepOfField, stepsOf, type StepName } from './form/steps.ts';
import { useDevices } from './paymentMethod/useDevices.ts';
import { useSavedCards } from '#src/fields/card/useSavedCards.ts';
import type { Payment } from './paymentContext.ts';
import { outcomeOf } from './result/outcome.ts';
import { initialValues, type PaymentWizardOptions } from './start/initialValues.ts';
import { quickStart } from './start/quickStart.ts';
import { keptValues, restoreValues, withoutCard } from './start/restoreValues.ts';
import { useLastCharged } from '#src/fields/customer/useLastCharged.ts';
import { usePaymentSubmit } from './usePaymentSubmit.ts';

/** The workings of the wizards that move money: what they begin with, consent, devices, sending and what came of it. */
export function usePaymentWizard({ wizard, kind, quick = false, start, hasStart, onDone }: PaymentWizardOptions) {
  const locale = useCurrentLocale();
  const { currencies } = useSettings();
  const system = useSystemCurrency();
  const { terminal, refused } = useWizardTerminal();
  const [initial] = useState(() => initialValues(kind, quick ? quickStart(start) : start, terminal, system.currency));
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

  const form = useSteppedForm<PaymentValues, StepName>({
    initial,
    firstStep: quick ? 'all' : 'customer',
    stepsOf: stepsFor,
    belongsTo,
    stepOfField,
    rulesOf: (typed) => rulesOf(kind, typed, placeOf(typed)),
    draft: {
      wizard,
      terminalID: terminal.terminalID,
      isBrought: !hasStart,
      keep: keptValues,
      restore: restoreValues,
    },
    finishStep: (step, typed) => (step === 'customer' && typed.isNewCustomer ? saveCustomer(typed) : undefined),
    send,
    onSent,
  });
  const { values } = form;
  const { getValues, reset, setValue } = form.methods;
  const place = placeOf(values);
  const currency = currencyOf(values);
  const savedCards = useSavedCards(values.dealDetails.consumerID, terminal);
  const gate = useConsentGate({ kind, terminal, currency }, values);

  async function send(typed: PaymentValues): Promise<OperationResponse | undefined> {
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
    if (!quick && (isOfProcessor || home)) form.setStep(isOfProcessor ? 'payment' : (home ?? form.step));
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

  function onSent(answer: OperationResponse): void {
    const now = getValues();
    // Someone may have typed on since.
    const made = sent.current ?? now;
    // First the form, whose change would be kept as a draft.
    reset(withoutCard(now));
    form.finish();
    if (kind === 'charge') charged.add(made.dealDetails.consumerID);
    onDone(outcomeOf(answer, made, { kind, terminal, currency: currencyOf(made) }));
  }

  function startOver(): void {
    form.startOver();
    gate.consent.cancel();
  }

  const { refusal } = submit;
  const payment: Payment = { kind, terminal, currency, place, savedCards, call, progress: latest, refusal };
  return { ...form, payment, gate, refused, startOver };
}
