import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { OperationResponse } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { MoneyCall } from '#src/ui/attempts/moneyCall.ts';
import { createCustomer } from './customer/createCustomer.ts';
import type { PaymentKind } from './form/offers.ts';
import type { PaymentPlace, PaymentValues } from './form/paymentForm.ts';
import { processOf, refundProcess, unknownDeal } from './form/processing.ts';
import { refusalOf, withoutCode, type Refusal } from './form/refusal.ts';
import type { StepName } from './form/steps.ts';
import { totalsOf } from './form/totals.ts';

interface SubmitOptions {
  kind: PaymentKind;
  step: StepName;
  isLast: boolean;
  place: PaymentPlace;
  call: MoneyCall;
  /** The deal may be sent: nobody's consent is waited for, and the terminal is there. */
  isOpen: boolean;
  /** What else travels with the request, as the hub's connection. */
  further: () => Readonly<Record<string, unknown>>;
}

export interface PaymentSubmit {
  /** Does what the step asks for: writes a new customer, sends the deal, or nothing. */
  save: (
    values: PaymentValues,
    methods: Pick<UseFormReturn<PaymentValues>, 'setValue'>,
  ) => Promise<OperationResponse | undefined>;
  refusal: Refusal | undefined;
}

const done: OperationResponse = { status: 'success' };

/** Sends what a wizard has gathered. A refusal keeps all of it but the security code. */
export function usePaymentSubmit(options: SubmitOptions): PaymentSubmit {
  const { kind, step, isLast, place, call, isOpen, further } = options;
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [refusal, setRefusal] = useState<Refusal>();
  const { terminal, currency } = place;

  async function saveCustomer(values: PaymentValues, { setValue }: Pick<UseFormReturn<PaymentValues>, 'setValue'>) {
    const answer = await createCustomer(dataProvider, values, terminal.terminalID);
    if (answer?.entityUID && answer.status !== 'error') {
      setValue('dealDetails.consumerID', answer.entityUID, { shouldDirty: true });
      setValue('isNewCustomer', false);
    }
    return answer;
  }

  async function send(values: PaymentValues) {
    const process = kind === 'refund' ? refundProcess : processOf(values.jDealType);
    if (!process) return unknownDeal(values.jDealType, translate);
    const movesMoney = values.jDealType !== 'J2';
    const amount = toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount);
    return call.send(process.endpoint, {
      body: { ...process.toBody(values, place), ...further() },
      place: { terminalID: terminal.terminalID, ...(movesMoney && { amount }), currency },
    });
  }

  return {
    refusal,
    async save(values, methods) {
      if (step === 'customer' && values.isNewCustomer) return saveCustomer(values, methods);
      if (!isLast) return done;
      if (!isOpen) return undefined;
      setRefusal(undefined);
      const answer = await send(values);
      if (answer?.status !== 'error') return answer;
      setRefusal(refusalOf(answer));
      methods.setValue('creditCardSecureDetails.cvv', '');
      return withoutCode(answer);
    },
  };
}
