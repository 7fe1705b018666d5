import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { pathTo } from '#src/resources/paths.ts';
import type { DealPayment } from './incoming.ts';
import styles from './incoming.module.css';

/** Payments one by one: whose, which of how many, how much; each leads to its transaction. */
export function PaymentRows({ payments, currency }: { payments: readonly DealPayment[]; currency: string }) {
  const translate = useTranslate();
  return (
    <ul className={styles.payments}>
      {payments.map(({ paymentTransactionID: id, cardOwnerName, number, of, agorot }) => (
        <li key={`${id} ${number}`}>
          <Link to={pathTo('Transaction', { id })}>
            <bdi>{cardOwnerName || id.slice(0, 8)}</bdi>
          </Link>
          <span>{translate('books.incoming.payment', { number, of })}</span>
          <FigureAmount agorot={agorot} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
