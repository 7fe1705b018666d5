import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { bankAccountWarning } from '#contract/rules/bankAccount.ts';
import { useSettings } from '#src/settings/settings.ts';
import { ChoiceInput } from '#src/ui/combobox/ChoiceInput.tsx';
import { NumberTextInput } from '#src/ui/inputs/NumberTextInput.tsx';
import type { CustomerValues } from './customerValues.ts';

/** Codes travel as numbers: `09` and `9` are one bank. */
const codeOf = (code: string) => String(Number(code));

/** A bank account: bank, branch, number. A number whose check digit does not fit is doubted, never refused. */
export function BankFields() {
  const translate = useTranslate();
  const { dictionaries } = useSettings();
  const { bank, bankBranch, bankAccount } = useWatch<CustomerValues, 'bankDetails'>({ name: 'bankDetails' });
  const options = Object.entries(dictionaries.banks ?? {})
    .map(([code, name]) => ({ id: codeOf(code), title: `${code} · ${name}` }))
    .toSorted((one, other) => Number(one.id) - Number(other.id));
  // A bank that the dictionary has lost stays the customer's.
  const known = bank === '' || options.some(({ id }) => id === bank);
  const warning = bankAccountWarning(bank, bankBranch, bankAccount);
  return (
    <>
      <ChoiceInput
        name="bankDetails.bank"
        label={translate('customer.bank')}
        options={known ? options : [...options, { id: bank, title: bank }]}
        placeholder={translate('customer.noBank')}
      />
      <div className="field-grid">
        <NumberTextInput name="bankDetails.bankBranch" label={translate('customer.bankBranch')} maxLength={3} />
        <NumberTextInput name="bankDetails.bankAccount" label={translate('customer.bankAccount')} maxLength={12} />
      </div>
      <p role="status" className={warning ? 'field-warning' : 'visually-hidden'}>
        {warning && translate(warning.key, warning.values)}
      </p>
    </>
  );
}
