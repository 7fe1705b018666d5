import { totalsOf } from '#src/fields/lines/totals.ts';
import { TotalsText } from '#src/fields/lines/TotalsText.tsx';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** What the deal comes to. */
export function DealTotals() {
  const { currency, terminal } = usePayment();
  const { vatRate } = terminal;
  return <TotalsText totals={totalsOf(usePaymentValues(), vatRate ?? 0)} currency={currency} vatRate={vatRate} />;
}
