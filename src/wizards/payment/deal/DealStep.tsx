import { useTranslate } from 'react-admin';
import { FormFault } from '#src/forms/FormFault.tsx';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { dealTypesOf } from '#src/wizards/payment/form/offers.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import { useStartField } from '#src/wizards/payment/useStartField.ts';
import { CurrencyFields } from './CurrencyFields.tsx';
import { LinesEditor } from './LinesEditor.tsx';
import { DealTotalsText } from './DealTotalsText.tsx';

/** What is done, and for how much: one amount, or lines that add up. */
export function DealStep() {
  const translate = useTranslate();
  const { kind, terminal, currency } = usePayment();
  const { jDealType, dealDetails } = usePaymentValues();
  const types = dealTypesOf(kind, terminal);
  const hasLines = dealDetails.items.length > 0;
  useStartField('transactionAmount');
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
          <div className="field-grid">
            {!hasLines && (
              <MoneyInput
                name="transactionAmount"
                label={translate('payment.deal.amount')}
                currency={currency}
                required
              />
            )}
            <CurrencyFields />
          </div>
          {!hasLines && <CheckboxInput name="withoutVat" label={translate('payment.deal.withoutVat')} />}
          {kind === 'charge' && <LinesEditor />}
          <FormFault rulesOnly />
          <DealTotalsText />
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
