import { useEffect, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { ExpiredCards } from '#src/fields/card/SavedCards.tsx';
import { UnreadCards } from '#src/fields/card/UnreadCards.tsx';
import { usableCards } from '#src/fields/card/useSavedCards.ts';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { PageSection } from '#src/wizards/kit/PageSection.tsx';
import { paymentMethodsOf } from '#src/wizards/payment/form/offers.ts';
import type { PaymentMethod } from '#src/wizards/payment/form/paymentForm.ts';
import { asksForVoice } from '#src/attempts/apiError.ts';
import { usePayment, usePaymentForm, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { TypedCardFields } from './TypedCardFields.tsx';
import { TokenFields } from './TokenFields.tsx';
import { useOfferedCard } from './useOfferedCard.ts';
import { TransferFields } from './TransferFields.tsx';

const fieldsOf: Readonly<Record<PaymentMethod, ComponentType>> = {
  card: TypedCardFields,
  token: TokenFields,
  pinPad: DeviceFields,
  bank: TransferFields,
};

/** What pays: a typed card, unless another means is chosen below it. */
export function CardPart() {
  const translate = useTranslate();
  const { kind, place, savedCards, refusal, terminal } = usePayment();
  const { setValue } = usePaymentForm();
  const values = usePaymentValues();
  const usable = usableCards(savedCards);
  const paymentMethod = paymentMethodsOf(kind, values, place, usable.length);
  const mayCome = values.paymentMethod === 'token' && savedCards === undefined;
  const chosen = paymentMethod.includes(values.paymentMethod) ? values.paymentMethod : 'card';
  useEffect(
    function dropMeansNotOffered() {
      if (values.paymentMethod !== chosen && !mayCome) setValue('paymentMethod', chosen);
    },
    [values.paymentMethod, chosen, mayCome, setValue],
  );
  useOfferedCard(savedCards);
  const Fields = fieldsOf[chosen];
  return (
    <PageSection>
      <Fields />
      <UnreadCards consumerID={values.dealDetails.consumerID} terminal={terminal} />
      {usable.length === 0 && <ExpiredCards cards={savedCards} />}
      {refusal && asksForVoice(refusal) && (chosen === 'card' || chosen === 'token') && (
        <TextInput
          source={chosen === 'card' ? 'creditCardSecureDetails.authNum' : 'okNumber'}
          label={translate('payment.paymentMethod.voice')}
          helperText={translate('payment.paymentMethod.voiceHelp')}
          dir="ltr"
          maxLength={20}
        />
      )}
      {paymentMethod.length > 1 && (
        <RadioInput
          source="paymentMethod"
          label={translate(kind === 'refund' ? 'payment.paymentMethod.refundTitle' : 'payment.paymentMethod.title')}
          options={paymentMethod.map((value) => ({ value, text: translate(`payment.paymentMethod.${value}`) }))}
        />
      )}
    </PageSection>
  );
}
