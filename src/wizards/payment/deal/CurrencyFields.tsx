import { useTranslate } from 'react-admin';
import { CurrencyInput } from '#src/fields/deal/CurrencyInput.tsx';
import { DecimalInput } from '#src/ui/inputs/DecimalInput.tsx';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** The currency of the deal, and the rate of a foreign one. */
export function CurrencyFields() {
  const translate = useTranslate();
  const { kind, place } = usePayment();
  const { dealDetails } = usePaymentValues();
  return (
    <>
      <CurrencyInput source="currency" items={dealDetails.items} />
      {kind === 'charge' && place.currency !== 'ILS' && (
        <DecimalInput
          source="currencyRate"
          label={translate('payment.deal.currencyRate')}
          helperText={translate('payment.deal.currencyRateHelp')}
          decimals={4}
        />
      )}
    </>
  );
}
