import { useRef, useState } from 'react';
import type { OperationResponse } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { isRefusal } from '#src/dataProvider/failure.ts';
import { useTransactionProgress } from '#src/realtime/useTransactionProgress.ts';
import { useWizardTerminal } from '#src/settings/wizardTerminal.ts';
import { useMoneyCall } from '#src/attempts/useMoneyCall.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';
import { useWizardForm } from '#src/wizards/kit/useWizardForm.ts';
import { useConsentGate } from './confirm/useConsentGate.ts';
import { afterRefusal } from './form/afterRefusal.ts';
import { apiErrorOf } from '#src/attempts/apiError.ts';
import { rulesOf } from './form/rulesOf.ts';
import type { PaymentFormValues } from './form/paymentForm.ts';
import { useSavedCards } from '#src/fields/card/useSavedCards.ts';
import type { Payment } from './paymentContext.ts';
import { pageSteps, paymentSteps, quickSteps, type StepName } from './paymentSteps.ts';
import { outcomeOf } from './result/outcome.ts';
import type { PaymentWizardOptions } from './start/initialValues.ts';
import { keptValues, withoutCard } from './start/keptValues.ts';
import { useLastCharged } from '#src/fields/customer/useLastCharged.ts';
import { useInitialValues, usePaymentPlaces } from './usePaymentPlaces.ts';
import { usePaymentSubmit } from './usePaymentSubmit.ts';
import { useRefusal } from './useRefusal.ts';

/** The workings of the wizards that move money: what they begin with, consent, devices, sending and what came of it. */
export function usePaymentWizard({ name, kind, quick, start, hasStart, onDone }: PaymentWizardOptions) {
  const at = useWizardTerminal();
  const { terminal } = at;
  const isNarrow = useNarrow();
  /** As it began: what is typed, unfolded and in focus stays so when a phone is turned. */
  const [isPage] = useState(!isNarrow);
  const steps = quick ? quickSteps : isPage ? pageSteps : paymentSteps;
  const initial = useInitialValues({ kind, quick, start }, terminal);
  const { currencyOf, placeOf } = usePaymentPlaces(terminal);
  const call = useMoneyCall(terminal.terminalID);
  const submit = usePaymentSubmit(kind, call);
  const { latest, connectionID, clear } = useTransactionProgress();
  const charged = useLastCharged(terminal);
  const sent = useRef<PaymentFormValues>(undefined);

  const rests = call.state === 'sending' || call.state === 'checking';
  const form = useWizardForm<PaymentFormValues, StepName>({
    steps,
    at,
    initial,
    rulesOf: (typed) => rulesOf(kind, typed, placeOf(typed)),
    draft: { name, isBrought: !hasStart, keep: keptValues },
    cleared: withoutCard,
    rests,
    send,
    onSent,
  });
  const { values } = form;
  const { setValue } = form.methods;
  const currency = currencyOf(values);
  const savedCards = useSavedCards(values.dealDetails.consumerID, terminal);
  const gate = useConsentGate({ kind, terminal, currency }, values);
  const { refusal, tell } = useRefusal(form.methods);

  async function send(typed: PaymentFormValues): Promise<OperationResponse | undefined> {
    if (!gate.isOpen) return gate.ask();
    clear();
    tell(undefined);
    sent.current = withoutCard(typed);
    const further = { ...(connectionID && { connectionID }), ...gate.given };
    const answer = await submit.send(typed, placeOf(typed), further);
    return answer && isRefusal(answer) ? showRefusal(answer, typed) : answer;
  }

  function showRefusal(refused: OperationResponse, typed: PaymentFormValues): OperationResponse {
    const { answer, cleared, step } = afterRefusal(refused, steps.stepsOf(typed, terminal));
    for (const field of cleared) setValue(field, '');
    tell(apiErrorOf(refused));
    if (step && step !== form.step) form.setStep(step);
    return answer;
  }

  function onSent(answer: OperationResponse, now: PaymentFormValues, created: string | undefined): void {
    // Someone may have typed on since.
    const made = sent.current ?? now;
    if (kind === 'charge') charged.add(made.dealDetails.consumerID);
    onDone(outcomeOf(answer, made, { kind, terminal, currency: currencyOf(made), created }));
  }

  function startOver(): void {
    form.startOver();
    gate.consent.cancel();
  }

  const known = { place: placeOf(values), savedCards, call, progress: latest, refusal };
  const payment: Payment = { kind, terminal, currency, ...known };
  const amount = values.jDealType === 'J2' ? 0 : toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount);
  const { partOf, startOf } = steps;
  return { ...form, isPage, partOf, startOf, payment, gate, startOver, rests, amount };
}

/** What a wizard that moves money is drawn of. */
export type PaymentWizardState = ReturnType<typeof usePaymentWizard>;
