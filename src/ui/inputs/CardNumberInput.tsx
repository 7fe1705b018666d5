import { useFormContext } from 'react-hook-form';
import { useSourceContext, useTranslate } from 'react-admin';
import { brandByPrefix, brandOf } from '#contract/brands.ts';
import { parseTrack, type ReadCard } from './card/cardTrack.ts';
import { DigitsInput } from './DigitsInput.tsx';
import { cardNumberMask, digitsOf, groupCardNumber } from './masks/cardNumber.ts';
import { digitsText } from './masks/digitsText.ts';
import styles from './input.module.css';
import { useCardReader } from './card/useCardReader.ts';
import type { InputProps } from './useField.ts';
import { useTyped } from './useTyped.ts';

interface CardNumberInputProps extends InputProps {
  /** The field that takes the expiry a reader finds. */
  expirySource?: string;
  /** Runs after a reader has filled number and expiry in. */
  onRead?: () => void;
}

/**
 * A card's number in the groups of its brand, which is named beside it. A magnetic stripe reader fills in number and
 * expiry from anywhere on the page where no text is typed. It is the customer's card: no browser fills it in or keeps it.
 */
export function CardNumberInput({ expirySource, onRead, ...props }: CardNumberInputProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { getSource } = useSourceContext();
  const digits = digitsOf(useTyped(props.source));
  // By prefix first: on its way to sixteen digits every number has nine and ten, as the brands known by length do.
  const brand = brandByPrefix(digits) ?? brandOf(digits);

  function take({ cardNumber, expiry }: ReadCard): void {
    const options = { shouldDirty: true, shouldTouch: true };
    setValue(getSource(props.source), groupCardNumber(cardNumber), options);
    if (expirySource) setValue(getSource(expirySource), expiry, options);
    onRead?.();
  }
  useCardReader(take);

  return (
    <DigitsInput
      {...props}
      expects={brand && !brand.lengths.includes(digits.length) ? digitsText(brand.lengths, translate) : undefined}
      mask={cardNumberMask}
      onIntercept={({ text, pasted }) => {
        const card = pasted ? parseTrack(text) : undefined;
        if (card) take(card);
        return card !== undefined;
      }}
      adornment={
        <span className={styles.adornment} role="status">
          {brand && translate(`cardBrand.${brand.name}`)}
        </span>
      }
    />
  );
}
