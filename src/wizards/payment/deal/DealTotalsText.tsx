import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { totalsOf } from '#src/wizards/payment/form/totals.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** Discount, VAT and total of the deal; nothing while there is no amount. */
export function DealTotalsText() {
  const translate = useTranslate();
  const { currency, terminal } = usePayment();
  const values = usePaymentValues();
  const { amount, discountTotal, netTotal, vatTotal } = totalsOf(values, terminal.vatRate ?? 0);
  if (amount <= 0) return null;
  const rows: [string, number][] = [
    ...(discountTotal > 0 ? [[translate('payment.deal.discountTotal'), -discountTotal] as [string, number]] : []),
    ...(terminal.vatRate === undefined
      ? []
      : ([
          [translate('payment.deal.netTotal'), netTotal],
          [translate('payment.deal.vatTotal'), vatTotal],
        ] as [string, number][])),
    [translate('payment.deal.total'), amount],
  ];
  return (
    <dl className="deal-totals">
      {rows.map(([label, agorot]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <MoneyText amount={toDecimal(agorot)} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
