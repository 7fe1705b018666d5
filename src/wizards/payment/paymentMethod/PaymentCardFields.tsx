import { useTranslate } from 'react-admin';
import { CardFields } from '#src/fields/card/CardFields.tsx';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { maySaveCard } from '#src/wizards/payment/form/offers.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** The card that pays, and whether it is kept. @param props.brief only what every deal needs */
export function PaymentCardFields({ brief = false }: { brief?: boolean }) {
  const translate = useTranslate();
  const { kind, terminal } = usePayment();
  return (
    <>
      <CardFields source="creditCardSecureDetails" terminal={terminal} brief={brief} />
      {maySaveCard(kind, usePaymentValues(), terminal) && (
        <CheckboxInput source="saveCreditCard" label={translate('payment.paymentMethod.saveCard')} />
      )}
    </>
  );
}
