import { clsx } from 'clsx';
import styles from './money.module.css';

/**
 * Classes of an amount.
 * @param isNegative refunds take their tone
 * @param isStruck it came to nothing
 */
export function moneyClass(isNegative = false, isStruck = false): string {
  return clsx(styles.money, isNegative && styles.negative, isStruck && styles.struck);
}
