import { useTranslate } from 'react-admin';
import { useSettings } from '#src/settings/settings.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { PageFold } from '#src/wizards/kit/PageSection.tsx';
import { dealTypesOf } from '#src/wizards/payment/form/offers.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import { CurrencyFields } from './CurrencyFields.tsx';

/** What is seldom otherwise: what is done, in which currency, and with VAT. */
export function ActionPart() {
  const translate = useTranslate();
  const { kind, terminal, currency } = usePayment();
  const { currencies } = useSettings();
  const { jDealType, withoutVat, dealDetails } = usePaymentValues();
  const types = dealTypesOf(kind, terminal);
  const movesMoney = jDealType !== 'J2';
  const hasLines = dealDetails.items.length > 0;
  const said = [
    ...(types.length > 1 ? [translate(`payment.deal.types.${jDealType}`, { _: jDealType })] : []),
    ...(movesMoney && currencies.length > 1 ? [currency.symbol] : []),
    ...(movesMoney && !hasLines ? [translate(`payment.fold.${withoutVat ? 'withoutVat' : 'withVat'}`)] : []),
  ];
  return (
    <PageFold title={translate('payment.fold.action')} value={said.join(' · ')}>
      {types.length > 1 && (
        <RadioInput
          source="jDealType"
          label={translate('payment.deal.type')}
          helperText={translate(`payment.deal.typeHelp.${jDealType}`, { _: '' })}
          options={types.map((value) => ({ value, text: translate(`payment.deal.types.${value}`) }))}
        />
      )}
      {movesMoney && (
        <>
          <FieldGrid>
            <CurrencyFields />
          </FieldGrid>
          {!hasLines && <CheckboxInput source="withoutVat" label={translate('dealField.withoutVat')} />}
        </>
      )}
    </PageFold>
  );
}
