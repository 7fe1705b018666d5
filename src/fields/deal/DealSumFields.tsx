import { useTranslate } from 'react-admin';
import { totalsOf, type AmountValues } from '#src/fields/lines/totals.ts';
import { TotalsText } from '#src/fields/lines/TotalsText.tsx';
import type { LineValues } from '#src/fields/lines/lineValues.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { AmountFields } from './AmountFields.tsx';
import { CurrencyInput } from './CurrencyInput.tsx';

interface DealSumFieldsProps {
  values: AmountValues & { dealDetails: { items: readonly LineValues[] } };
  currency: Currency;
  /** Of the terminal; undefined where it does not say. */
  vatRate: number | undefined;
  /** Lines are offered. */
  lines?: boolean | undefined;
  /** There must be an amount. */
  required?: boolean | undefined;
}

/** What a deal comes to, and what it is for, under the names of a request. */
export function DealSumFields({ values, currency, vatRate, lines, required }: DealSumFieldsProps) {
  return (
    <>
      <AmountFields
        currency={currency}
        beside={<CurrencyInput source="currency" items={values.dealDetails.items} />}
        lines={lines}
        required={required}
      />
      <TotalsText totals={totalsOf(values, vatRate ?? 0)} currency={currency} vatRate={vatRate} />
      <DealTextFields />
    </>
  );
}

/** What a deal is for, as the payer and the books are told. */
export function DealTextFields() {
  const translate = useTranslate();
  return (
    <>
      <TextInput
        source="dealDetails.dealDescription"
        label={translate('dealField.description')}
        helperText={translate('dealField.descriptionHelp')}
        maxLength={250}
      />
      <TextInput source="dealDetails.dealReference" label={translate('dealField.reference')} maxLength={50} dir="ltr" />
    </>
  );
}
