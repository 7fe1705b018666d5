import { useTranslate } from 'react-admin';
import { AmountFields } from '#src/fields/deal/AmountFields.tsx';
import { CurrencyInput } from '#src/fields/deal/CurrencyInput.tsx';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { TotalsText } from '#src/fields/lines/TotalsText.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { useRequestScene, useRequestValues } from '#src/wizards/billingRequest/requestContext.ts';

/** What each charge comes to. */
export function AmountStep() {
  const translate = useTranslate();
  const { currency, terminal } = useRequestScene();
  const values = useRequestValues();
  const { vatRate } = terminal;
  return (
    <>
      <AmountFields currency={currency} beside={<CurrencyInput name="currency" items={values.dealDetails.items} />} />
      <TotalsText totals={totalsOf(values, vatRate ?? 0)} currency={currency} vatRate={vatRate} />
      <TextInput
        name="dealDetails.dealDescription"
        label={translate('dealField.description')}
        help={translate('dealField.descriptionHelp')}
        maxLength={250}
      />
      <TextInput name="dealDetails.dealReference" label={translate('deal.reference')} maxLength={50} dir="ltr" />
    </>
  );
}
