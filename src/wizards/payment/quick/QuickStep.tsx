import { useTranslate } from 'react-admin';
import { asksForVoice } from '#src/attempts/apiError.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { PageFold, PageSection } from '#src/wizards/kit/PageSection.tsx';
import { PaymentAmountPart } from '#src/wizards/payment/deal/PaymentAmountPart.tsx';
import { CurrencyFields } from '#src/wizards/payment/deal/CurrencyFields.tsx';
import { maySaveCard } from '#src/wizards/payment/form/offers.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import { TypedCardFields } from '#src/wizards/payment/paymentMethod/TypedCardFields.tsx';

/** The whole of a quick charge: the amount, which has the focus, and a card. */
export function QuickStep() {
  const translate = useTranslate();
  const { kind, terminal, currency, refusal } = usePayment();
  const values = usePaymentValues();
  return (
    <>
      <PaymentAmountPart />
      <PageSection>
        <TypedCardFields />
        {refusal && asksForVoice(refusal) && (
          <TextInput
            source="creditCardSecureDetails.authNum"
            label={translate('payment.paymentMethod.voice')}
            helperText={translate('payment.paymentMethod.voiceHelp')}
            dir="ltr"
            maxLength={20}
          />
        )}
        {maySaveCard(kind, values, terminal) && (
          <CheckboxInput source="saveCreditCard" label={translate('payment.paymentMethod.saveCard')} />
        )}
      </PageSection>
      <PageFold
        title={translate('payment.quick.more')}
        value={
          <>
            {currency.symbol}
            {values.dealDetails.dealDescription && ' · '}
            <bdi>{values.dealDetails.dealDescription}</bdi>
          </>
        }
      >
        <FieldGrid>
          <CurrencyFields />
        </FieldGrid>
        <TextInput
          source="dealDetails.dealDescription"
          label={translate('dealField.description')}
          helperText={translate('dealField.descriptionHelp')}
          maxLength={250}
        />
      </PageFold>
    </>
  );
}
