import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { BankFields } from '#src/fields/bank/BankFields.tsx';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { NumberTextInput } from '#src/ui/inputs/NumberTextInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import styles from './PaymentsEditor.module.css';

/** What a kind of payment tells besides its amount. */
function Details({ source, kind }: { source: string; kind: string }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`paymentsField.${field}`);
  switch (kind) {
    case 'card':
      return (
        <>
          <NumberTextInput source={`${source}.cardNumber`} label={label('lastDigits')} maxLength={4} />
          <TextInput source={`${source}.okNumber`} label={label('okNumber')} maxLength={20} dir="ltr" />
        </>
      );
    case 'bank':
      return (
        <>
          <TextInput source={`${source}.reference`} label={label('reference')} maxLength={20} dir="ltr" />
          <DateInput source={`${source}.dueDate`} label={label('dueDate')} />
        </>
      );
    case 'cheque':
      return (
        <>
          <NumberTextInput source={`${source}.chequeNumber`} label={label('chequeNumber')} maxLength={20} required />
          <DateInput source={`${source}.chequeDate`} label={label('chequeDate')} required />
        </>
      );
    default:
      return null;
  }
}

interface PaymentFieldsProps {
  /** Of the line in the form, as `paymentDetails.0`. */
  source: string;
  currency: Currency;
  onRemove: () => void;
}

/** One line of how a document is paid. */
export function PaymentFields({ source, currency, onRemove }: PaymentFieldsProps) {
  const translate = useTranslate();
  const kind = useFieldValues<string>(`${source}.paymentType`, '');
  const { paymentTypeEnum: words = {} } = useSettings().dictionaries;
  const title = words[kind] ?? kind;
  return (
    <fieldset className={styles.payment}>
      <legend>{title}</legend>
      <FieldGrid>
        <MoneyInput
          source={`${source}.amount`}
          label={translate('paymentsField.amount')}
          currency={currency}
          required
        />
        <Details source={source} kind={kind} />
      </FieldGrid>
      {(kind === 'bank' || kind === 'cheque') && <BankFields source={source} required />}
      <button
        type="button"
        className={iconButtonClass('small')}
        aria-label={translate('paymentsField.remove', { name: title })}
        onClick={onRemove}
      >
        <DeleteOutlinedIcon fontSize="inherit" />
      </button>
    </fieldset>
  );
}
