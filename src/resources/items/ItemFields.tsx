import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { chooseCurrency } from '#src/settings/currency.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { FormSection } from '#src/forms/FormSection.tsx';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { CategoryInput } from './CategoryInput.tsx';
import type { ItemValues } from './itemValues.ts';

function PriceFields() {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const code = useWatch<ItemValues, 'currency'>({ name: 'currency' });
  return (
    <FieldGrid>
      <MoneyInput source="price" label={translate('item.price')} currency={chooseCurrency(currencies, code)} required />
      <SelectInput
        source="currency"
        label={translate('item.currency')}
        options={currencies.map((one) => ({ value: one.code, text: `${one.name} (${one.symbol})` }))}
        required
      />
    </FieldGrid>
  );
}

/** The fields of an item. */
export function ItemFields({ terminalID, autoFocus }: { terminalID: string; autoFocus: boolean }) {
  const translate = useTranslate();
  return (
    <FormSection title={translate('item.details')}>
      <TextInput source="itemName" label={translate('item.name')} maxLength={250} required autoFocus={autoFocus} />
      <PriceFields />
      <CheckboxInput source="vatExempt" label={translate('item.vatExempt')} />
      <CategoryInput terminalID={terminalID} />
      <FieldGrid>
        <TextInput source="sku" label={translate('item.sku')} maxLength={50} dir="ltr" />
        <TextInput
          source="externalReference"
          label={translate('item.externalReference')}
          helperText={translate('item.externalReferenceHelp')}
          maxLength={50}
          dir="ltr"
        />
      </FieldGrid>
    </FormSection>
  );
}
