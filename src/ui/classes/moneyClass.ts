import { clsx } from 'clsx';
import styles from './money.module.css';

/** Classes of an amount. @param isNegative refunds take their tone */
export function moneyClass(isNegative = false): string {
  return clsx(styles.money, isNegative && styles.negative);
}
