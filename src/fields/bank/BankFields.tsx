import { useTranslate } from 'react-admin';
import { bankAccountWarning } from '#contract/rules/bankAccount.ts';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import { useSettings } from '#src/settings/settings.ts';
import { ChoiceInput } from '#src/ui/combobox/ChoiceInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { NumberTextInput } from '#src/ui/inputs/NumberTextInput.tsx';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import styles from './BankFields.module.css';

/** A bank account as typed. */
export interface BankValues {
  bank: string;
  bankBranch: string;
  bankAccount: string;
}

const noAccount: BankValues = { bank: '', bankBranch: '', bankAccount: '' };

/** Codes travel as numbers: `09` and `9` are one bank. */
const codeOf = (code: string) => String(Number(code));

/**
 * A bank account: bank, branch, number. A number whose check digit does not fit is doubted, never refused.
 * @param props.source where the account stands in the form, as `bankDetails`
 */
export function BankFields({ source, required = false }: { source: string; required?: boolean }) {
  const translate = useTranslate();
  const { dictionaries } = useSettings();
  const { bank, bankBranch, bankAccount } = useFieldValues(source, noAccount);
  const options = Object.entries(dictionaries.banks ?? {})
    .map(([code, name]) => ({ id: codeOf(code), title: `${code} · ${name}` }))
    .toSorted((one, other) => Number(one.id) - Number(other.id));
  // A bank that the dictionary has lost stays the customer's.
  const known = bank === '' || options.some(({ id }) => id === bank);
  const warning = bankAccountWarning(bank, bankBranch, bankAccount);
  return (
    <>
      <ChoiceInput
        source={`${source}.bank`}
        label={translate('bankField.bank')}
        options={known ? options : [...options, { id: bank, title: bank }]}
        placeholder={required ? translate('bankField.choose') : translate('bankField.none')}
        required={required}
      />
      <FieldGrid>
        <NumberTextInput
          source={`${source}.bankBranch`}
          label={translate('bankField.branch')}
          maxLength={3}
          required={required}
        />
        <NumberTextInput
          source={`${source}.bankAccount`}
          label={translate('bankField.account')}
          maxLength={12}
          required={required}
        />
      </FieldGrid>
      <p role="status" className={warning ? styles.warning : visuallyHidden}>
        {warning && translate(warning.key, warning.values)}
      </p>
    </>
  );
}
