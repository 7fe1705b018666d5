import { useMemo, type ReactNode } from 'react';
import { decimalMask } from './masks/decimal.ts';
import { FormattedInput } from './FormattedInput.tsx';
import styles from './input.module.css';
import type { InputProps } from './useField.ts';

export interface DecimalInputProps extends InputProps {
  /** Most decimal places that can be typed. */
  decimals?: number;
  /** Rewrites the text once the person leaves. */
  settle?: (text: string) => string;
  placeholder?: string;
  /** Stands after the number, such as a symbol. */
  adornment?: ReactNode;
}

/** A number with one dot; a comma becomes a dot (spec §5). */
export function DecimalInput({ decimals = 2, ...props }: DecimalInputProps) {
  const mask = useMemo(() => decimalMask(decimals), [decimals]);
  return (
    <FormattedInput
      {...props}
      type="text"
      dir="ltr"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={styles.number}
      mask={mask}
      selectsOnFocus
    />
  );
}
