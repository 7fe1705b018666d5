import { useTranslate } from 'react-admin';
import { brandByPrefix, brandOf } from '#contract/brands.ts';
import { digitsOf } from '#src/ui/inputs/masks/cardNumber.ts';
import { savedCardText } from '#src/fields/card/SavedCards.tsx';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** What pays, in one line; of a typed card its brand and last four digits. */
export function PaymentMethodText() {
  const translate = useTranslate();
  const { savedCards, place } = usePayment();
  const { paymentMethod, creditCardSecureDetails, creditCardToken, pinPadDeviceID } = usePaymentValues();
  switch (paymentMethod) {
    case 'card': {
      const digits = digitsOf(creditCardSecureDetails.cardNumber);
      const brand = brandOf(digits) ?? brandByPrefix(digits);
      return (
        <>
          {brand && `${translate(`cardBrand.${brand.name}`)} `}
          <bdi dir="ltr">****{digits.slice(-4)}</bdi>
        </>
      );
    }
    case 'token': {
      const card = savedCards?.find(({ creditCardTokenID }) => creditCardTokenID === creditCardToken);
      return card ? savedCardText(card, translate) : translate('payment.paymentMethod.token');
    }
    case 'pinPad':
      return (
        place.devices.find(({ deviceID }) => deviceID === pinPadDeviceID)?.deviceName ??
        translate('payment.paymentMethod.pinPad')
      );
    case 'bank':
      return translate('payment.paymentMethod.bank');
  }
}
