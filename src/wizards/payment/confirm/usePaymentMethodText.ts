import { useTranslate } from 'react-admin';
import { brandByPrefix, brandOf } from '#contract/brands.ts';
import { savedCardText } from '#src/fields/card/SavedCards.tsx';
import { digitsOf } from '#src/ui/inputs/masks/cardNumber.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** Fewer digits name no card. */
const lastDigits = 4;

/** What pays, in a few words; of a typed card its brand and last four digits. */
export function usePaymentMethodText(): string {
  const translate = useTranslate();
  const { savedCards, place } = usePayment();
  const { paymentMethod, creditCardSecureDetails, creditCardToken, pinPadDeviceID } = usePaymentValues();
  switch (paymentMethod) {
    case 'card': {
      const digits = digitsOf(creditCardSecureDetails.cardNumber);
      const brand = brandByPrefix(digits) ?? brandOf(digits);
      const name = translate(brand ? `cardBrand.${brand.name}` : 'payment.happens.card');
      // A number that is not whole yet ends otherwise.
      const isWhole = brand?.lengths.includes(digits.length) ?? digits.length > 2 * lastDigits;
      return isWhole ? `${name} \u2066****${digits.slice(-lastDigits)}\u2069` : name;
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
