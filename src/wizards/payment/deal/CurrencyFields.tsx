import { useTranslate } from 'react-admin';
import { useSettings } from '#src/settings/settings.ts';
import { DecimalInput } from '#src/ui/inputs/DecimalInput.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** The currency of the deal, and the rate of a foreign one. */
export function CurrencyFields() {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const { kind, place } = usePayment();
  const { dealDetails } = usePaymentValues();
  // Items of the catalogue have their price in one currency.
  const isBound = dealDetails.items.some(({ itemID }) => itemID !== '');
  if (currencies.length < 2) return null;
  return (
    <>
      <SelectInput
        name="currency"
        label={translate('payment.deal.currency')}
        help={isBound ? translate('payment.deal.currencyBound') : undefined}
        options={currencies.map(({ code, name, symbol }) => ({
          value: code,
          text: name === code ? code : `${name} (${symbol})`,
        }))}
        disabled={isBound}
      />
      {kind === 'charge' && place.currency !== 'ILS' && (
        <DecimalInput
          name="currencyRate"
          label={translate('payment.deal.currencyRate')}
          help={translate('payment.deal.currencyRateHelp')}
          decimals={4}
        />
      )}
    </>
  );
}
