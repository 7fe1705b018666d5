import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { lineAmount, toDecimal } from '#contract/money.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { DecimalInput } from '#src/ui/inputs/DecimalInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import styles from './LineFields.module.css';
import { emptyLine, type LineValues } from './lineValues.ts';
import { amountsOf } from './totals.ts';

interface LineFieldsProps {
  /** Of the lines in the form. */
  source: string;
  index: number;
  currency: Currency;
  /** It may say that it bears no VAT. */
  taxed: boolean;
  onRemove: () => void;
}

/** One line of a deal. */
export function LineFields({ source, index, currency, taxed, onRemove }: LineFieldsProps) {
  const translate = useTranslate();
  const line = useFieldValues(`${source}.${index}`, emptyLine);
  const at = (field: keyof LineValues) => `${source}.${index}.${field}`;
  const title = translate('linesField.line', { number: index + 1 });
  return (
    <fieldset className={styles.line}>
      <legend className={visuallyHidden}>{title}</legend>
      <div className={styles.name}>
        <TextInput source={at('itemName')} label={translate('linesField.name')} maxLength={250} required />
      </div>
      <MoneyInput source={at('price')} label={translate('linesField.price')} currency={currency} required />
      <DecimalInput source={at('quantity')} label={translate('linesField.quantity')} required />
      <DecimalInput source={at('discount')} label={translate('linesField.discount')} />
      <SelectInput
        source={at('discountUnit')}
        label={translate('linesField.discountUnit')}
        options={[
          { value: 'amount', text: currency.symbol },
          { value: 'percent', text: '%' },
        ]}
      />
      <div className={styles.end}>
        {taxed && <CheckboxInput source={at('withoutVat')} label={translate('linesField.withoutVat')} />}
        <strong className={styles.amount}>
          <span className={visuallyHidden}>{translate('linesField.amount')}</span>{' '}
          <MoneyText amount={toDecimal(lineAmount(amountsOf(line)))} currency={currency} />
        </strong>
        <button
          type="button"
          className={iconButtonClass('small')}
          aria-label={translate('linesField.remove', { line: line.itemName || title })}
          onClick={onRemove}
        >
          <DeleteOutlinedIcon fontSize="inherit" />
        </button>
      </div>
    </fieldset>
  );
}
