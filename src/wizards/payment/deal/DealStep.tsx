import { useTranslate } from 'react-admin';
import { LinesEditor } from '#src/fields/lines/LinesEditor.tsx';
import { emptyLine, type LineValues } from '#src/fields/lines/lineValues.ts';
import { agorotOf } from '#src/fields/lines/totals.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { dealTypesOf } from '#src/wizards/payment/form/offers.ts';
import { usePayment, usePaymentForm, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import { useStartField } from '#src/wizards/payment/useStartField.ts';
import { CurrencyFields } from './CurrencyFields.tsx';
import { DealTotals } from './DealTotals.tsx';

/** What is done, and for how much: one amount, or lines that add up. */
export function DealStep() {
  const translate = useTranslate();
  const { kind, terminal, currency } = usePayment();
  const { jDealType, dealDetails } = usePaymentValues();
  const types = dealTypesOf(kind, terminal);
  const hasLines = dealDetails.items.length > 0;
  const { getValues } = usePaymentForm();
  useStartField('transactionAmount');

  /** The first free line takes over what was typed as the amount, which is back when no line is left. */
  function firstLine(): LineValues {
    const { transactionAmount, withoutVat } = getValues();
    return agorotOf(transactionAmount) > 0 ? { ...emptyLine, price: transactionAmount, withoutVat } : emptyLine;
  }
  return (
    <>
      {types.length > 1 && (
        <RadioInput
          name="jDealType"
          label={translate('payment.deal.type')}
          help={translate(`payment.deal.typeHelp.${jDealType}`, { _: '' })}
          options={types.map((value) => ({ value, text: translate(`payment.deal.types.${value}`) }))}
        />
      )}
      {jDealType !== 'J2' && (
        <>
          <FieldGrid>
            {!hasLines && (
              <MoneyInput
                name="transactionAmount"
                label={translate('payment.deal.amount')}
                currency={currency}
                required
              />
            )}
            <CurrencyFields />
          </FieldGrid>
          {!hasLines && <CheckboxInput name="withoutVat" label={translate('payment.deal.withoutVat')} />}
          {kind === 'charge' && <LinesEditor name="dealDetails.items" currency={currency} firstLine={firstLine} />}
          <DealTotals />
        </>
      )}
      <TextInput
        name="dealDetails.dealDescription"
        label={translate('payment.deal.description')}
        help={translate('payment.deal.descriptionHelp')}
        maxLength={250}
      />
    </>
  );
}
