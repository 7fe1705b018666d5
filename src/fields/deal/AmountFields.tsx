import type { ReactNode } from 'react';
import { useSourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { LinesEditor } from '#src/fields/lines/LinesEditor.tsx';
import { emptyLine, type LineValues } from '#src/fields/lines/lineValues.ts';
import { agorotOf } from '#src/fields/lines/totals.ts';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';

interface AmountFieldsProps {
  currency: Currency;
  /** Stands beside the amount. */
  beside?: ReactNode;
  /** Lines are offered. */
  lines?: boolean | undefined;
  /** There must be one. */
  required?: boolean | undefined;
  /** It may bear VAT, or say that it does not. */
  taxed?: boolean | undefined;
}

const noLines: readonly LineValues[] = [];

/** How much a deal is: one amount, or lines that add up, under the names of a request. */
export function AmountFields({ currency, beside, lines = true, required = true, taxed = true }: AmountFieldsProps) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const { getSource } = useSourceContext();
  const hasLines = useFieldValues('dealDetails.items', noLines).length > 0;

  /** The first free line takes over what was typed as the amount, which is back when no line is left. */
  function firstLine(): LineValues {
    const price = String(getValues(getSource('transactionAmount')));
    const withoutVat = getValues(getSource('withoutVat')) === true;
    return agorotOf(price) > 0 ? { ...emptyLine, price, withoutVat } : emptyLine;
  }
  return (
    <>
      <FieldGrid>
        {!hasLines && (
          <MoneyInput
            source="transactionAmount"
            label={translate('dealField.amount')}
            currency={currency}
            required={required}
          />
        )}
        {beside}
      </FieldGrid>
      {!hasLines && taxed && <CheckboxInput source="withoutVat" label={translate('dealField.withoutVat')} />}
      {lines && <LinesEditor source="dealDetails.items" currency={currency} firstLine={firstLine} taxed={taxed} />}
    </>
  );
}
