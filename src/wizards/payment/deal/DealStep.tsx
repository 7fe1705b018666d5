import { useTranslate } from 'react-admin';
import { AmountFields } from '#src/fields/deal/AmountFields.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { dealTypesOf } from '#src/wizards/payment/form/offers.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import { CurrencyFields } from './CurrencyFields.tsx';
import { DealTotals } from './DealTotals.tsx';

/** What is done, and for how much: one amount, or lines that add up. */
export function DealStep() {
  const translate = useTranslate();
  const { kind, terminal, currency } = usePayment();
  const { jDealType } = usePaymentValues();
  const types = dealTypesOf(kind, terminal);

  return (
    <>
      {types.length > 1 && (
        <RadioInput
          source="jDealType"
          label={translate('payment.deal.type')}
          helperText={translate(`payment.deal.typeHelp.${jDealType}`, { _: '' })}
          options={types.map((value) => ({ value, text: translate(`payment.deal.types.${value}`) }))}
        />
      )}
      {jDealType !== 'J2' && (
        <>
          <AmountFields currency={currency} beside={<CurrencyFields />} lines={kind === 'charge'} />
          <DealTotals />
        </>
      )}
      <TextInput
        source="dealDetails.dealDescription"
        label={translate('dealField.description')}
        helperText={translate('dealField.descriptionHelp')}
        maxLength={250}
      />
    </>
  );
}
