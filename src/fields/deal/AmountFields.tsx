import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LinesEditor } from '#src/fields/lines/LinesEditor.tsx';
import type { LineValues } from '#src/fields/lines/lineValues.ts';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { useFirstLine } from './useFirstLine.ts';

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
  const firstLine = useFirstLine();
  const hasLines = useFieldValues('dealDetails.items', noLines).length > 0;

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
