import type { TranslateFunction } from 'react-admin';

/** How many digits are expected, in words. @param lengths those that are allowed, the least first */
export function digitsText(lengths: readonly number[], translate: TranslateFunction): string {
  const [min, max] = [lengths[0], lengths.at(-1)];
  if (min === max) return translate('expects.digits', { count: min });
  return translate(`expects.${lengths.length === 2 ? 'either' : 'between'}`, { min, max });
}
