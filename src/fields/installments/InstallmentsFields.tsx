import { useTranslate } from 'react-admin';
import type { EnumValue } from '#contract/enums.ts';
import { paymentLimits } from '#contract/rules/installments.ts';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { DecimalInput } from '#src/ui/inputs/DecimalInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import styles from './InstallmentsFields.module.css';
import { installmentsOf, noInstallments } from './installments.ts';
import { InstallmentsText } from './InstallmentsText.tsx';

interface InstallmentsFieldsProps {
  /** Where the payments stand in the form, as `installmentDetails`. */
  source: string;
  /** Says how many they may be. */
  type: Extract<EnumValue<'transactionType'>, keyof typeof paymentLimits>;
  /** Of the deal, in agorot. */
  total: number;
  currency: Currency;
}

/** The payments of a deal that is paid in parts; the first may be chosen by hand. */
export function InstallmentsFields({ source, type, total, currency }: InstallmentsFieldsProps) {
  const translate = useTranslate();
  const payments = installmentsOf(useFieldValues(source, noInstallments), total);
  return (
    <>
      <FieldGrid>
        <DecimalInput
          source={`${source}.numberOfPayments`}
          label={translate('installmentsField.count')}
          helperText={translate('installmentsField.countHelp', paymentLimits[type])}
          decimals={0}
          required
        />
        <MoneyInput
          source={`${source}.initialPaymentAmount`}
          label={translate('installmentsField.first')}
          helperText={translate('installmentsField.firstHelp')}
          currency={currency}
        />
      </FieldGrid>
      {payments !== 'impossible' && (
        <p className={styles.text} role="status">
          <InstallmentsText payments={payments} currency={currency} />
        </p>
      )}
    </>
  );
}
