import { useTranslate } from 'react-admin';
import { useSettings } from '#src/settings/settings.ts';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { DecimalInput } from '#src/ui/inputs/DecimalInput.tsx';
import { ChoiceInput } from '#src/ui/combobox/ChoiceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

const transfer = 'bankTransferDetails';

/** The account a transfer comes from. */
export function BankFields() {
  const translate = useTranslate();
  const banks = Object.entries(useSettings().dictionaries.banks ?? {});
  return (
    <div className="field-grid">
      <ChoiceInput
        name={`${transfer}.bank`}
        label={translate('payment.bank.bank')}
        options={banks.map(([id, name]) => ({ id, title: `${id} · ${name}` }))}
        placeholder={translate('payment.bank.choose')}
        required
      />
      <DecimalInput name={`${transfer}.bankBranch`} label={translate('payment.bank.branch')} decimals={0} required />
      <DecimalInput name={`${transfer}.bankAccount`} label={translate('payment.bank.account')} decimals={0} required />
      <DateInput name={`${transfer}.dueDate`} label={translate('payment.bank.dueDate')} />
      <TextInput name={`${transfer}.reference`} label={translate('payment.bank.reference')} maxLength={20} />
    </div>
  );
}
