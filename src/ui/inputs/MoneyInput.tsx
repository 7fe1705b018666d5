import type { Currency } from '#src/settings/dictionaries.ts';
import { DecimalInput } from './DecimalInput.tsx';
import { settleMoney } from './masks/decimal.ts';
import styles from './input.module.css';
import type { InputProps } from './useField.ts';

interface MoneyInputProps extends InputProps {
  /** Whose symbol stands beside the amount. */
  currency: Pick<Currency, 'symbol'>;
}

/** An amount: two decimals, a dot, no thousands separator (spec §5); a typed or pasted `1,234.50 ₪` is understood. */
export function MoneyInput({ currency, ...props }: MoneyInputProps) {
  return (
    <DecimalInput
      {...props}
      placeholder="0.00"
      settle={settleMoney}
      adornment={
        <span className={styles.adornment} aria-hidden="true">
          {currency.symbol}
        </span>
      }
    />
  );
}
