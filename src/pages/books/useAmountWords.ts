import { toDecimal } from '#contract/money.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { amountInSentence } from '#src/ui/money.ts';

/** Shekels as part of a sentence. */
export function useAmountWords(): (agorot: number) => string {
  const { currencies } = useSettings();
  const locale = useCurrentLocale();
  return (agorot) => amountInSentence(toDecimal(agorot), namedCurrency(currencies, 'ILS'), locale);
}
