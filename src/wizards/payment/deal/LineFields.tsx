import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { lineAmount, toDecimal } from '#contract/money.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { DecimalInput } from '#src/ui/inputs/DecimalInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { emptyLine } from '#src/wizards/payment/form/paymentForm.ts';
import { amountsOf } from '#src/wizards/payment/form/totals.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** One line of a deal. */
export function LineFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const translate = useTranslate();
  const { currency } = usePayment();
  const line = usePaymentValues().dealDetails.items[index] ?? emptyLine;
  const at = (field: string) => `dealDetails.items.${index}.${field}`;
  const title = translate('payment.lines.line', { number: index + 1 });
  return (
    <fieldset className="line">
      <legend className="visually-hidden">{title}</legend>
      <div className="line-name">
        <TextInput name={at('itemName')} label={translate('payment.lines.name')} maxLength={250} required />
      </div>
      <MoneyInput name={at('price')} label={translate('payment.lines.price')} currency={currency} required />
      <DecimalInput name={at('quantity')} label={translate('payment.lines.quantity')} required />
      <DecimalInput name={at('discount')} label={translate('payment.lines.discount')} />
      <SelectInput
        name={at('discountUnit')}
        label={translate('payment.lines.discountUnit')}
        options={[
          { value: 'amount', text: currency.symbol },
          { value: 'percent', text: '%' },
        ]}
      />
      <div className="line-end">
        <CheckboxInput name={at('withoutVat')} label={translate('payment.lines.withoutVat')} />
        <strong className="line-amount">
          <span className="visually-hidden">{translate('payment.lines.amount')}</span>{' '}
          <MoneyText amount={toDecimal(lineAmount(amountsOf(line)))} currency={currency} />
        </strong>
        <button
          type="button"
          className="icon-button small"
          aria-label={translate('payment.lines.remove', { line: line.itemName || title })}
          onClick={onRemove}
        >
          <DeleteOutlinedIcon fontSize="inherit" />
        </button>
      </div>
    </fieldset>
  );
}
