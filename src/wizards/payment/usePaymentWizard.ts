import { useRef } from 'react';
import type { OperationResponse } from '#contract/envelope.ts';
import { isRefusal } from '#src/dataProvider/failure.ts';
import { useTransactionProgress } from '#src/realtime/useTransactionProgress.ts';
import { useWizardTerminal } from '#src/settings/wizardTerminal.ts';
import { useMoneyCall } from '#src/attempts/useMoneyCall.ts';
import { useSteppedForm } from '#src/forms/useSteppedForm.ts';
import { useConsentGate } from './confirm/useConsentGate.ts';
import { afterRefusal } from './form/afterRefusal.ts';
import { apiErrorOf } from '#src/attempts/apiError.ts';
import { rulesOf } from './form/rulesOf.ts';
import type { PaymentValues } from './form/paymentForm.ts';
import { belongsTo, stepOfField, stepsOf, type StepName } from './form/steps.ts';
import { useSavedCards } from '#src/fields/card/useSavedCards.ts';
import type { Payment } from './paymentContext.ts';
import { outcomeOf } from './result/outcome.ts';
import type { PaymentWizardOptions } from './start/initialValues.ts';
import { draftParts, withoutCard } from './start/restoreValues.ts';
import { useLastCharged } from '#src/fields/customer/useLastCharged.ts';
import { useInitialValues, usePaymentPlaces } from './usePaymentPlaces.ts';
import { usePaymentSubmit } from './usePaymentSubmit.ts';
import { useRefusal } from './useRefusal.ts';

/** The workings of the wizards that move money: what they begin with, consent, devices, sending and what came of it. */
export function usePaymentWizard({ wizard, kind, quick = false, start, hasStart, onDone }: PaymentWizardOptions) {
  const { terminal, refused } = useWizardTerminal();
  const initial = useInitialValues({ kind, quick, start }, terminal);
  const { currencyOf, placeOf } = usePaymentPlaces(terminal);
  const call = useMoneyCall(terminal.terminalID);
  const submit = usePaymentSubmit(kind, call);
  const { latest, connectionID, clear } = useTransactionProgress();
  const charged = useLastCharged(terminal);
  const sent = useRef<PaymentValues>(undefined);

  const stepsFor = (now: PaymentValues): readonly StepName[] => (quick ? ['all'] : stepsOf(now, terminal));

  const form = useSteppedForm<PaymentValues, StepName>({
    initial,
    firstStep: quick ? 'all' : 'customer',
    stepsOf: stepsFor,
    belongsTo,
    stepOfField,
    rulesOf: (typed) => rulesOf(kind, typed, placeOf(typed)),
    draft: { wizard, terminalID: terminal.terminalID, isBrought: !hasStart, ...draftParts },
    finishStep: (step, typed) => (step === 'customer' && typed.isNewCustomer ? saveCustomer(typed) : undefined),
    send,
    onSent,
  });
  const { values } = form;
  const { getValues, reset, setValue } = form.methods;
  const currency = currencyOf(values);
  const savedCards = useSavedCards(values.dealDetails.consumerID, terminal);
  const gate = useConsentGate({ kind, terminal, currency }, values);
  const { refusal, tell } = useRefusal(form.methods);

  async function send(typed: PaymentValues): Promise<OperationResponse | undefined> {
    if (refused) return undefined;
    if (!gate.isOpen) return gate.ask();
    clear();
    tell(undefined);
    sent.current = withoutCard(typed);
    const further = { ...(connectionID && { connectionID }), ...gate.given };
    const answer = await submit.send(typed, placeOf(typed), further);
    return answer && isRefusal(answer) ? showRefusal(answer, typed) : answer;
  }

  function showRefusal(refused: OperationResponse, typed: PaymentValues): OperationResponse {
    const { answer, cleared, step } = afterRefusal(refused, stepsFor(typed));
    for (const field of cleared) setValue(field, '');
    tell(apiErrorOf(refused));
    if (step && !quick) form.setStep(step);
    return answer;
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

  const known = { place: placeOf(values), savedCards, call, progress: latest, refusal };
  const payment: Payment = { kind, terminal, currency, ...known };
  return { ...form, payment, gate, refused, startOver };
}
