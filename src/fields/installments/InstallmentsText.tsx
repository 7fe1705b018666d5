import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import type { Installments } from '#contract/rules/installments.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';

interface InstallmentsTextProps {
  payments: Installments;
  currency: Pick<Currency, 'symbol'>;
}

/** The payments of a deal in one line: equal ones by their number, else the first one and the further ones. */
export function InstallmentsText({ payments, currency }: InstallmentsTextProps) {
  const translate = useTranslate();
  const { numberOfPayments, initialPaymentAmount, installmentPaymentAmount } = payments;
  const each = <MoneyText amount={toDecimal(installmentPaymentAmount)} currency={currency} />;
  if (initialPaymentAmount === installmentPaymentAmount) {
    return (
      <>
        {numberOfPayments} × {each}
      </>
    );
  }
  return (
    <>
      {translate('installmentsField.firstPayment')}{' '}
      <MoneyText amount={toDecimal(initialPaymentAmount)} currency={currency} />
      {' · '}
      {translate('installmentsField.furtherPayments', { smart_count: numberOfPayments - 1 })} {each}
    </>
  );
}
