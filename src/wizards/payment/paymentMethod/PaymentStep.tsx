import { useEffect, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { paymentMethodsOf } from '#src/wizards/payment/form/offers.ts';
import type { PaymentMethod } from '#src/wizards/payment/form/paymentForm.ts';
import { asksForVoice } from '#src/wizards/payment/form/apiError.ts';
import { usePayment, usePaymentForm, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import { useStartField } from '#src/wizards/payment/useStartField.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { PaymentCardFields } from './PaymentCardFields.tsx';
import { TokenFields } from './TokenFields.tsx';
import { TransferFields } from './TransferFields.tsx';
import { TypeFields } from './TypeFields.tsx';

const fieldsOf: Readonly<Record<PaymentMethod, ComponentType>> = {
  card: PaymentCardFields,
  token: TokenFields,
  pinPad: DeviceFields,
  bank: TransferFields,
};

/** What pays, and in how many parts. */
export function PaymentStep() {
  const translate = useTranslate();
  const { kind, place, savedCards, refusal } = usePayment();
  const { setValue } = usePaymentForm();
  const values = usePaymentValues();
  const paymentMethod = paymentMethodsOf(kind, values, place, savedCards?.length ?? 0);
  const mayCome = values.paymentMethod === 'token' && savedCards === undefined;
  const chosen = paymentMethod.includes(values.paymentMethod) ? values.paymentMethod : 'card';
  useEffect(
    function dropMeansNotOffered() {
      if (values.paymentMethod !== chosen && !mayCome) setValue('paymentMethod', chosen);
    },
    [values.paymentMethod, chosen, mayCome, setValue],
  );
  const isGone =
    values.creditCardToken !== '' &&
    savedCards?.every(({ creditCardTokenID }) => creditCardTokenID !== values.creditCardToken) === true;
  useEffect(
    function dropCardNotOffered() {
      if (isGone) setValue('creditCardToken', '');
    },
    [isGone, setValue],
  );
  // A refusal has the focus itself, to be read out.
  useStartField(refusal ? undefined : 'creditCardSecureDetails.cardNumber');
  const Fields = fieldsOf[chosen];
  return (
    <>
      {paymentMethod.length > 1 && (
        <RadioInput
          name="paymentMethod"
          label={translate('payment.paymentMethod.title')}
          options={paymentMethod.map((value) => ({ value, text: translate(`payment.paymentMethod.${value}`) }))}
        />
      )}
      <Fields />
      {refusal && asksForVoice(refusal) && (chosen === 'card' || chosen === 'token') && (
        <TextInput
          name={chosen === 'card' ? 'creditCardSecureDetails.authNum' : 'okNumber'}
          label={translate('payment.paymentMethod.voice')}
          help={translate('payment.paymentMethod.voiceHelp')}
          dir="ltr"
          maxLength={20}
        />
      )}
      <TypeFields />
    </>
  );
}
