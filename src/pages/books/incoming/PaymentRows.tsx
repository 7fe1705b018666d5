import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Amount } from '#src/pages/books/Amounts.tsx';
import styles from '#src/pages/books/books.module.css';
import { pathTo } from '#src/resources/paths.ts';
import type { DealPayment } from './incoming.ts';

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
          <Amount agorot={agorot} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
