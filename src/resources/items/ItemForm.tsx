import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { chooseCurrency } from '#src/settings/currency.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { ConflictPanel } from '#src/forms/conflict/ConflictPanel.tsx';
import type { Meanwhile } from '#src/forms/conflict/useConflict.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import type { GuardedForm } from '#src/forms/useGuardedForm.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
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
    <div className="field-grid">
      <MoneyInput name="price" label={translate('item.price')} currency={chooseCurrency(currencies, code)} required />
      <SelectInput
        name="currency"
        label={translate('item.currency')}
        options={currencies.map((one) => ({ value: one.code, text: `${one.name} (${one.symbol})` }))}
        required
      />
    </div>
  );
}

interface ItemFormProps {
  form: GuardedForm<ItemValues>;
  terminalID: string;
  saveLabel: string;
  /** What somebody else has changed since the form was opened. */
  meanwhile?: Meanwhile | undefined;
  onCancel: () => void;
}

/** The fields of an item, to create one or change it. */
export function ItemForm({ form, terminalID, saveLabel, meanwhile, onCancel }: ItemFormProps) {
  const translate = useTranslate();
  return (
    <FormFrame form={form} saveLabel={saveLabel} onCancel={onCancel} narrow>
      {meanwhile && <ConflictPanel meanwhile={meanwhile} />}
      <FormSection title={translate('item.details')}>
        <TextInput name="itemName" label={translate('item.name')} maxLength={250} required autoFocus={!meanwhile} />
        <PriceFields />
        <CheckboxInput name="vatExempt" label={translate('item.vatExempt')} />
        <CategoryInput terminalID={terminalID} />
        <div className="field-grid">
          <TextInput name="sku" label={translate('item.sku')} maxLength={50} dir="ltr" />
          <TextInput
            name="externalReference"
            label={translate('item.externalReference')}
            help={translate('item.externalReferenceHelp')}
            maxLength={50}
            dir="ltr"
          />
        </div>
      </FormSection>
    </FormFrame>
  );
}
