import { useTranslate } from 'react-admin';
import type { LineValues } from '#src/fields/lines/lineValues.ts';
import { useSettings } from '#src/settings/settings.ts';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';

/** The currency of a deal; items of the catalogue, which have their price in one, bind it. */
export function CurrencyInput({ source, items }: { source: string; items: readonly LineValues[] }) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const isBound = items.some(({ itemID }) => itemID !== '');
  if (currencies.length < 2) return null;
  return (
    <SelectInput
      source={source}
      label={translate('dealField.currency')}
      helperText={isBound ? translate('dealField.currencyBound') : undefined}
      options={currencies.map(({ code, name: word, symbol }) => ({
        value: code,
        text: word === code ? code : `${word} (${symbol})`,
      }))}
      disabled={isBound}
    />
  );
}
